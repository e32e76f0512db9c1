/** Hash chains: one commitment to many numbers, revealed one by one. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** One link of a hash chain, revealed for a draw, or the commitment to it: 32 bytes as 64 lower-case hexadecimal digits. */
export type Reveal = string;

/** Whether a value has the form of a reveal. */
export const isReveal = (value: unknown): value is Reveal =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/**
 * The reveals of an open draw are public at once. Those of a sealed draw, such as a deal, stay secret until the match is
 * over.
 */
export const chainKinds = ['open', 'sealed'] as const;
/** The kind of one of a person's two chains. */
export type ChainKind = (typeof chainKinds)[number];

/** Enough draws for hours of play. A person whose chain runs out takes no further part in draws. */
export const CHAIN_LENGTH = 8192;

/** Only every 64th link is stored. The others are computed from it with at most 63 hashes. */
const STRIDE = 64;

/**
 * Links 1, 2, 3 … in the order of their reveal. Each is the hash of the next, so a link can be checked
 * against any earlier one and reveals nothing about later ones. Link 0 is the commitment, published before
 * the first draw.
 */
export class Chain {
  /** The number of links that can be revealed. */
  readonly length: number;
  /** The stored links, from the last one back: links length, length − STRIDE, … */
  readonly #storedLinks: Uint8Array[];

  /** `seed`: 32 secret bytes. The same seed gives the same chain. */
  constructor(seed: Uint8Array, length = CHAIN_LENGTH) {
    this.length = length;
    this.#storedLinks = [];
    let link = sha256(seed);
    for (let index = length; index >= 0; index--) {
      if ((length - index) % STRIDE === 0) this.#storedLinks.push(link);
      link = sha256(link);
    }
  }

  /** Link 0, which a person publishes before the first draw. */
  get commitment(): Reveal {
    return this.link(0);
  }

  /** The link to reveal for draw `index` of this chain's kind, counted from 1. Throws a RangeError as `link` does. */
  reveal(index: number): Reveal {
    return this.link(index);
  }

  /** Link `index`. Throws a RangeError beyond the ends of the chain. */
  link(index: number): Reveal {
    if (!Number.isInteger(index) || index < 0 || index > this.length) {
      throw new RangeError(`this chain has links 0 to ${this.length}`);
    }
    const steps = this.length - index;
    return bytesToHex(hashRepeatedly(this.#storedLinks[Math.floor(steps / STRIDE)]!, steps % STRIDE));
  }
}

/** Whether `reveal` is the link `steps` places after `knownReveal` in a chain. */
export const follows = (reveal: Reveal, knownReveal: Reveal, steps: number): boolean =>
  bytesToHex(hashRepeatedly(hexToBytes(reveal), steps)) === knownReveal;

function hashRepeatedly(bytes: Uint8Array, times: number): Uint8Array {
  let link = bytes;
  for (let time = 0; time < times; time++) link = sha256(link);
  return link;
}

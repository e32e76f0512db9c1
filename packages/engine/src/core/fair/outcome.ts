/** Joint draws, which nobody can predict or steer: derived from all players' reveals and the place in the log. */
import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawOutcome } from '../chance.ts';
import type { ChanceRequest, Draw } from '../game.ts';
import { Invalid } from '../invalid.ts';
import { MAX_ENTRIES } from '../plain.ts';
import type { Reveal } from './chain.ts';
import type { Hash } from './entry.ts';

const TWO_32 = 2 ** 32;

/** Throws `Invalid` for an impossible request. A random word has 32 bits, which limits the number of faces. */
function checkRequest(request: ChanceRequest): void {
  const isDice = request.kind === 'dice';
  const count = isDice ? request.count : request.size;
  const faces = isDice ? request.faces : 1;
  if (!isWhole(count, 0, MAX_ENTRIES))
    throw new Invalid('outcome', `at most ${MAX_ENTRIES} numbers are drawn`);
  if (!isWhole(faces, 1, TWO_32)) throw new Invalid('outcome', `a die has 1 to ${TWO_32} faces`);
}

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Identifies one draw in one log. */
export interface DrawContext {
  readonly room: string;
  readonly match: number;
  /** Counts draws of any kind in the match, from 1. */
  readonly draw: number;
  /** The hash of the last step before the draw: `Log.lastStep`. */
  readonly after: Hash;
}

/**
 * The outcome of a draw in a log, from the reveals by player number (null for a player who is left out). HKDF-SHA-256
 * (RFC 5869) with rejection sampling makes every outcome equally likely. Throws `Invalid` for an impossible request.
 */
export function logOutcome(
  request: ChanceRequest,
  { room, match, draw, after }: DrawContext,
  reveals: readonly (Reveal | null)[],
): number[] {
  checkRequest(request);
  const key = extract(sha256, lengthPrefixed(reveals), utf8ToBytes('cheeseboard draw'));
  const info = [room, match, draw, after, nameOf(request)];
  return drawOutcome(
    request,
    drawFrom(key, (block) => JSON.stringify([...info, block])),
  );
}

/** Each reveal after its length (0 if it is missing), so that different lists of reveals give different bytes. */
function lengthPrefixed(reveals: readonly (Reveal | null)[]): Uint8Array {
  const parts = reveals.map((reveal) => (reveal === null ? new Uint8Array() : hexToBytes(reveal)));
  return concatBytes(...parts.flatMap((part) => [Uint8Array.of(part.length), part]));
}

/** Draws random numbers from a key, in blocks. Rejects random words that would favour some numbers. */
function drawFrom(key: Uint8Array, info: (block: number) => string): Draw {
  let block = 0;
  let words: DataView | null = null;
  let usedWords = 0;
  const nextWord = (): number => {
    if (!words || usedWords === words.byteLength) {
      const bytes = expand(sha256, key, utf8ToBytes(info(block)), 256);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      usedWords = 0;
    }
    const word = words.getUint32(usedWords);
    usedWords += 4;
    return word;
  };
  return (bound) => {
    const limit = TWO_32 - (TWO_32 % bound);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % bound;
  };
}

const nameOf = (request: ChanceRequest): string =>
  request.kind === 'shuffle' ? `shuffle ${request.size}` : `dice ${request.count} of ${request.faces}`;

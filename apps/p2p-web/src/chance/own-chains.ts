/** This player's two hash chains for one match, derived from their secret and a salt. */
import { Chain, type ChainKind, type Reveal } from '@cheeseboard/engine/fair';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOfParts } from '../protocol/bytes.ts';

export interface Commitments {
  readonly open: Reveal;
  readonly sealed: Reveal;
}

export class OwnChains {
  readonly #seedOf: (kind: ChainKind) => Uint8Array;
  readonly #chains = new Map<ChainKind, Chain>();

  /** `seed`: the identity's secret. */
  constructor(seed: Uint8Array, room: string, match: number, salt: string) {
    this.#seedOf = (kind) => hmac(sha256, seed, bytesOfParts(['cheeseboard chain', room, match, salt, kind]));
  }

  get commitments(): Commitments {
    return { open: this.#chain('open').commitment, sealed: this.#chain('sealed').commitment };
  }

  /** The reveal with this index; null if the chain is used up. */
  reveal(kind: ChainKind, index: number): Reveal | null {
    const chain = this.#chain(kind);
    return index <= chain.length ? chain.link(index) : null;
  }

  #chain(kind: ChainKind): Chain {
    const cachedChain = this.#chains.get(kind);
    if (cachedChain) return cachedChain;
    const chain = new Chain(this.#seedOf(kind));
    this.#chains.set(kind, chain);
    return chain;
  }
}

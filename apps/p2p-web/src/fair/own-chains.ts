/** This browser's own chains for one match, made anew from its key and a salt (promised.ts) whenever they are needed. */
import { Chain, type ChainKind, type Link } from '@cheeseboard/engine/fair';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { sealed } from '../protocol/bytes.ts';
import type { Pledged } from './dealer.ts';

export class OwnChains {
  readonly #seed: (kind: ChainKind) => Uint8Array;
  readonly #chains = new Map<ChainKind, Chain>();

  /** `seed`: of the identity. Another room, match or salt gives other chains. */
  constructor(seed: Uint8Array, room: string, match: number, salt: string) {
    this.#seed = (kind) => hmac(sha256, seed, sealed(['cheeseboard chain', room, match, salt, kind]));
  }

  get pledge(): Pledged {
    return { open: this.#chain('open').commitment, sealed: this.#chain('sealed').commitment };
  }

  /** Null when the chain is used up: the draw goes on without. */
  link(kind: ChainKind, index: number): Link | null {
    const chain = this.#chain(kind);
    return index <= chain.length ? chain.link(index) : null;
  }

  #chain(kind: ChainKind): Chain {
    let chain = this.#chains.get(kind);
    if (!chain) {
      chain = new Chain(this.#seed(kind));
      this.#chains.set(kind, chain);
    }
    return chain;
  }
}

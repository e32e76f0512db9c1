/**
 * What this browser promised for a match: which chains, and with whom it draws. It is kept, so that a reload goes on with the same chains; and it is
 * looked at before a link is given, so that a host that begins a match a second time learns nothing from the first. Whoever has lost it gives no
 * links any more, and the draws go on without.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { sealed, textOf } from '../protocol/bytes.ts';
import type { Pledger } from './dealer.ts';

export interface Promised {
  readonly match: number;
  /** Makes the chains of this match unlike all others. */
  readonly salt: string;
  /** Who draws together with these chains; null until that is settled. */
  readonly roster: string | null;
}

/** Of one table. Safe at once. */
export interface Promises {
  read(): Promised | null;
  write(promised: Promised): void;
  forget(): void;
}

/** They last as long as the page. */
export function promisesInMemory(): Promises {
  let kept: Promised | null = null;
  return {
    read: () => kept,
    write(promised) {
      kept = promised;
    },
    forget() {
      kept = null;
    },
  };
}

const digests = new WeakMap<readonly Pledger[], string>();

/** Short for: these people, with these chains. Worked out once: it is looked at with every picture. */
export function digestOf(roster: readonly Pledger[]): string {
  let digest = digests.get(roster);
  if (digest === undefined) {
    digest = textOf(sha256(sealed(roster.flatMap(({ id, open, sealed: shut }) => [id, open, shut]))));
    digests.set(roster, digest);
  }
  return digest;
}

/** What this browser remembers of a table. Nothing that a host sends can reset it; a reload forgets none of it. */
import type { ChainKind, Entry, Hash } from '@cheeseboard/engine/fair';
import type { Violation } from '../audit/audit.ts';
import type { HostProof } from '../election/host-proof.ts';
import { FIRST_STORED, type Stored } from '../election/state.ts';
import type { Snapshot } from '../protocol/snapshot.ts';

export interface Share {
  /** The `key` entry that the share belongs to. */
  readonly from: number;
  readonly share: string;
}

export interface MatchMemory {
  readonly match: number;
  /** Makes the chance commitments of this match unlike all others. */
  readonly salt: string;
  /** The highest reveal that was given of each chain. */
  readonly revealed: { readonly open: number; readonly sealed: number };
  /** After which step the newest reveal was given, and of which chain. */
  readonly lastReveal: { readonly after: Hash; readonly kind: ChainKind } | null;
  /** The counter of this person's signatures. */
  readonly n: number;
  readonly entries: readonly Entry[];
  /** By index of the newest entry: a digest of what was shown then, and from whose eyes. */
  readonly views: Readonly<
    Record<number, { readonly viewer: number | 'spectator'; readonly digest: string }>
  >;
  readonly shares: readonly Share[];
  readonly violation: Violation | null;
}

export interface Memory {
  readonly v: 2;
  /** How the last host that was followed came to be host; null before the first. */
  readonly proof: HostProof | null;
  /** The highest match number that was ever signed or seen: it only grows. */
  readonly lastMatch: number;
  readonly election: Stored;
  readonly match: MatchMemory | null;
  readonly snapshot: Snapshot | null;
}

export const EMPTY_MEMORY: Memory = {
  v: 2,
  proof: null,
  lastMatch: 0,
  election: FIRST_STORED,
  match: null,
  snapshot: null,
};

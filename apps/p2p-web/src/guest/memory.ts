/** What this browser remembers of a table. No message can reset it, and it survives a reload. */
import type { ChainKind, Entry, Hash } from '@cheeseboard/engine/fair';
import type { Violation } from '../audit/audit.ts';
import type { HostProof } from '../election/host-proof.ts';
import { FIRST_STORED, type Stored } from '../election/state.ts';
import type { Share } from '../log/open-log.ts';
import type { Snapshot } from '../protocol/snapshot.ts';

export interface MatchMemory {
  readonly match: number;
  /** Makes the chance commitments of this match unique. */
  readonly salt: string;
  /** The index of the newest reveal of each chain. */
  readonly revealed: { readonly open: number; readonly sealed: number };
  /** The step before the newest reveal, and the chain of that reveal. */
  readonly lastReveal: { readonly after: Hash; readonly kind: ChainKind } | null;
  /** The newest value of this person's signature counter. */
  readonly n: number;
  readonly entries: readonly Entry[];
  /** The digest of each view that was shown, and its viewer, by the index of the newest entry at that time. */
  readonly views: Readonly<
    Record<number, { readonly viewer: number | 'spectator'; readonly digest: string }>
  >;
  readonly shares: readonly Share[];
  readonly violation: Violation | null;
}

export interface Memory {
  readonly v: 2;
  /** Proves who the newest known host is; null before the first. */
  readonly proof: HostProof | null;
  /** The highest match number so far. It never decreases. */
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

/** Removes this person's own `host` entry, if their table could not be saved. Nobody else has the entry of a host that never began. */
export function withoutElection(memory: Memory, me: string): Memory {
  const { match, proof } = memory;
  const newestEntry = match?.entries.at(-1);
  if (!match || newestEntry?.body?.kind !== 'host' || newestEntry.body.key !== me) return memory;
  const changes = proof?.changes.filter(({ term }) => term !== newestEntry.term) ?? [];
  // The old host repeats its hand-over, which this browser accepts only if it forgets the new term. Votes are final, so an elected term is kept.
  const isHandOver = 'handover' in newestEntry.body;
  return {
    ...memory,
    election: isHandOver
      ? { ...memory.election, term: newestEntry.term - 1, votedFor: null }
      : memory.election,
    proof: proof && { ...proof, changes },
    match: { ...match, entries: match.entries.slice(0, -1) },
  };
}

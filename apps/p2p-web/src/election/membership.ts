/** Who may elect a host, read from the log (Raft thesis, chapter 4: the latest configuration in the log counts). */
import {
  type Body,
  type Key,
  quorumOf,
  type TableState,
  tableAfter,
  votersOf,
} from '@cheeseboard/engine/fair';

/** The fields of a log entry that elections need. `index` counts from 0. */
export interface Entry {
  readonly index: number;
  /** The term whose host appended it. Every term begins with a `start` or `host` entry. */
  readonly term: number;
  /** Hash chain: covers this entry and all earlier ones. */
  readonly hash: string;
  readonly kind: string;
  /** Null while the body is secret. Bodies that change the membership are never secret. */
  readonly body: Body | null;
}

export type Log = readonly Entry[];

/** The shortest election timeout: longer than the host's lease, so that a host stops before anybody votes for another. */
export const MIN_PATIENCE_MS = 8_000;

export interface Membership {
  /** The index of the entry that made this membership. */
  readonly index: number;
  readonly term: number;
  readonly host: Key;
  /** Everybody with a seat, except the host. */
  readonly voters: readonly Key[];
  /** How many votes elect a host. Null: nobody can be elected. */
  readonly quorum: number | null;
}

const cache = new WeakMap<Log, readonly Membership[]>();

/** All memberships of the log, oldest first: one for each entry that changed it. */
export function membershipsOf(log: Log): readonly Membership[] {
  const cachedMemberships = cache.get(log);
  if (cachedMemberships) return cachedMemberships;
  const memberships: Membership[] = [];
  let table: TableState | null = null;
  for (const { index, term, body } of log) {
    const tableAfterEntry = tableAfter(table, body);
    if (!tableAfterEntry || tableAfterEntry === table) continue;
    table = tableAfterEntry;
    const voters = votersOf(table);
    const quorum = quorumOf(voters.length, table.policy.quorum);
    const previousMembership = memberships.at(-1);
    const isSame =
      previousMembership?.quorum === quorum && previousMembership.voters.join() === voters.join();
    if (!isSame || body?.kind === 'host') memberships.push({ index, term, host: table.host, voters, quorum });
  }
  cache.set(log, memberships);
  return memberships;
}

/** The membership after the newest entry; undefined before `start`. */
export const membershipOf = (log: Log): Membership | undefined => membershipsOf(log).at(-1);

/** How long a voter waits for a silent host before it votes for another: the election timeout. */
export function patienceMs(log: Log): number {
  const policyBody = log.findLast(({ kind }) => kind === 'start' || kind === 'policy')?.body;
  const { patienceSeconds = 0 } =
    (policyBody as { policy?: { patienceSeconds?: number } } | undefined)?.policy ?? {};
  return Math.max(MIN_PATIENCE_MS, patienceSeconds * 1_000);
}

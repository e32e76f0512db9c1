/** Who may elect a host, read from the log (Raft thesis, chapter 4: the latest configuration in the log counts). */

import { type QuorumRule, quorumOf } from '@cheeseboard/engine/fair';

/** A person's public key. */
export type Key = string;

/** The fields of a log entry that elections need. `index` counts from 0. */
export interface Entry {
  readonly index: number;
  /** The term whose host appended it. Every term begins with a `start` or `host` entry. */
  readonly term: number;
  /** Hash chain: covers this entry and all earlier ones. */
  readonly hash: string;
  readonly kind: string;
  /** Null while it is secret. Bodies that change the membership are never secret. */
  readonly body: unknown;
}

export type Log = readonly Entry[];

/** Longer than the host's lease, so that a host stops before anybody votes for another. */
export const MIN_PATIENCE_MS = 8_000;

/** The table settings that elections depend on. `patience`: the election timeout in seconds, if not the shortest. */
export interface ElectionPolicy {
  readonly quorum: QuorumRule;
  readonly patience?: number | undefined;
}

/** The bodies that change the membership. */
export type MembershipBody =
  | {
      readonly kind: 'start';
      readonly host: Key;
      readonly seats: readonly { readonly key?: Key }[];
      readonly policy: ElectionPolicy;
    }
  | { readonly kind: 'seat'; readonly seat: number; readonly change: string; readonly key?: Key }
  | { readonly kind: 'policy'; readonly policy: ElectionPolicy }
  | { readonly kind: 'host'; readonly key: Key };

export interface Membership {
  /** The entry that made it. */
  readonly index: number;
  readonly term: number;
  readonly host: Key;
  readonly rule: QuorumRule;
  /** By seat; null where nobody has the seat. */
  readonly seats: readonly (Key | null)[];
  /** Everybody with a seat, except the host. */
  readonly voters: readonly Key[];
  /** How many votes elect a host. Null: nobody can be elected. */
  readonly quorum: number | null;
}

const cache = new WeakMap<Log, readonly Membership[]>();

/** All memberships of the log, oldest first: one for each entry that changed it. */
export function membershipsOf(log: Log): readonly Membership[] {
  const known = cache.get(log);
  if (known) return known;
  const memberships: Membership[] = [];
  for (const entry of log) {
    const next = changed(memberships.at(-1), entry);
    if (next) memberships.push(next);
  }
  cache.set(log, memberships);
  return memberships;
}

/** The membership after the newest entry; undefined before `start`. */
export const membershipOf = (log: Log): Membership | undefined => membershipsOf(log).at(-1);

/** How long a voter waits for a silent host before it votes for another: the election timeout. */
export function patienceMs(log: Log): number {
  const bodies = log.map(({ body }) => body as MembershipBody | null);
  const last = bodies.findLast((body) => body?.kind === 'start' || body?.kind === 'policy');
  return Math.max(MIN_PATIENCE_MS, (last?.policy.patience ?? 0) * 1_000);
}

/** The membership after `entry`; undefined if it changes nothing. */
function changed(before: Membership | undefined, { index, term, body }: Entry): Membership | undefined {
  const change = body as MembershipBody | null;
  if (change?.kind === 'start') {
    const seats = change.seats.map(({ key }) => key ?? null);
    return membership(index, term, change.host, change.policy.quorum, seats);
  }
  if (!before || !change) return undefined;
  const { host, rule, seats } = before;
  switch (change.kind) {
    case 'host':
      return membership(index, term, change.key, rule, seats);
    case 'policy':
      return change.policy.quorum === rule
        ? undefined
        : membership(index, term, host, change.policy.quorum, seats);
    case 'seat': {
      if (change.change !== 'join' && change.change !== 'leave') return undefined;
      const key = change.change === 'join' ? change.key! : null;
      if (seats[change.seat] === key) return undefined;
      return membership(index, term, host, rule, seats.with(change.seat, key));
    }
    default:
      return undefined;
  }
}

function membership(
  index: number,
  term: number,
  host: Key,
  rule: QuorumRule,
  seats: readonly (Key | null)[],
): Membership {
  const voters = seats.filter((key): key is Key => key !== null && key !== host);
  return { index, term, host, rule, seats, voters, quorum: quorumOf(voters.length, rule) };
}

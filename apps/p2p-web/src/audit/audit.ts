/**
 * What a client checks when a match is over and no entry is secret any more: the log by itself (engine/fair), then the log against what this
 * browser was shown and did. The verdict lists what was checked, or names the first entry that is wrong.
 */
import type { AnyGame, Match, Viewer } from '@cheeseboard/engine';
import {
  digestOf,
  type Hash,
  type Key,
  type Log,
  type Checked as LogChecked,
  LogVerifier,
  type Violation as LogViolation,
  nameOf,
} from '@cheeseboard/engine/fair';
import type { MatchMemory } from '../guest/memory.ts';

/** A violation that only this browser can find, from what it was shown and when it was connected. */
export interface OwnViolation {
  /**
   * `view`: the host showed me another position than the one after this entry. `stand-in`: a bot moved for me while I was here and in time.
   * `asked`: the host asked for what a client never gives, such as a signature for an earlier match. `dropped`: the host accepted my move
   * but did not append it to the log.
   */
  readonly kind: 'view' | 'stand-in' | 'asked' | 'dropped';
  readonly index: number;
  /** The key of the host of that entry; null if the log is empty. */
  readonly key: Key | null;
  readonly name: string | null;
}

export type Violation = LogViolation | OwnViolation;

const ownKinds: readonly string[] = ['view', 'stand-in', 'asked', 'dropped'] satisfies OwnViolation['kind'][];

export const isOwn = (violation: Violation): violation is OwnViolation => ownKinds.includes(violation.kind);

/** Makes a violation that names the host of entry `index`, or of the newest entry if the log has no such entry. */
export function ownViolation(kind: OwnViolation['kind'], index: number, log: Log): OwnViolation {
  const table = log.length === 0 ? null : log.stateAt(Math.min(index, log.length - 1));
  return { kind, index, key: table?.host ?? null, name: table && nameOf(table, table.host) };
}

export interface Checked extends LogChecked {
  readonly views: number;
}

export type Verdict =
  | { readonly type: 'verified' | 'alone'; readonly checked: Checked }
  | { readonly type: 'failed'; readonly violation: Violation };

export interface Audit {
  readonly verdict: Verdict;
  /** The match as far as the log can be replayed. */
  readonly match: Match | null;
}

/**
 * Checks the whole match. Names only the first violation, because later ones may follow from it: a player who was shown another die may
 * break the rules.
 */
export function audit(log: Log, memory: MatchMemory, games: readonly AnyGame[]): Audit {
  const verifier = new LogVerifier(games);
  let { violation } = memory;
  for (const entry of log.entries) {
    const logViolation = verifier.take(entry);
    violation ??= logViolation;
    if (logViolation) break;
    const shownView = memory.views[entry.index];
    if (shownView && shownDigest(verifier.match!, shownView.viewer) !== shownView.digest)
      violation ??= ownViolation('view', entry.index, log);
  }
  const { match } = verifier;
  if (violation) return { verdict: { type: 'failed', violation }, match };
  const checked = { ...verifier.checked, views: Object.keys(memory.views).length };
  return { verdict: { type: checked.alone > 0 ? 'alone' : 'verified', checked }, match };
}

/** For each event, the hash of the events before it and the hash that includes it. The cache lets each event be hashed once. */
const eventHashes = new WeakMap<object, { readonly before: Hash; readonly hash: Hash }>();

/** The digest of a view and the events so far, as the viewer may read them. */
export function viewDigest(view: unknown, events: readonly object[]): Hash {
  let hashBefore: Hash = '';
  for (const event of events) {
    const cached = eventHashes.get(event);
    const hash = cached?.before === hashBefore ? cached.hash : digestOf([hashBefore, event]);
    eventHashes.set(event, { before: hashBefore, hash });
    hashBefore = hash;
  }
  return digestOf([view, hashBefore]);
}

/** The digest of what the host must show this viewer in the match's current position. */
export const shownDigest = (match: Match, viewer: Viewer): string =>
  viewDigest(match.view(viewer), match.events(viewer));

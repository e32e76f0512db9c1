/**
 * What a client checks when a match is over and every body is open: the log by itself (engine/fair), then the log against what this
 * browser was shown and did. The verdict lists what was checked, or names the first entry that is wrong.
 */
import type { AnyGame, Match, Viewer } from '@cheeseboard/engine';
import {
  digestOf,
  type Key,
  type Log,
  type Checked as LogChecked,
  type Violation as LogViolation,
  nameOf,
  verifyLog,
} from '@cheeseboard/engine/fair';
import type { MatchMemory } from '../guest/memory.ts';
import { matchOf } from '../log/replay.ts';

/** What only this browser can find: nobody else knows what it was shown and when it was here. */
export interface OwnViolation {
  /**
   * `view`: I was shown something else than the position after this entry. `stand-in`: a bot moved for me while I was here and in time.
   * `asked`: the host asked for what a client never gives, such as the signature of an earlier match.
   */
  readonly kind: 'view' | 'stand-in' | 'asked';
  readonly index: number;
  /** The host at that time; null before the first entry. */
  readonly key: Key | null;
  readonly name: string | null;
}

export type Violation = LogViolation | OwnViolation;

export const isOwn = (violation: Violation): violation is OwnViolation =>
  violation.kind === 'view' || violation.kind === 'stand-in' || violation.kind === 'asked';

/** Names the host that wrote entry `index`, or would have. */
export function ownViolation(kind: OwnViolation['kind'], index: number, log: Log): OwnViolation {
  const table = log.length === 0 ? null : log.stateAt(Math.min(index, log.length - 1));
  return { kind, index, key: table?.host ?? null, name: table && nameOf(table, table.host) };
}

export interface Checked extends LogChecked {
  /** Views of mine that were compared. */
  readonly views: number;
}

export type Verdict =
  | { readonly type: 'verified' | 'alone'; readonly checked: Checked }
  | { readonly type: 'failed'; readonly violation: Violation };

export function audit(log: Log, memory: MatchMemory, games: readonly AnyGame[]): Verdict {
  if (memory.violation) return { type: 'failed', violation: memory.violation };
  const verdict = verifyLog(log.entries, games);
  if (verdict.type === 'violation') return { type: 'failed', violation: verdict.violation };
  const wrong = wrongView(log, memory, games);
  if (wrong !== null) return { type: 'failed', violation: ownViolation('view', wrong, log) };
  const checked = { ...verdict.checked, views: Object.keys(memory.views).length };
  return { type: checked.alone > 0 ? 'alone' : 'verified', checked };
}

/** What is remembered of a position: the view from a seat and the public events so far. */
export const viewDigest = (view: unknown, events: readonly unknown[]): string => digestOf([view, events]);

function wrongView(log: Log, { views }: MatchMemory, games: readonly AnyGame[]): number | null {
  let wrong: number | null = null;
  matchOf(log, games, (index, match) => {
    const seen = views[index];
    if (wrong === null && seen && shown(match, seen.viewer) !== seen.digest) wrong = index;
  });
  return wrong;
}

const shown = (match: Match, viewer: Viewer): string =>
  viewDigest(
    match.view(viewer),
    match.history.flatMap(({ events }) => events),
  );

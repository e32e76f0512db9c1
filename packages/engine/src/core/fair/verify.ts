/** Checks a record: the moves by replaying them, and the log that it carries. */
import type { AnyGame, GameTypes } from '../game.ts';
import { Invalid } from '../invalid.ts';
import type { Match } from '../match.ts';
import { readRecord } from '../record.ts';
import { readLogProof } from './log-proof.ts';
import { verifyLogOf } from './verify-log.ts';
import type { Violation } from './violation.ts';

/** Figures of a checked record. */
export interface Checked {
  /** Entries of the log; 0 in a record without a log. */
  readonly entries: number;
  readonly signatures: number;
  /** The number of newest entries that only the host has signed or seen, and could still have changed. */
  readonly unconfirmed: number;
  readonly steps: number;
  readonly moves: number;
  readonly draws: number;
  readonly people: number;
  /** Draws that left somebody out. */
  readonly without: number;
  /** Draws by one person, or by half of the players or fewer, who could have chosen the outcome. */
  readonly alone: number;
  /** The entries that took a seat from somebody who was away, to give it to another key. */
  readonly replaced: readonly { readonly index: number; readonly name: string }[];
}

/** The result of checking a record. */
export type Verdict =
  | { readonly type: 'verified'; readonly checked: Checked }
  /** Nothing is wrong, but `open` entries are still secret (their number). */
  | { readonly type: 'incomplete'; readonly checked: Checked; readonly open: number }
  /** Nothing is wrong, but too few people made some of the draws. */
  | { readonly type: 'alone'; readonly checked: Checked }
  /** A record without a proof, from a match on one device or with bots only. It obeys the rules. */
  | { readonly type: 'unproven'; readonly checked: Checked }
  /** A proof of an earlier version, which is not checked any more. The moves obey the rules. */
  | { readonly type: 'older'; readonly checked: Checked }
  /** The log contains a violation; this is the first one. */
  | { readonly type: 'violation'; readonly violation: Violation }
  /** The record itself cannot be replayed: the reason and the line. */
  | { readonly type: 'record'; readonly line: number | null; readonly reason: string };

/** Reads a record with its proof and checks both. Never throws: every error becomes a verdict. */
export function verify(record: string, games: readonly AnyGame[]): Verdict {
  try {
    const match = readRecord(record, games);
    const log = readLogProof(record, match);
    if (log) return verifyLogOf(match, log, games);
    return { type: hasOlderProof(record) ? 'older' : 'unproven', checked: figuresOf(match) };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const reason = error.message.replace(/^record(?:, line \d+)?: /, '');
    return { type: 'record', line: error.line ?? null, reason };
  }
}

/** Whether the record carries hash chains in comments. Records did before matches had a log. */
const hasOlderProof = (record: string): boolean => /^# fair /m.test(record);

function figuresOf({ history }: Match<GameTypes>): Checked {
  const draws = history.filter(({ step }) => 'outcome' in step).length;
  return {
    entries: 0,
    signatures: 0,
    unconfirmed: 0,
    steps: history.length,
    moves: history.length - draws,
    draws,
    people: 0,
    without: 0,
    alone: 0,
    replaced: [],
  };
}

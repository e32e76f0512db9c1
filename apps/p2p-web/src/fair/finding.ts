/** What can be found out about a match, while it is played and when it is over. */
import type { Checked, Verdict } from '@cheeseboard/engine/fair';

/** What was found out. `step` counts from 1, as in a record. */
export type Finding =
  | Exclude<
      Verdict,
      { readonly type: 'verified' | 'incomplete' | 'alone' | 'unproven' | 'older' | 'violation' }
    >
  /** The roster is not the one that was announced, or my own pledge is not in it as I gave it. */
  | { readonly type: 'roster' }
  /** I pledged, and am not in the roster: my pledge was too late, or was left out. */
  | { readonly type: 'outside' }
  /** I pledged, or should have been asked to, and the host draws alone. */
  | { readonly type: 'alone' }
  /** I gave my link in time, and was left out again and again. */
  | { readonly type: 'left-out'; readonly draw: number }
  /** Who was left out of a draw is told otherwise than before. */
  | { readonly type: 'without'; readonly draw: number }
  /** I was shown something else than my seat could see, or two things at once. */
  | { readonly type: 'view'; readonly step: number }
  /** My seat made a move that I did not make, or mine is not there. */
  | { readonly type: 'move'; readonly step: number };

/** These may be nobody's fault: a line that was too slow looks the same. */
const blameless = ['outside', 'alone', 'left-out'] as const;
export type Blameless = (typeof blameless)[number];
const isBlameless = ({ type }: Finding): boolean => blameless.some((one) => one === type);

/** The one to tell of two: the first, but what may be a slow line must not hide what is none. */
export const graver = (first: Finding | null, next: Finding): Finding =>
  first && (!isBlameless(first) || isBlameless(next)) ? first : next;

export interface Seen extends Omit<Checked, 'entries' | 'signatures' | 'unconfirmed'> {
  /** Views of mine that were compared. */
  readonly views: number;
  /** Moves of mine that are there as I made them. */
  readonly own: number;
  /** The version that was seen first: what came before it, this page has not seen. */
  readonly since: number;
}

export type Audit =
  | { readonly type: 'verified'; readonly seen: Seen }
  | { readonly type: 'incomplete'; readonly seen: Seen; readonly open: number }
  /** Nothing is wrong, but some draws were made by one person alone. */
  | { readonly type: 'alone'; readonly seen: Seen }
  | { readonly type: 'failed'; readonly finding: Finding };

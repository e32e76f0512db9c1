/** What a game explains to somebody who plays it for the first time, and which moves it lets them think over. */
import type { GameTypes } from './game.ts';
import type { Language } from './text/language.ts';

/**
 * What the reader sees when something may be explained: only what their seat may know. So an explanation cannot give a secret away, and a
 * guest, who has no state, gets the same explanations as everybody else.
 */
export interface Moment<T extends GameTypes = GameTypes> {
  /** The view of the reader's seat. */
  readonly view: T['view'];
  /** The reader's legal moves; empty while others act. */
  readonly moves: readonly T['move'][];
  /** What has just happened, as the reader may read it. */
  readonly events: readonly T['event'][];
}

/** Something that is explained when it first matters. */
export interface Explanation<T extends GameTypes = GameTypes, Id extends string = string> {
  /** Names the explanation in the texts and in what the reader knows. */
  readonly id: Id;
  readonly rule: T['rule'];
  /** The preset in which it first matters; absent if that is the first preset. */
  readonly preset?: string;
  /** Whether it matters now. */
  when(moment: Moment<T>): boolean;
  /** Whether this move, made in a moment in which the explanation matters, shows that the reader knows it. Absent: no move shows it. */
  known?(moment: Moment<T>, move: T['move']): boolean;
}

/** A legal move that harms the player who makes it. Against bots the reader is told before anybody else sees the move. */
export interface Mistake<T extends GameTypes = GameTypes, Id extends string = string> {
  readonly id: Id;
  readonly rule: T['rule'];
  /** The preset in which it first matters; absent if that is the first preset. */
  readonly preset?: string;
  when(moment: Moment<T>, move: T['move']): boolean;
}

/** What a game teaches. */
export interface Teaching<T extends GameTypes = GameTypes, Id extends string = string> {
  /** In the order in which they are explained if several matter at once. */
  readonly explanations: readonly Explanation<T, Id>[];
  readonly mistakes: readonly Mistake<T, Id>[];
}

/** The longest text of an explanation, in characters: two lines, or three beside a button, on a phone of 360 pixels. */
export const LESSON_MAX_CHARACTERS = 92;

/** One or two short sentences for each explanation and mistake, by id. */
export type LessonText<Id extends string = string> = { readonly [id in Id]: string };

/** The texts of what a game teaches, in every language. */
export type LessonTexts<Id extends string = string> = { readonly [L in Language]: LessonText<Id> };

/** The teaching of any game. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyTeaching = Teaching<any>;

/** What a game teaches, with its texts. */
export interface TeachingWithTexts {
  readonly teaching: AnyTeaching;
  readonly lessons: LessonTexts;
}

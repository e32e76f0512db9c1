/**
 * What a game's pages are made of: data, one file each, checked against the engine (`test/`). Texts are Markdown; a link that
 * starts with `~/` leads to a page of this site in the reader's language: `[follow](~/games/david-goliath/rules/#dg-5)`.
 */
import type { AnyGame, RuleId, Seat } from '@cheeseboard/engine';
import type { AnyPositions } from '@cheeseboard/engine/positions';
import type { AnyGameTexts } from '@cheeseboard/engine/text';
import type { Texts } from '../site.ts';

/** Part of an event: all that stands here must stand in the event, too. */
export interface Pattern {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A move as records write it: `g12`; for another seat than the one whose turn it is, `@2 g12`. */
export type MoveText = string;

/** What a reader can try in a position: moves one after the other, and what the last of them leads to. */
export type Attempt = { readonly moves: readonly [MoveText, ...MoveText[]]; readonly say?: Texts } & (
  | { readonly refused: RuleId }
  | { readonly brings: Pattern }
);

/** A position, whose seat the reader has, and what can be tried. */
export interface Case {
  /** As `writePosition` writes it. */
  readonly position: string;
  /** Left out: whoever is to act. */
  readonly you?: Seat;
  /** What dice and deals bring. Left out: nothing is drawn. */
  readonly seed?: string;
  /** What the switch says, where the cases differ in something else than an option: the number of players. */
  readonly label?: Texts;
  readonly attempts: readonly Attempt[];
}

/** A live position in which a rule can be tried, also wrongly. */
export interface Example {
  /** Its anchor: `dg-5`, or `dg-5-void` for a second one of a rule. */
  readonly id: string;
  readonly rule: RuleId;
  readonly title: Texts;
  /** What to look at. */
  readonly text: Texts;
  readonly names?: readonly string[];
  /** The reader plays for everybody. */
  readonly hotSeat?: boolean;
  /** The option that the cases differ in: then there is a switch. Its values stand in the positions. */
  readonly option?: string;
  readonly cases: readonly [Case, ...Case[]];
}

export interface Section {
  readonly rule: RuleId;
  /** The rule in our own words, with the reason where it helps. */
  readonly text: Texts;
  readonly examples: readonly Example[];
}

interface Puzzle {
  readonly id: string;
  readonly title: Texts;
  /** What is to be done, or the question. */
  readonly goal: Texts;
  readonly hint: Texts;
  /** Why the solution is one. */
  readonly why: Texts;
  readonly position: string;
  readonly you?: Seat;
  readonly seed?: string;
  readonly names?: readonly string[];
}

/** To be solved by moves. */
export interface Task extends Puzzle {
  readonly kind: 'task';
  /** What has to happen. */
  readonly solved: Pattern;
  /** What must not happen before or at that. */
  readonly without?: Pattern;
  /** The reader's moves. */
  readonly solution: readonly [MoveText, ...MoveText[]];
  /**
   * What the others play after the reader: each the first of these that is legal, or else the first legal move. Left out: the reader
   * moves once and nobody else.
   */
  readonly others?: readonly MoveText[];
}

/** To be solved by thinking: one answer is right, and moves prove it. */
export interface Question extends Puzzle {
  readonly kind: 'question';
  readonly answers: readonly [Texts, Texts, ...Texts[]];
  readonly right: number;
  readonly proof: { readonly moves: readonly [MoveText, ...MoveText[]]; readonly brings: Pattern };
}

export type Challenge = Task | Question;

/** A step of the lesson: a few words, something to do, and a few words when it is done. */
export type LessonStep = Omit<Task, 'kind' | 'hint'>;

/** A game that bots have played. */
export interface Replay {
  readonly id: string;
  /** A file made by `pnpm records`: `import record from './records/one-deal.txt?raw'`. */
  readonly record: string;
  readonly title: Texts;
  readonly text: Texts;
  /** Where to look: the step, and what happens in it. */
  readonly moments: readonly { readonly at: number; readonly brings: Pattern; readonly say: Texts }[];
}

/** All that `src/games/<id>/index.ts` says, as `pages`. */
export interface GamePages {
  /** As the engine calls it. */
  readonly id: string;
  /** How it compares: from 0 (none) to 3 (much). */
  readonly facts: {
    readonly minutes: readonly [from: number, to: number];
    readonly luck: 0 | 1 | 2 | 3;
    readonly bluff: 0 | 1 | 2 | 3;
    /** Who will like it. */
    readonly suits: Texts;
  };
  /** Five minutes. Nothing is explained before it is needed. */
  readonly lesson: { readonly intro: Texts; readonly steps: readonly LessonStep[]; readonly outro: Texts };
  /** One for every rule of the engine. */
  readonly rules: readonly Section[];
  readonly challenges: readonly Challenge[];
  readonly strategy: { readonly text: Texts; readonly replays: readonly Replay[] };
  /** All one needs at the table, short enough for one printed page. */
  readonly summary: Texts;
}

/** The pages of a game, and what the engine knows of it. */
export interface GameDocs extends GamePages {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly positions: AnyPositions;
}

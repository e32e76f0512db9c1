/**
 * The data behind a game's pages, checked against the engine (`test/`). Texts are Markdown. A link that starts with `~/`
 * leads to a page of this site in the reader's language: `[follow](~/games/<id>/rules/#dg-5)`.
 */
import type { AnyGame, RuleId, Seat } from '@cheeseboard/engine';
import type { AnyPositions } from '@cheeseboard/engine/positions';
import type { AnyGameTexts } from '@cheeseboard/engine/text';
import type { Language, Texts } from '../site.ts';

/** Part of an event: an event matches if it has all of these keys and values. */
export interface Pattern {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A move in the notation of records: `g12`, or `@2 g12` for seat 2 when it is not the seat to act. */
export type MoveText = string;

/** At least one move, in the order of play. */
export type Line = readonly [MoveText, ...MoveText[]];

/** Moves that a reader can try in a position, and the outcome of the last one. */
export type Attempt = { readonly moves: Line; readonly note?: Texts } & (
  | { readonly refused: RuleId }
  | { readonly causes: Pattern }
);

/** A position, the reader's seat, and what to try. */
export interface Case {
  /** A position in the notation of `writePosition`. */
  readonly position: string;
  /** The reader's seat. By default, the seat to act. */
  readonly you?: Seat;
  /** The seed of dice and deals. Without a seed, nothing is drawn. */
  readonly seed?: string;
  /** The label of the switch if the cases differ in something other than an option, such as the number of players. */
  readonly label?: Texts;
  readonly attempts: readonly Attempt[];
}

/** A live position in which to try a rule, even with illegal moves. */
export interface Example {
  /** The anchor of the example: `dg-5`, or `dg-5-void` for a second example of the rule. */
  readonly id: string;
  readonly rule: RuleId;
  readonly title: Texts;
  /** What the reader should look at. */
  readonly text: Texts;
  readonly names?: readonly string[];
  /** True if the reader plays for everybody. */
  readonly hotSeat?: boolean;
  /** The option in which the cases differ; a switch then chooses between them. Its values come from the positions. */
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
  /** The task or the question. */
  readonly goal: Texts;
  readonly hint: Texts;
  /** Why the solution works. */
  readonly why: Texts;
  readonly position: string;
  readonly you?: Seat;
  readonly seed?: string;
  readonly names?: readonly string[];
}

/** A puzzle that is solved by making moves. */
export interface Task extends Puzzle {
  readonly kind: 'task';
  /** The event that solves the task. */
  readonly solved: Pattern;
  /** An event that prevents the task from being solved if it has happened. */
  readonly without?: Pattern;
  /** The reader's moves. */
  readonly solution: Line;
  /** Other lines that solve the task, with the same explanation. A test searches for missing ones. */
  readonly alternatives?: readonly Line[];
  /**
   * What the others play after the reader: the first of these moves that is legal, or else their first legal move.
   * If absent, only the reader moves, once.
   */
  readonly others?: readonly MoveText[];
  /**
   * Why moves that solve nothing miss the goal. The first entry with an event that has happened is told, after what the engine tells. A test
   * demands one for every such line.
   */
  readonly missed?: readonly Missed[];
}

export interface Missed {
  readonly event: Pattern;
  readonly note: Texts;
}

/** A puzzle that is solved by choosing an answer. One answer is right, and the moves of `proof` show that. */
export interface Question extends Puzzle {
  readonly kind: 'question';
  readonly answers: readonly [Texts, Texts, ...Texts[]];
  readonly right: number;
  /** What each wrong answer overlooks, by its place in `answers`. */
  readonly mistakes?: { readonly [answer: number]: Texts };
  readonly proof: { readonly moves: Line; readonly causes: Pattern };
}

export type Challenge = Task | Question;

/** A step of the lesson: a few words, a task, and a few words once it is solved. */
export interface LessonStep extends Omit<Task, 'kind' | 'hint'> {
  /** True to leave out scores, what rivals have won and how far the game is. */
  readonly simple?: boolean;
}

/** A game played by bots. */
export interface Replay {
  readonly id: string;
  /** A file made by `pnpm records`: `import record from './records/one-deal.txt?raw'`. */
  readonly record: string;
  readonly title: Texts;
  readonly text: Texts;
  /** Interesting steps, each with an event that happens in it. */
  readonly moments: readonly { readonly at: number; readonly causes: Pattern; readonly note: Texts }[];
}

/**
 * A page on which the reader moves sliders and sees what happens. The engine computes every outcome while the site is built; the page
 * only looks them up.
 */
export interface Explorable {
  readonly title: Texts;
  /** What to try, and what to look at. */
  readonly text: Texts;
  readonly sliders: readonly {
    readonly label: Texts;
    readonly from: number;
    readonly to: number;
    readonly start: number;
  }[];
  /** Pieces that show the values, as tags with `{0}` for the value of the first slider; the numbers of the outcome follow the sliders. */
  readonly pieces?: readonly string[];
  /** True to show pieces whose value is 0, which are otherwise left out. */
  readonly keepsEmptyPieces?: boolean;
  /** `most`: the number that fills the bar. */
  readonly bars: readonly { readonly label: Texts; readonly most: number; readonly percent?: boolean }[];
  /** Sentences about an outcome, with `{0}` for its first number. */
  readonly sentences: readonly Texts[];
  /** What the engine says about these values of the sliders: the numbers of the bars, perhaps more, and which sentence is true. */
  outcome(values: readonly number[]): { readonly numbers: readonly number[]; readonly sentence: number };
}

/** What `src/games/<id>/index.ts` exports as `pages`. */
export interface GamePages {
  /** The engine's id of the game. */
  readonly id: string;
  /** True if pages or translations are still missing. Tests then check only what is there; `pnpm texts` lists the rest. */
  readonly draft?: boolean;
  /** For the comparison of games. Luck and bluff go from 0 (none) to 3 (a lot). */
  readonly facts: {
    readonly minutes: readonly [from: number, to: number];
    readonly luck: 0 | 1 | 2 | 3;
    readonly bluff: 0 | 1 | 2 | 3;
    /** The players who will like the game. */
    readonly audience: Texts;
  };
  /** The lesson takes five minutes, and explains nothing before it is needed. */
  readonly lesson: { readonly intro: Texts; readonly steps: readonly LessonStep[]; readonly outro: Texts };
  /** One section for every rule of the engine. */
  readonly rules: readonly Section[];
  readonly challenges: readonly Challenge[];
  readonly strategy: { readonly text: Texts; readonly replays: readonly Replay[] };
  readonly explorable?: Explorable;
  /** A position in which bots play on the first page until the reader takes over. */
  readonly inMotion?: string;
  /** Everything needed at the table, on one printed page. */
  readonly summary: Texts;
}

/** A text in English and perhaps in other languages. */
export type PartialTexts = { readonly en: string } & { readonly [L in Language]?: string };

type PartiallyTranslated<V> = V extends Texts
  ? PartialTexts
  : V extends object
    ? { readonly [K in keyof V]: PartiallyTranslated<V[K]> }
    : V;

/** The pages of a new game. They need English texts only: those stand in for the other languages, and a note says so. */
export type DraftPages = PartiallyTranslated<GamePages> & { readonly draft: true };

/** The pages of a game, with the engine's parts of it. */
export interface GameDocs extends GamePages {
  /** The languages in which some texts are still English. */
  readonly untranslated: readonly Language[];
  /** The texts of the pages that are missing, by language: `rules.0.text`. */
  readonly missing: { readonly [L in Language]: readonly string[] };
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly positions: AnyPositions;
}

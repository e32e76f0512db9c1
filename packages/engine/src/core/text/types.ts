import type { GameTypes, OptionValue, Result, Seat, TableRefusal, TableRule } from '../game.ts';
import type { UndoRefusal } from '../match.ts';

/** The languages that every text is written in. */
export const languages = ['en', 'nl', 'de'] as const;
/** One of them, as `lang` writes it. */
export type Language = (typeof languages)[number];

/** Who is who in a sentence. `you` is the reader's own seat, null for a spectator or a log for all. */
export interface Cast {
  readonly names: readonly string[];
  readonly you: Seat | null;
}

/** "You take" or "Emma takes": the subject and its verb. */
export function who(cast: Cast, seat: Seat, youForm: string, verb: string): string {
  return cast.you === seat ? youForm : `${nameOf(cast, seat)} ${verb}`;
}

/** "you" or "Emma": anywhere else in a sentence. */
export function whom(cast: Cast, seat: Seat, youForm: string): string {
  return cast.you === seat ? youForm : nameOf(cast, seat);
}

function nameOf(cast: Cast, seat: Seat): string {
  return cast.names[seat] ?? String(seat + 1);
}

/** "a, b and c" */
export function enumerate(parts: readonly string[], and: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/** "You, Emma and Ben": the reader first. */
export function together(cast: Cast, seats: readonly Seat[], youForm: string, and: string): string {
  const others = seats.filter((seat) => seat !== cast.you);
  const you = others.length < seats.length ? [youForm] : [];
  return enumerate([...you, ...others.map((seat) => nameOf(cast, seat))], and);
}

/** "you 12, Ben 7" */
export function scoreList(scores: readonly number[], cast: Cast, youForm: string): string {
  return scores.map((score, seat) => `${whom(cast, seat, youForm)} ${score}`).join(', ');
}

type ByKey<U, Key extends string, Value extends string> = Extract<U, { readonly [K in Key]: Value }>;

/** All that a game says, in one language. A missing text does not compile. */
export interface GameText<T extends GameTypes> {
  readonly name: string;
  /** One sentence that makes a stranger want to play it. */
  readonly pitch: string;
  /** A title for each rule. */
  readonly rules: { readonly [R in T['rule']]: string };
  readonly options: {
    readonly [K in keyof T['options']]: {
      readonly label: string;
      value(value: T['options'][K], cast: Cast): string;
    };
  };
  /** What happened, as a sentence. */
  readonly events: {
    readonly [E in T['event']['type']]: (event: ByKey<T['event'], 'type', E>, cast: Cast) => string;
  };
  /** What was wrong and what would have been right, as a sentence. */
  readonly refusals: {
    readonly [R in T['refusal']['reason']]: (refusal: ByKey<T['refusal'], 'reason', R>, cast: Cast) => string;
  };
  /** What a move does, as a short phrase for a button or a list, with a capital: "Play green 12". A hint begins with it. */
  move(move: T['move'], view: T['view'], cast: Cast): string;
  /** Whose turn it is and what is asked, in one sentence. */
  ask(view: T['view'], cast: Cast): string;
  /** What lies on the table for everybody, a sentence each. */
  table(view: T['view'], cast: Cast): string[];
  /** What the viewer alone has, a sentence each; empty for spectators and where nothing is secret. */
  hand(view: T['view']): string[];
  /** Where everybody stands, a sentence each. */
  scores(view: T['view'], cast: Cast): string[];
  /** A final score as it stands after "wins with": "52 points". Null where it only says who was first. */
  score(score: number, options: T['options']): string | null;
}

/** A game's texts in every language. */
export type GameTexts<T extends GameTypes> = { readonly [L in Language]: GameText<T> };

/** What the table itself says, the same for every game. */
export interface TableText {
  readonly rules: { readonly [R in TableRule]: string };
  readonly refusals: { readonly [R in (TableRefusal | UndoRefusal)['reason']]: string };
  /** "Emma wins with 52 points", "You and Ben share the win with 52 points"; a race has no score: "Emma wins". */
  result(winners: readonly Seat[], score: string | null, cast: Cast): string;
}

/** Texts whose game is not known here. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyGameTexts = GameTexts<any>;

/** The sentence for an event, whatever its type. */
export function tellEvent<T extends GameTypes>(text: GameText<T>, event: T['event'], cast: Cast): string {
  const tell = text.events[event.type as T['event']['type']] as (event: T['event'], cast: Cast) => string;
  return tell(event, cast);
}

/** The sentence for a refusal, the table's own included. */
export function tellRefusal<T extends GameTypes>(
  text: GameText<T>,
  table: TableText,
  refusal: T['refusal'] | TableRefusal | UndoRefusal,
  cast: Cast,
): string {
  const reason: string = refusal.reason;
  if (Object.hasOwn(table.refusals, reason)) return table.refusals[reason as keyof TableText['refusals']];
  const tell = text.refusals[reason as T['refusal']['reason']] as (refusal: unknown, cast: Cast) => string;
  return tell(refusal, cast);
}

/** The sentence for how it ended. */
export function tellResult<T extends GameTypes>(
  text: GameText<T>,
  table: TableText,
  { winners, scores }: Result,
  options: T['options'],
  cast: Cast,
): string {
  const [winner] = winners;
  return table.result(winners, winner === undefined ? null : text.score(scores[winner]!, options), cast);
}

/** The name of an option and of its value. */
export function tellOption<T extends GameTypes>(
  text: GameText<T>,
  key: keyof T['options'],
  value: OptionValue,
  cast: Cast,
): { label: string; value: string } {
  const option = text.options[key];
  return { label: option.label, value: option.value(value as never, cast) };
}

import type { GameTypes, OptionValue, RefusalBase, Result, Seat, TableRefusal, TableRule } from '../game.ts';
import type { Credits } from '../manifest.ts';
import type { UndoRefusal } from '../match.ts';
import type { Language } from './language.ts';

/** The players' names for a sentence. `you` is the reader's seat; null for a spectator or a shared log. */
export interface Cast {
  readonly names: readonly string[];
  readonly you: Seat | null;
}

/** "You take" or "Emma takes": the subject and its verb. */
export function who(cast: Cast, seat: Seat, youForm: string, verb: string): string {
  return cast.you === seat ? youForm : `${nameOf(cast, seat)} ${verb}`;
}

/** "you" or "Emma" without a verb, for any part of a sentence. */
export function whom(cast: Cast, seat: Seat, youForm: string): string {
  return cast.you === seat ? youForm : nameOf(cast, seat);
}

function nameOf(cast: Cast, seat: Seat): string {
  return cast.names[seat] ?? String(seat + 1);
}

/** Joins parts for a sentence: "a, b and c". */
export function enumerate(parts: readonly string[], and: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/** "You, Emma and Ben", with the reader first. */
export function together(cast: Cast, seats: readonly Seat[], youForm: string, and: string): string {
  const otherSeats = seats.filter((seat) => seat !== cast.you);
  const you = otherSeats.length < seats.length ? [youForm] : [];
  return enumerate([...you, ...otherSeats.map((seat) => nameOf(cast, seat))], and);
}

/** Each player with their score: "you 12, Ben 7". */
export function scoreList(scores: readonly number[], cast: Cast, youForm: string): string {
  return scores.map((score, seat) => `${whom(cast, seat, youForm)} ${score}`).join(', ');
}

type ByKey<U, Key extends string, Value extends string> = Extract<U, { readonly [K in Key]: Value }>;

/** The texts of a pause that is the same for everybody. */
export interface BreathText {
  /** The label of the setting for its length: "Pause after each card". */
  readonly label: string;
  /** Why there is a pause. */
  readonly hint: string;
  /** Shown during the pause. */
  readonly now: string;
}

/** The name of a preset, and one sentence that says what it is for. */
export interface PresetText {
  readonly name: string;
  readonly about: string;
}

/** All texts of a game in one language. A missing text is a compile error; `withEnglish` completes a language with English texts. */
export interface GameText<T extends GameTypes> {
  readonly name: string;
  /** One sentence that makes somebody who does not know the game want to play it. */
  readonly pitch: string;
  /** The texts of the game's pause (`Game.breath`), if it has one. */
  readonly breath?: BreathText;
  /** A title for each rule. */
  readonly rules: { readonly [R in T['rule']]: string };
  readonly options: {
    readonly [K in keyof T['options']]: {
      readonly label: string;
      value(value: T['options'][K], cast: Cast): string;
    };
  };
  /** The texts of the game's presets (`Game.presets`), by id. */
  readonly presets?: { readonly [id: string]: PresetText };
  /** Why options do not go together (`Game.optionsRefusal`), by reason. */
  readonly optionRefusals?: { readonly [reason: string]: (refusal: never) => string };
  /** What happened, as a sentence. */
  readonly events: {
    readonly [E in T['event']['type']]: (event: ByKey<T['event'], 'type', E>, cast: Cast) => string;
  };
  /** What was wrong and what would have been right, as a sentence. */
  readonly refusals: {
    readonly [R in T['refusal']['reason']]: (refusal: ByKey<T['refusal'], 'reason', R>, cast: Cast) => string;
  };
  /**
   * What a move does, as a short phrase with a capital for a button or a list: "Play green 12". Hints start
   * with it.
   */
  move(move: T['move'], view: T['view'], cast: Cast): string;
  /** The name of a card or a place of `Pieces`, for those who cannot see it. Without it, the text of the card or place is read. */
  cardName?(card: string): string;
  placeName?(place: string): string;
  /** The label of a row of cards that has a name in `Pieces`. */
  rowName?(row: string): string;
  /** Whose turn it is and what they must do, in one sentence. */
  ask(view: T['view'], cast: Cast): string;
  /** What everybody sees on the table, one sentence each. */
  table(view: T['view'], cast: Cast): string[];
  /** What only the viewer sees, one sentence each. Empty for spectators and in games without secrets. */
  hand(view: T['view']): string[];
  /** The standings, one sentence each. */
  scores(view: T['view'], cast: Cast): string[];
  /** The final score after "wins with": "52 points". Null if the score only repeats the ranking. */
  score(score: number, options: T['options']): string | null;
  /** The texts for which English ones stand in: `events.over`. Written by `withEnglish`; absent if there are none. */
  readonly missing?: readonly string[];
}

/** A game's texts in every language. */
export type GameTexts<T extends GameTypes> = { readonly [L in Language]: GameText<T> };

/** The table's own texts, the same for every game. */
export interface TableText {
  readonly rules: { readonly [R in TableRule]: string };
  readonly refusals: { readonly [R in (TableRefusal | UndoRefusal)['reason']]: string };
  /** Who made a game, as far as it is known; empty if nothing is. */
  credits(credits: Credits): string;
  /**
   * "Emma wins with 52 points", "You and Ben share the win with 52 points", or "Emma wins" if there is no
   * score.
   */
  result(winners: readonly Seat[], score: string | null, cast: Cast): string;
}

/** Texts of any game. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyGameTexts = GameTexts<any>;

/** The sentence for an event, whatever its type. */
export function tellEvent<T extends GameTypes>(text: GameText<T>, event: T['event'], cast: Cast): string {
  const tell = text.events[event.type as T['event']['type']] as (event: T['event'], cast: Cast) => string;
  return tell(event, cast);
}

/** The sentence for a refusal by the game or the table, of a move or of options that do not go together. */
export function tellRefusal<T extends GameTypes>(
  text: GameText<T>,
  table: TableText,
  refusal: T['refusal'] | TableRefusal | UndoRefusal,
  cast: Cast,
): string {
  const reason: string = refusal.reason;
  if (Object.hasOwn(table.refusals, reason)) return table.refusals[reason as keyof TableText['refusals']];
  const tell = (text.refusals[reason as T['refusal']['reason']] ?? text.optionRefusals?.[reason]) as (
    refusal: unknown,
    cast: Cast,
  ) => string;
  return tell(refusal, cast);
}

/** Why options do not go together, as a sentence; null if they do. */
export function tellOptionsRefusal<T extends GameTypes>(
  text: GameText<T>,
  refusal: RefusalBase | null | undefined,
): string | null {
  if (!refusal) return null;
  const tell = text.optionRefusals?.[refusal.reason] as ((refusal: RefusalBase) => string) | undefined;
  return tell?.(refusal) ?? refusal.reason;
}

/** The sentence for the result. */
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

/** The labels of an option and its value. */
export function tellOption<T extends GameTypes>(
  text: GameText<T>,
  key: keyof T['options'],
  value: OptionValue,
  cast: Cast,
): { label: string; value: string } {
  const option = text.options[key];
  return { label: option.label, value: option.value(value as never, cast) };
}

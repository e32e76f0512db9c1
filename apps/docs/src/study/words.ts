/** Positions, moves and their consequences in words: the text of a page without its tables. */
import type { Match, Seat } from '@cheeseboard/engine';
import { type Cast, tableText, tellEvent, tellOption, tellRefusal } from '@cheeseboard/engine/text';
import type { Attempt, Case, GameDocs } from '../data/types.ts';
import type { Language } from '../site.ts';
import { readMove, Trial } from './trial.ts';

const defaultNames = ['Anna', 'Ben', 'Clara', 'Dennis', 'Emma', 'Finn', 'Gesa'];

export function castOf(
  names: readonly string[] | undefined,
  match: Match,
  you: Seat | null,
  hotSeat = false,
): Cast {
  const playerNames = Array.from({ length: match.seats }, (_, seat) => names?.[seat] ?? defaultNames[seat]!);
  return { names: playerNames, you: hotSeat ? null : you };
}

/** A position in words, limited to what the reader may see. */
export function positionInWords(docs: GameDocs, language: Language, trial: Trial, cast: Cast): string[] {
  const text = docs.texts[language];
  const view = trial.match.view(trial.you ?? 'spectator');
  return [...text.table(view, cast), ...text.hand(view), text.ask(view, cast)];
}

export interface AttemptInWords {
  /** Each move in words, like "Play green 12". */
  readonly moves: readonly string[];
  readonly refused: boolean;
  readonly rule: string;
  /** The engine's answer as a sentence: what happened, or why the move is refused. */
  readonly answer: string;
}

/** Plays an attempt and describes it. Throws, so that the build fails, if the outcome is not the stated one. */
export function attemptInWords(
  docs: GameDocs,
  language: Language,
  start: Case,
  attempt: Attempt,
  castOptions: { readonly names?: readonly string[] | undefined; readonly hotSeat?: boolean | undefined },
): AttemptInWords {
  const trial = new Trial(docs, start);
  const text = docs.texts[language];
  const cast = castOf(castOptions.names, trial.match, trial.you, castOptions.hotSeat);
  const moves: string[] = [];
  for (const [index, moveText] of attempt.moves.entries()) {
    const { seat, move } = readMove(trial.match, moveText);
    const phrase = text.move(move, trial.match.view(seat), cast);
    moves.push(cast.you === seat ? phrase : `${cast.names[seat]}: ${phrase}`);
    const lengthBefore = trial.match.length;
    const result = trial.play(moveText);
    const isLast = index === attempt.moves.length - 1;
    if (!result.ok) {
      if (!isLast || !('refused' in attempt))
        throw new Error(`${moveText} is refused: ${result.refusal.rule}`);
      const { refusal } = result;
      return {
        moves,
        refused: true,
        rule: refusal.rule,
        answer: tellRefusal(text, tableText[language], refusal, cast),
      };
    }
    if (isLast) {
      if ('refused' in attempt) throw new Error(`${moveText} is allowed`);
      const events = trial.match.events(trial.you ?? 'spectator', lengthBefore);
      return {
        moves,
        refused: false,
        rule: events.find(({ type }) => type === attempt.causes.type)?.rule ?? '',
        answer: events.map((event) => tellEvent(text, event, cast)).join(' '),
      };
    }
  }
  throw new Error('an attempt needs a move');
}

/** The label of a switch: an option and its value in a position. */
export function optionInWords(docs: GameDocs, language: Language, key: string, trial: Trial): string {
  const { match } = trial;
  const { label, value } = tellOption(
    docs.texts[language],
    key,
    match.options[key]!,
    castOf(undefined, match, null),
  );
  return `${label}: ${value}`;
}

/** The title of a rule, from the game, or from the table for `CB-…`. */
export function ruleTitle(docs: GameDocs, language: Language, rule: string): string {
  const ruleTexts = docs.texts[language].rules as Record<string, string>;
  const title = ruleTexts[rule] ?? (tableText[language].rules as Record<string, string>)[rule];
  if (!title) throw new Error(`${rule} has no title`);
  return title;
}

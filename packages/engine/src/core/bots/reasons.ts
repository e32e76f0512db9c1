import type { GameTypes } from '../game.ts';
import type { Language } from '../text/language.ts';
import type { Cast, GameText } from '../text/types.ts';
import type { Choice, ReasonBase } from './bot.ts';

/**
 * The reasons of one game's bots in one language. Each is a clause that follows "Play green 12:", does not name the
 * player, starts in lower case and has no full stop. A missing reason is a compile error.
 */
export type ReasonText<R extends ReasonBase> = {
  readonly [K in R['type']]: (why: Extract<R, { readonly type: K }>, cast: Cast) => string;
};

/** The reasons of a game's bots in every language. */
export type ReasonTexts<R extends ReasonBase> = { readonly [L in Language]: ReasonText<R> };

/** Reasons of any game's bots. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyReasonTexts = ReasonTexts<any>;

const wait: { readonly [L in Language]: string } = { en: 'Wait', nl: 'Wacht', de: 'Warten' };

/** The choice and its reason as one sentence: "Play green 12: takes the red 18, the second red, worth 18." */
export function explain<T extends GameTypes, R extends ReasonBase>(
  choice: Choice<T, R>,
  view: T['view'],
  language: Language,
  game: GameText<T>,
  reasons: ReasonText<R>,
  cast: Cast,
): string {
  const move = choice.move === null ? wait[language] : game.move(choice.move, view, cast);
  const clause = reasons[choice.why.type as R['type']] as (why: R, cast: Cast) => string;
  return `${move}: ${clause(choice.why, cast)}.`;
}

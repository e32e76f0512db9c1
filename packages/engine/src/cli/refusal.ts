import type { AnyGame } from '../core/game.ts';
import { type Cast, type Language, tableText, tellRefusal } from '../core/text/index.ts';
import { gameTexts } from '../games/text.ts';
import { cliText } from './text.ts';

/** Why a move is illegal, and the rule: "You have green, so you must follow it: g3. Rule DG-5: Follow …" */
export function refusalText(
  game: AnyGame,
  language: Language,
  refusal: { readonly reason: string; readonly rule: string },
  cast: Cast,
): string {
  const text = gameTexts[game.id]![language];
  const table = tableText[language];
  const titles: { readonly [id: string]: string } = { ...table.rules, ...text.rules };
  const sentence = tellRefusal(text, table, refusal as never, cast);
  return `${sentence} ${cliText[language].rule(refusal.rule, titles[refusal.rule] ?? '')}`;
}

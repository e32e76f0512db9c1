import { enumerate, type Language } from '../core/text/index.ts';
import { cliText } from './text.ts';

/** Default names for a game without named players: "Player 1". */
export function defaultNames(seats: number, language: Language): string[] {
  return Array.from({ length: seats }, (_, seat) => cliText[language].player(seat + 1));
}

/** Joins names for a sentence: "Emma and Ben". */
export function joinNames(names: readonly string[], language: Language): string {
  return enumerate(names, cliText[language].and);
}

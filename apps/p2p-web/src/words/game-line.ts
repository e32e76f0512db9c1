/** How many play a game and for how long. The build uses these words too: they must not import anything. */
import type { ByLanguage } from './language.ts';

export interface GameLineWords {
  readonly players: (min: number, max: number) => string;
  readonly minutes: (count: number) => string;
}

export const gameLineWords: ByLanguage<GameLineWords> = {
  en: {
    players: (min, max) => `${min} to ${max} players`,
    minutes: (count) => `about ${count} minutes`,
  },
  nl: {
    players: (min, max) => `${min} tot ${max} spelers`,
    minutes: (count) => `ongeveer ${count} minuten`,
  },
  de: {
    players: (min, max) => `${min} bis ${max} Personen`,
    minutes: (count) => `etwa ${count} Minuten`,
  },
};

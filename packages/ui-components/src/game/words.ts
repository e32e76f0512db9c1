/** The texts of `cb-game` outside its table. */
import type { Language } from '../language/language.ts';

interface GameWords {
  readonly you: string;
  readonly newGame: string;
  readonly reallyNew: string;
  readonly loading: string;
  readonly playAgain: string;
  readonly noHint: string;
  readonly unknown: (game: string) => string;
  readonly invalid: (why: string) => string;
}

export const gameWords: { readonly [L in Language]: GameWords } = {
  en: {
    you: 'You',
    newGame: 'New game',
    reallyNew: 'Start over?',
    loading: 'Setting the table…',
    playAgain: 'Try again',
    noHint: 'No hint is available right now.',
    unknown: (game) => `There is no game called “${game}” here.`,
    invalid: (why) => `This game can’t start: ${why}.`,
  },
  nl: {
    you: 'Jij',
    newGame: 'Nieuw spel',
    reallyNew: 'Echt opnieuw beginnen?',
    loading: 'De tafel wordt gedekt.',
    playAgain: 'Opnieuw proberen',
    noHint: 'Er is nu geen tip.',
    unknown: (game) => `Het spel “${game}” bestaat hier niet.`,
    invalid: (why) => `Dit spel kan niet beginnen: ${why}.`,
  },
  de: {
    you: 'Du',
    newGame: 'Neues Spiel',
    reallyNew: 'Wirklich neu anfangen?',
    loading: 'Der Tisch wird gedeckt.',
    playAgain: 'Noch einmal versuchen',
    noHint: 'Gerade gibt es keinen Tipp.',
    unknown: (game) => `Das Spiel „${game}“ gibt es hier nicht.`,
    invalid: (why) => `Dieses Spiel kann nicht beginnen: ${why}.`,
  },
};

import type { Language } from '../language/language.ts';

export interface PositionWords {
  readonly back: string;
  readonly reset: string;
  readonly player: (number: number) => string;
  readonly you: string;
  readonly loading: string;
  readonly invalid: (why: string) => string;
}

export const positionWords: { readonly [L in Language]: PositionWords } = {
  en: {
    back: 'Take back',
    reset: 'Start over',
    player: (number) => `Player ${number}`,
    you: 'You',
    loading: 'Setting the table…',
    invalid: (why) => `This position can’t be shown. ${why}`,
  },
  nl: {
    back: 'Terugnemen',
    reset: 'Opnieuw beginnen',
    player: (number) => `Speler ${number}`,
    you: 'Jij',
    loading: 'De tafel wordt gedekt.',
    invalid: (why) => `Deze stelling kan niet worden getoond. ${why}`,
  },
  de: {
    back: 'Zurücknehmen',
    reset: 'Von vorn beginnen',
    player: (number) => `Spieler ${number}`,
    you: 'Du',
    loading: 'Der Tisch wird gedeckt.',
    invalid: (why) => `Diese Stellung lässt sich nicht zeigen. ${why}`,
  },
};

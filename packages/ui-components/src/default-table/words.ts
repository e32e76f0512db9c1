/** The texts of the default table. */
import type { Language } from '../language/language.ts';

export interface DefaultTableWords {
  /** The name of the group of buttons. */
  readonly choices: string;
  /** Rolls the dice that the match waits for. */
  readonly roll: string;
  /** Takes back the first part of a move. */
  readonly back: string;
  /** The prompt after the first part of a move. */
  readonly next: (chosen: string) => string;
  readonly pile: (card: string, count: number) => string;
}

const en: DefaultTableWords = {
  choices: 'What you can do',
  roll: 'Roll',
  back: 'Back',
  next: (chosen) => `${chosen}: what next?`,
  pile: (card, count) => `${card}, ${count} in the pile`,
};

const nl: DefaultTableWords = {
  choices: 'Wat je kunt doen',
  roll: 'Gooi',
  back: 'Terug',
  next: (chosen) => `${chosen}: en dan?`,
  pile: (card, count) => `${card}, ${count} op de stapel`,
};

const de: DefaultTableWords = {
  choices: 'Was du tun kannst',
  roll: 'Würfeln',
  back: 'Zurück',
  next: (chosen) => `${chosen}: und dann?`,
  pile: (card, count) => `${card}, ${count} im Stapel`,
};

export const defaultTableWords: { readonly [L in Language]: DefaultTableWords } = { en, nl, de };

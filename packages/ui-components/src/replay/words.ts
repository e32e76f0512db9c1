import type { Language } from '../language/language.ts';

export interface ReplayWords {
  readonly controls: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly step: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly begins: string;
  readonly moments: string;
  /** Who takes the lead at a moment. */
  readonly lead: (names: string) => string;
  /** From a moment on, the winners are ahead. */
  readonly decisive: (names: string) => string;
  readonly player: (number: number) => string;
  readonly loading: string;
  readonly invalid: (why: string) => string;
}

export const replayWords: { readonly [L in Language]: ReplayWords } = {
  en: {
    controls: 'Replay',
    first: 'Go to the start',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'One step forward',
    last: 'Go to the end',
    step: 'Step',
    stepOf: (step, steps) => `${step} of ${steps}`,
    begins: 'Before the first step.',
    moments: 'Moments',
    lead: (names) => `${names} in front`,
    decisive: (names) => `The turning point: ${names} in front`,
    player: (number) => `Player ${number}`,
    loading: 'Setting the table…',
    invalid: (why) => `This record can’t be read. ${why}`,
  },
  nl: {
    controls: 'Terugkijken',
    first: 'Naar het begin',
    back: 'Een stap terug',
    play: 'Afspelen',
    pause: 'Pauze',
    next: 'Een stap verder',
    last: 'Naar het eind',
    step: 'Stap',
    stepOf: (step, steps) => `${step} van ${steps}`,
    begins: 'Vóór de eerste stap.',
    moments: 'Momenten',
    lead: (names) => `${names} aan kop`,
    decisive: (names) => `Het keerpunt: ${names} aan kop`,
    player: (number) => `Speler ${number}`,
    loading: 'De tafel wordt gedekt.',
    invalid: (why) => `Dit verslag is niet te lezen. ${why}`,
  },
  de: {
    controls: 'Nachspielen',
    first: 'Zum Anfang',
    back: 'Einen Schritt zurück',
    play: 'Abspielen',
    pause: 'Pause',
    next: 'Einen Schritt weiter',
    last: 'Zum Ende',
    step: 'Schritt',
    stepOf: (step, steps) => `${step} von ${steps}`,
    begins: 'Vor dem ersten Schritt.',
    moments: 'Momente',
    lead: (names) => `${names} vorn`,
    decisive: (names) => `Der Wendepunkt: ${names} vorn`,
    player: (number) => `Spieler ${number}`,
    loading: 'Der Tisch wird gedeckt.',
    invalid: (why) => `Diese Aufzeichnung lässt sich nicht lesen. ${why}`,
  },
};

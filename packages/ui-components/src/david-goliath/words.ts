/** What the table of David & Goliath says besides the engine's texts. */
import type { Language } from '../language/language.ts';

export interface DavidGoliathWords {
  /** Of the reader, `you` is true and `name` is not used. */
  readonly takesHighest: (you: boolean, name: string, card: string) => string;
  readonly takesRest: (you: boolean, name: string) => string;
  readonly lastTrick: string;
  readonly backToTrick: string;
  readonly dealOver: (deal: number, deals: number) => string;
  readonly deal: (deal: number) => string;
  readonly nextDeal: string;
  readonly howItCounts: string;
}

export const davidGoliathWords: { readonly [L in Language]: DavidGoliathWords } = {
  en: {
    takesHighest: (you, name, card) =>
      you ? `You have the lowest and take ${card}.` : `${name} has the lowest and takes ${card}.`,
    takesRest: (you, name) => (you ? 'You take the rest and lead.' : `${name} takes the rest and leads.`),
    lastTrick: 'Last trick',
    backToTrick: 'Back to the trick',
    dealOver: (deal, deals) => `Deal ${deal} of ${deals} is over`,
    deal: (deal) => `Deal ${deal}`,
    nextDeal: 'Next deal',
    howItCounts: 'One or two cards of a colour count their numbers. Three or more count 1 each.',
  },
  nl: {
    takesHighest: (you, name, card) =>
      you ? `Jij hebt de laagste en krijgt ${card}.` : `${name} heeft de laagste en krijgt ${card}.`,
    takesRest: (you, name) =>
      you ? 'Jij krijgt de rest en komt uit.' : `${name} krijgt de rest en komt uit.`,
    lastTrick: 'Laatste slag',
    backToTrick: 'Terug naar de slag',
    dealOver: (deal, deals) => `Ronde ${deal} van ${deals} is gespeeld`,
    deal: (deal) => `Ronde ${deal}`,
    nextDeal: 'Volgende ronde',
    howItCounts: 'Een of twee kaarten van een kleur tellen hun cijfer. Drie of meer tellen elk voor 1.',
  },
  de: {
    takesHighest: (you, name, card) =>
      you
        ? `Du hast die niedrigste und bekommst ${card}.`
        : `${name} hat die niedrigste und bekommt ${card}.`,
    takesRest: (you, name) =>
      you ? 'Du bekommst den Rest und spielst aus.' : `${name} bekommt den Rest und spielt aus.`,
    lastTrick: 'Letzter Stich',
    backToTrick: 'Zurück zum Stich',
    dealOver: (deal, deals) => `Durchgang ${deal} von ${deals} ist gespielt`,
    deal: (deal) => `Durchgang ${deal}`,
    nextDeal: 'Nächster Durchgang',
    howItCounts: 'Eine oder zwei Karten einer Farbe zählen ihre Zahl. Drei oder mehr zählen je 1.',
  },
};

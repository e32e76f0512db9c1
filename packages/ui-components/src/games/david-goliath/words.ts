/** The texts of the David & Goliath table, in addition to the engine's. */
import type { Language } from '../../language/language.ts';

export interface DavidGoliathWords {
  /** How to play, in a few sentences. */
  readonly help: readonly string[];
  /** For the reader, `you` is true and `name` is not used. */
  readonly takesHighest: (you: boolean, name: string, card: string) => string;
  readonly takesRest: (you: boolean, name: string) => string;
  readonly lastTrick: string;
  readonly backToTrick: string;
  readonly dealOver: (deal: number, deals: number) => string;
  readonly deal: (deal: number) => string;
  readonly soFar: (deal: number) => string;
  readonly where: (deal: number, deals: number, trick: number, tricks: number) => string;
  readonly nextDeal: string;
  readonly howItCounts: string;
}

export const davidGoliathWords: { readonly [L in Language]: DavidGoliathWords } = {
  en: {
    help: [
      'Each of the five colours runs from 1 to three times the number of players: to 12 with four. Follow the colour that was led if you can; otherwise play any card.',
      'Only the number matters, not the colour; if cards tie, the later one counts. Whoever played the lowest card takes the highest. Whoever played the highest takes the rest and leads.',
      'After 15 tricks each colour scores on its own: one or two cards score their numbers, three or more only 1 each.',
      'So keep two high cards of a colour and leave the third to the others. The highest total after all deals wins.',
    ],
    takesHighest: (you, name, card) =>
      you
        ? `You played the lowest and take the ${card}.`
        : `${name} played the lowest and takes the ${card}.`,
    takesRest: (you, name) => (you ? 'You take the rest and lead.' : `${name} takes the rest and leads.`),
    lastTrick: 'Last trick',
    backToTrick: 'Back to the trick',
    dealOver: (deal, deals) => `Deal ${deal} of ${deals} is over`,
    deal: (deal) => `Deal ${deal}`,
    soFar: (deal) => `Deal ${deal}, so far`,
    where: (deal, deals, trick, tricks) => `Deal ${deal} of ${deals} · trick ${trick} of ${tricks}`,
    nextDeal: 'Next deal',
    howItCounts: 'One or two cards of a colour score their numbers. Three or more score 1 each.',
  },
  nl: {
    help: [
      'Elk van de vijf kleuren loopt van 1 tot driemaal het aantal spelers, met z’n vieren dus tot 12. Speel een kaart van de gevraagde kleur, als je die hebt; anders een kaart naar keuze.',
      'Alleen het getal telt, welke kleur het ook is; bij gelijke getallen telt de laatst gespeelde kaart. Wie de laagste kaart speelde, krijgt de hoogste. Wie de hoogste speelde, krijgt de rest en komt uit.',
      'Na 15 slagen telt elke kleur apart: een of twee kaarten tellen voor hun getal, drie of meer nog maar voor 1 per kaart.',
      'Hou dus twee hoge kaarten van een kleur en gun anderen de derde. Het hoogste totaal na alle rondes wint.',
    ],
    takesHighest: (you, name, card) =>
      you ? `Jij hebt de laagste en krijgt ${card}.` : `${name} heeft de laagste en krijgt ${card}.`,
    takesRest: (you, name) =>
      you ? 'Jij krijgt de rest en komt uit.' : `${name} krijgt de rest en komt uit.`,
    lastTrick: 'Laatste slag',
    backToTrick: 'Terug naar de slag',
    dealOver: (deal, deals) => `Ronde ${deal} van ${deals} is gespeeld`,
    deal: (deal) => `Ronde ${deal}`,
    soFar: (deal) => `Ronde ${deal}, tot nu toe`,
    where: (deal, deals, trick, tricks) => `Ronde ${deal} van ${deals} · slag ${trick} van ${tricks}`,
    nextDeal: 'Volgende ronde',
    howItCounts: 'Een of twee kaarten van een kleur tellen voor hun getal. Drie of meer tellen elk voor 1.',
  },
  de: {
    help: [
      'Jede der fünf Farben hat die Zahlen von 1 bis zum Dreifachen der Spielerzahl, zu viert also bis 12. Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel eine beliebige Karte.',
      'Nur die Zahl entscheidet, egal in welcher Farbe; bei gleichen Zahlen gilt die später gespielte Karte. Wer die niedrigste Karte gespielt hat, bekommt die höchste. Wer die höchste gespielt hat, bekommt den Rest und spielt aus.',
      'Nach 15 Stichen zählt jede Farbe für sich: Eine oder zwei Karten zählen ihren Zahlenwert, drei oder mehr nur noch je 1.',
      'Behalte also zwei hohe Karten einer Farbe und gönn anderen die dritte. Die höchste Summe nach allen Durchgängen gewinnt.',
    ],
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
    soFar: (deal) => `Durchgang ${deal}, bisher`,
    where: (deal, deals, trick, tricks) => `Durchgang ${deal}/${deals} · Stich ${trick}/${tricks}`,
    nextDeal: 'Nächster Durchgang',
    howItCounts: 'Eine oder zwei Karten einer Farbe zählen ihren Zahlenwert. Drei oder mehr zählen je 1.',
  },
};

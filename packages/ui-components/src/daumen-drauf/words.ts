/** What the table of Daumen drauf says besides the engine's texts. */
import type { Language } from '../language/language.ts';

export interface DaumenDraufWords {
  readonly passKey: string;
  readonly parryKey: string;
  readonly pass: string;
  readonly parry: string;
  /** With the card that does it: for the ear. */
  readonly parryWith: (card: string) => string;
  readonly passed: string;
  /** On the card that has parried. */
  readonly parries: string;
  readonly yourThumb: string;
  readonly stock: (count: number) => string;
  readonly refilled: (stock: number) => string;
  readonly wonCards: (count: number) => string;
  /** Of a colour in the open trick. */
  readonly colours: string;
  readonly anyNumber: string;
  readonly above: (number: number) => string;
  readonly dead: string;
  /** Of the reader, `you` is true and `name` is not used. */
  readonly wins: (you: boolean, name: string) => string;
  readonly harmless: (count: number) => string;
  readonly poisonous: (count: number) => string;
  readonly left: (count: number) => string;
  readonly lastHand: (you: boolean, name: string, count: number) => string;
  readonly allOut: string;
  readonly roundOver: (round: number, rounds: number) => string;
  readonly nextRound: string;
  readonly howItCounts: string;
}

export const daumenDraufWords: { readonly [L in Language]: DaumenDraufWords } = {
  en: {
    passKey: 'pass',
    parryKey: 'parry, whenever you can',
    pass: 'Pass',
    parry: 'Parry',
    parryWith: (card) => `Parry with ${card}`,
    passed: 'passes',
    parries: 'parry',
    yourThumb: 'your thumb on it',
    stock: (count) => (count === 0 ? 'The stock is empty' : `${count} in the stock`),
    refilled: (stock) => (stock === 0 ? 'The last cards of the stock are drawn.' : 'Hands are refilled.'),
    wonCards: (count) => (count === 1 ? '1 card won' : `${count} cards won`),
    colours: 'What goes on',
    anyNumber: 'any',
    above: (number) => `over ${number}`,
    dead: 'dead',
    wins: (you, name) => (you ? 'You win the trick' : `${name} wins the trick`),
    harmless: (count) => `${count} harmless`,
    poisonous: (count) => `${count} poisonous`,
    left: (count) => `${count} left in hand`,
    lastHand: (you, name, count) =>
      you
        ? `The round is over. You are left with ${count}.`
        : `The round is over. ${name} is left with ${count}.`,
    allOut: 'The round is over. Nobody has a card left.',
    roundOver: (round, rounds) => `Round ${round} of ${rounds} is over`,
    nextRound: 'Next round',
    howItCounts: 'A harmless snake counts 1, a poisonous one −1, a card left in hand −1.',
  },
  nl: {
    passKey: 'passen',
    parryKey: 'pareren, zodra het kan',
    pass: 'Passen',
    parry: 'Pareren',
    parryWith: (card) => `Pareren met ${card}`,
    passed: 'past',
    parries: 'pareert',
    yourThumb: 'jouw duim erop',
    stock: (count) => (count === 0 ? 'De stapel is op' : `${count} op de stapel`),
    refilled: (stock) =>
      stock === 0 ? 'De laatste kaarten van de stapel zijn gepakt.' : 'De handen zijn weer aangevuld.',
    wonCards: (count) => (count === 1 ? '1 kaart gewonnen' : `${count} kaarten gewonnen`),
    colours: 'Wat er nog mag',
    anyNumber: 'alles',
    above: (number) => `boven ${number}`,
    dead: 'dood',
    wins: (you, name) => (you ? 'Jij wint de slag' : `${name} wint de slag`),
    harmless: (count) => `${count} ongiftig`,
    poisonous: (count) => `${count} giftig`,
    left: (count) => `${count} over in de hand`,
    lastHand: (you, name, count) =>
      you ? `De ronde is uit. Jij houdt ${count} over.` : `De ronde is uit. ${name} houdt ${count} over.`,
    allOut: 'De ronde is uit. Niemand heeft nog een kaart.',
    roundOver: (round, rounds) => `Ronde ${round} van ${rounds} is gespeeld`,
    nextRound: 'Volgende ronde',
    howItCounts: 'Een ongiftige slang telt 1, een giftige −1, een kaart die je overhoudt −1.',
  },
  de: {
    passKey: 'passen',
    parryKey: 'parieren, sobald es geht',
    pass: 'Passen',
    parry: 'Parieren',
    parryWith: (card) => `Parieren mit ${card}`,
    passed: 'passt',
    parries: 'pariert',
    yourThumb: 'dein Daumen drauf',
    stock: (count) => (count === 0 ? 'Der Stapel ist leer' : `${count} im Stapel`),
    refilled: (stock) =>
      stock === 0 ? 'Die letzten Karten des Stapels sind gezogen.' : 'Alle haben nachgezogen.',
    wonCards: (count) => (count === 1 ? '1 Karte gewonnen' : `${count} Karten gewonnen`),
    colours: 'Was noch geht',
    anyNumber: 'alles',
    above: (number) => `über ${number}`,
    dead: 'tot',
    wins: (you, name) => (you ? 'Du gewinnst den Stich' : `${name} gewinnt den Stich`),
    harmless: (count) => `${count} harmlos`,
    poisonous: (count) => `${count} giftig`,
    left: (count) => `${count} noch auf der Hand`,
    lastHand: (you, name, count) =>
      you ? `Die Runde ist aus. Du behältst ${count}.` : `Die Runde ist aus. ${name} behält ${count}.`,
    allOut: 'Die Runde ist aus. Niemand hat noch eine Karte.',
    roundOver: (round, rounds) => `Runde ${round} von ${rounds} ist gespielt`,
    nextRound: 'Nächste Runde',
    howItCounts: 'Eine harmlose Schlange zählt 1, eine giftige −1, eine Karte auf der Hand −1.',
  },
};

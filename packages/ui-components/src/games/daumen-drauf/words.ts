/** The texts of the Daumen drauf table, in addition to the engine's. */
import { counted } from '@cheeseboard/engine/text';
import type { Language } from '../../language/language.ts';

export interface DaumenDraufWords {
  /** How to play, in a few sentences. */
  readonly help: readonly string[];
  readonly passKey: string;
  readonly parryKey: string;
  readonly pass: string;
  readonly parry: string;
  /** The label of the parry button for screen readers, with the card. */
  readonly parryWith: (card: string) => string;
  readonly passed: string;
  /** The mark on the card that has parried. */
  readonly parries: string;
  readonly yourThumb: string;
  readonly stock: (count: number) => string;
  readonly refilled: (stock: number) => string;
  readonly wonCards: (count: number) => string;
  /** The state of a colour in the current trick. */
  readonly colours: string;
  readonly anyNumber: string;
  readonly above: (number: number) => string;
  readonly dead: string;
  /** For the reader, `you` is true and `name` is not used. */
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
    help: [
      'Win harmless snakes for +1 each; poisonous ones cost you 1. Only the owner sees the fang under the thumb.',
      'The leader shows a card. In turn, each other player shows a higher one or passes.',
      'Higher means a higher number in the same colour, or any number in a colour not yet shown in this trick.',
      'When everyone else passes, the highest card takes the trick. If you hold its twin, you may parry and take it at once.',
    ],
    passKey: 'pass',
    parryKey: 'parry, whenever you can',
    pass: 'Pass',
    parry: 'Parry',
    parryWith: (card) => `Parry with ${card}`,
    passed: 'passed',
    parries: 'parry',
    yourThumb: 'your thumb on it',
    stock: (count) => (count === 0 ? 'The stock is empty' : `${count} in the stock`),
    refilled: (stock) => (stock === 0 ? 'The last cards have been drawn.' : 'Hands are refilled.'),
    wonCards: (count) => `${counted('en', count, 'card', 'cards')} won`,
    colours: 'Still playable',
    anyNumber: 'any',
    above: (number) => `over ${number}`,
    dead: 'dead',
    wins: (you, name) => (you ? 'You win the trick' : `${name} wins the trick`),
    harmless: (count) => `${count} harmless`,
    poisonous: (count) => `${count} poisonous`,
    left: (count) => `${count} left in hand`,
    lastHand: (you, name, count) =>
      you ? `The round is over. You have ${count} left.` : `The round is over. ${name} has ${count} left.`,
    allOut: 'The round is over. Nobody has any cards left.',
    roundOver: (round, rounds) => `Round ${round} of ${rounds} is over`,
    nextRound: 'Next round',
    howItCounts: 'A harmless snake scores 1, a poisonous one −1, a card left in hand −1.',
  },
  nl: {
    help: [
      'Win ongiftige slangen, +1 per kaart; giftige kosten 1. Alleen wie de kaart heeft, ziet de giftand onder de duim.',
      'Wie uitkomt, toont een kaart. De anderen tonen om de beurt een hogere, of passen.',
      'Hoger is een hoger cijfer in dezelfde kleur, of elk cijfer in een kleur die in deze slag nog niet lag.',
      'Passen alle anderen, dan is de slag voor de hoogste. Wie daarvan de tweelingkaart heeft, mag pareren en krijgt de slag meteen.',
    ],
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
    wonCards: (count) => `${counted('nl', count, 'kaart', 'kaarten')} gewonnen`,
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
    help: [
      'Gewinn harmlose Schlangen, +1 je Karte; giftige kosten 1. Nur wer eine Karte hält, sieht den Giftzahn unter dem Daumen.',
      'Wer beginnt, zeigt eine Karte. Die anderen zeigen reihum eine höhere oder passen.',
      'Als höher gilt eine größere Zahl derselben Farbe oder jede Zahl einer Farbe, die in diesem Stich noch nicht lag.',
      'Passen alle anderen, gewinnt die höchste Karte. Wer deren Zwilling hat, darf parieren und bekommt den Stich sofort.',
    ],
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
    wonCards: (count) => `${counted('de', count, 'Karte', 'Karten')} gewonnen`,
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
    allOut: 'Die Runde ist aus. Niemand hat mehr eine Karte.',
    roundOver: (round, rounds) => `Runde ${round} von ${rounds} ist gespielt`,
    nextRound: 'Nächste Runde',
    howItCounts: 'Eine harmlose Schlange zählt 1, eine giftige −1, eine Karte auf der Hand −1.',
  },
};

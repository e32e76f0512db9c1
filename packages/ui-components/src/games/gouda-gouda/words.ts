/** The texts of the Gouda! Gouda! table, in addition to the engine's. Button labels must fit beside five dice on a phone. */
import type { Kind } from '@cheeseboard/engine/gouda-gouda';
import { counted, plural } from '@cheeseboard/engine/text';
import type { Language } from '../../language/language.ts';

export interface GoudaGoudaWords {
  /** Number of mice not put down yet. */
  readonly left: (mice: number) => string;
  readonly takeBack: string;
  readonly putDown: string;
  readonly allStand: string;
  readonly roll: (dice: number | null) => string;
  readonly rollFirst: string;
  readonly firstWith: (dice: number) => string;
  readonly choosePlace: string;
  readonly vote: string;
  readonly pass: string;
  readonly play: string;
  readonly back: string;
  /** The label of the switch that passes for the rest of a turn. */
  readonly noTokens: string;
  readonly waitForMe: string;
  /** Added to the label of a button that presses itself after some time. */
  readonly byItself: string;
  readonly noneFits: string;
  readonly nobody: string;
  /** What each token does, in one sentence. */
  readonly does: { readonly [K in Kind]: string };
  readonly pickDice: string;
  readonly pickPlace: string;
  readonly dieDone: string;
  readonly pickDie: string;
  readonly pickMouse: string;
  readonly pickWay: (mouse: string) => string;
  readonly mouseOf: (you: boolean, name: string) => string;
  readonly otherMouse: string;
  readonly ready: string;
  readonly stillAsked: string;
  readonly hasPassed: string;
  readonly moreTurns: (turns: number) => string;
  readonly stack: string;
  readonly onDice: (dice: readonly number[]) => string;
  readonly to: (place: string) => string;
  readonly against: (name: string) => string;
  readonly played: string;
  readonly nothingPlayed: string;
  readonly ate: (cheeses: number) => string;
  readonly front: (place: string) => string;
  readonly atCheese: string;
  readonly firstBite: string;
}

export const goudaGoudaTableWords: { readonly [L in Language]: GoudaGoudaWords } = {
  en: {
    left: (mice) => `${counted('en', mice, 'mouse', 'mice')} left to place`,
    takeBack: 'Take back',
    putDown: 'Done',
    allStand: 'All five are placed. Take one back or press Done.',
    roll: (dice) => (dice === null ? 'Roll' : `Roll ${counted('en', dice, 'die', 'dice')}`),
    rollFirst: 'Or roll first, with',
    firstWith: (dice) => `roll first with ${counted('en', dice, 'die', 'dice')}`,
    choosePlace: 'Choose a place first.',
    vote: 'Vote',
    pass: 'Pass',
    play: 'Play',
    back: 'Put back',
    noTokens: 'No tokens this turn',
    waitForMe: 'Wait for me',
    byItself: 'automatically in a moment',
    noneFits: 'You cannot play any of your tokens now.',
    nobody: 'Nobody plays a token.',
    does: {
      reroll: 'Re-roll: roll some dice again.',
      double: 'Double turn: the player who just finished takes another turn.',
      transfer: 'Transfer: move the whole roll to another place.',
      improve: 'Improve: red becomes yellow, yellow becomes green.',
      worsen: 'Worsen: green becomes yellow, yellow becomes red.',
      cancel: 'Cancel: some dice, or a rival’s token, have no effect.',
    },
    pickDice: 'Pick one or more dice.',
    pickPlace: 'Where should the roll go?',
    dieDone: 'This die is spent. Pick one that is lit.',
    pickDie: 'Which die first?',
    pickMouse: 'Which mouse?',
    pickWay: (mouse) => `Where should ${mouse} go?`,
    mouseOf: (you, name) => (you ? 'your mouse' : `${name}’s mouse`),
    otherMouse: 'Another mouse',
    ready: 'Play it?',
    stillAsked: 'still deciding',
    hasPassed: 'passed',
    moreTurns: (turns) => counted('en', turns, 'more turn', 'more turns'),
    stack: 'Waiting to take effect',
    onDice: (dice) => `${plural('en', dice.length, 'die', 'dice')} ${dice.map((die) => die + 1).join(', ')}`,
    to: (place) => `to ${place}`,
    against: (name) => `against ${name}`,
    played: 'played',
    nothingPlayed: 'no token played',
    ate: (cheeses) => counted('en', cheeses, 'cheese', 'cheeses'),
    front: (place) => `got as far as ${place}`,
    atCheese: 'reached the cheese',
    firstBite: 'If players tie, the one who ate first is ahead.',
  },
  nl: {
    left: (mice) => `${counted('nl', mice, 'muis', 'muizen')} in je hand`,
    takeBack: 'Terugnemen',
    putDown: 'Klaar',
    allStand: 'Alle vijf staan er. Neem er een terug of druk op Klaar.',
    roll: (dice) => (dice === null ? 'Gooien' : `Gooi ${counted('nl', dice, 'steen', 'stenen')}`),
    rollFirst: 'Of gooi eerst, met',
    firstWith: (dice) => `gooi eerst met ${counted('nl', dice, 'steen', 'stenen')}`,
    choosePlace: 'Kies eerst een plek.',
    vote: 'Stem',
    pass: 'Passen',
    play: 'Spelen',
    back: 'Terugleggen',
    noTokens: 'Deze beurt geen fiches',
    waitForMe: 'Wacht op mij',
    byItself: 'zo meteen vanzelf',
    noneFits: 'Geen van je fiches kan nu worden gespeeld.',
    nobody: 'Niemand speelt een fiche.',
    does: {
      reroll: 'Opnieuw gooien: stenen worden nog eens gegooid.',
      double: 'Dubbele beurt: wie net klaar is, speelt nog een beurt.',
      transfer: 'Verhuizen: de hele worp gaat naar een andere plek.',
      improve: 'Verbeteren: rood wordt geel, geel wordt groen.',
      worsen: 'Verslechteren: groen wordt geel, geel wordt rood.',
      cancel: 'Annuleren: stenen, of de fiche van een ander, tellen niet.',
    },
    pickDice: 'Kies een of meer stenen.',
    pickPlace: 'Waar gaat de worp naartoe?',
    dieDone: 'Deze steen is klaar. Kies er een die oplicht.',
    pickDie: 'Welke steen eerst?',
    pickMouse: 'Welke muis?',
    pickWay: (mouse) => `Waar gaat ${mouse} heen?`,
    mouseOf: (you, name) => (you ? 'jouw muis' : `de muis van ${name}`),
    otherMouse: 'Een andere muis',
    ready: 'Spelen?',
    stillAsked: 'mag nog',
    hasPassed: 'heeft gepast',
    moreTurns: (turns) => `nog ${counted('nl', turns, 'beurt', 'beurten')}`,
    stack: 'Werkt zo meteen',
    onDice: (dice) =>
      `${plural('nl', dice.length, 'steen', 'stenen')} ${dice.map((die) => die + 1).join(', ')}`,
    to: (place) => `naar ${place}`,
    against: (name) => `tegen ${name}`,
    played: 'gespeeld',
    nothingPlayed: 'geen fiche gespeeld',
    ate: (cheeses) => counted('nl', cheeses, 'kaas', 'kazen'),
    front: (place) => `kwam tot ${place}`,
    atCheese: 'was bij de kaas',
    firstBite: 'Bij gelijke stand gaat voor wie het eerst at.',
  },
  de: {
    left: (mice) => `${counted('de', mice, 'Maus', 'Mäuse')} in deiner Hand`,
    takeBack: 'Zurücknehmen',
    putDown: 'Fertig',
    allStand: 'Alle fünf stehen. Nimm eine zurück oder drücke Fertig.',
    roll: (dice) => (dice === null ? 'Würfeln' : `${dice} Würfel werfen`),
    rollFirst: 'Oder würfle zuerst, mit',
    firstWith: (dice) => `würfle zuerst mit ${counted('de', dice, 'Würfel', 'Würfeln')}`,
    choosePlace: 'Wähl erst einen Ort.',
    vote: 'Dafür',
    pass: 'Passen',
    play: 'Spielen',
    back: 'Zurücklegen',
    noTokens: 'In diesem Zug keine Chips',
    waitForMe: 'Wartet auf mich',
    byItself: 'gleich von selbst',
    noneFits: 'Keiner deiner Chips lässt sich jetzt spielen.',
    nobody: 'Niemand spielt einen Chip.',
    does: {
      reroll: 'Neuwurf: Würfel werden noch einmal geworfen.',
      double: 'Doppelzug: Wer gerade fertig ist, zieht noch einmal.',
      transfer: 'Umzug: Der ganze Wurf gilt an einem anderen Ort.',
      improve: 'Verbessern: Rot wird Gelb, Gelb wird Grün.',
      worsen: 'Verschlechtern: Grün wird Gelb, Gelb wird Rot.',
      cancel: 'Aufheben: Würfel oder ein fremder Chip zählen nicht.',
    },
    pickDice: 'Wähl einen oder mehrere Würfel.',
    pickPlace: 'Wohin geht der Wurf?',
    dieDone: 'Dieser Würfel ist erledigt. Nimm einen, der leuchtet.',
    pickDie: 'Welcher Würfel zuerst?',
    pickMouse: 'Welche Maus?',
    pickWay: (mouse) => `Wohin geht ${mouse}?`,
    mouseOf: (you, name) => (you ? 'deine Maus' : `die Maus von ${name}`),
    otherMouse: 'Eine andere Maus',
    ready: 'Spielen?',
    stillAsked: 'darf noch',
    hasPassed: 'hat gepasst',
    moreTurns: (turns) => `noch ${counted('de', turns, 'Zug', 'Züge')}`,
    stack: 'Wirkt gleich',
    onDice: (dice) => `Würfel ${dice.map((die) => die + 1).join(', ')}`,
    to: (place) => towards(place),
    against: (name) => `gegen ${name}`,
    played: 'gespielt',
    nothingPlayed: 'kein Chip gespielt',
    ate: (cheeses) => `${cheeses} Käse`,
    front: (place) => `kam bis ${towards(place)}`,
    atCheese: 'war beim Käse',
    firstBite: 'Bei Gleichstand liegt vorn, wer zuerst gegessen hat.',
  },
};

/** A place after "zu": "zu dem Fass" becomes "zum Fass". */
function towards(place: string): string {
  return `zu ${place}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ');
}

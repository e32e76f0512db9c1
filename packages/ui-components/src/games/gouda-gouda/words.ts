/** The texts of the Gouda! Gouda! table, in addition to the engine's. Button labels must fit beside five dice on a phone. */
import type { Kind } from '@cheeseboard/engine/gouda-gouda';
import { counted, plural } from '@cheeseboard/engine/text';
import type { Language } from '../../language/language.ts';

export interface GoudaGoudaWords {
  /** How to play, in a few sentences. */
  readonly help: readonly string[];
  /** The goal at a cheese festival, in place of the first sentence of `help`. */
  readonly festivalGoal: string;
  /** When power tokens may be played; what each does is in `does`. */
  readonly powersHelp: (atAnyMoment: boolean) => string;
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
  /** Asks for a mouse, and says why: a green die moves one forward, a red one back. */
  readonly pickMouse: (forward: boolean) => string;
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
    help: [
      'Bring one of your mice to the cheese. Whoever owns the first mouse there wins, even if a rival moved it.',
      'Name a place where you have a mouse. You roll a die for each mouse there, whatever its colour, five at most.',
      'Every green die moves one mouse forward from that place, and every red one moves one back; yellow does nothing. You must use every die.',
      'You choose which mouse each die moves: yours, or a rival’s. So send rivals back and your own mice forward.',
    ],
    festivalGoal:
      'There are three cheeses. A mouse that reaches one eats it for its owner, whoever moved it, and leaves the board. Most points wins.',
    powersHelp: (atAnyMoment) =>
      atAnyMoment
        ? 'Play a power token at any time, on anybody’s turn. Each can be used only once.'
        : 'Play a power token after a roll, after the last die of a turn, or in answer to another token, on anybody’s turn. Each can be used only once.',
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
    noneFits: 'You can’t play any of your tokens now.',
    nobody: 'Nobody plays a token.',
    does: {
      reroll: 'Re-roll: roll some dice again.',
      double: 'Double turn: the player who just finished takes another turn.',
      transfer: 'Transfer: move the whole roll to another place.',
      improve: 'Improve: red becomes yellow, yellow becomes green.',
      worsen: 'Worsen: green becomes yellow, yellow becomes red.',
      cancel: 'Cancel: take out some dice, or stop a rival’s token.',
    },
    pickDice: 'Pick one or more dice.',
    pickPlace: 'Where should the roll go?',
    dieDone: 'This die is spent. Pick one that is lit.',
    pickDie: 'Which die first?',
    pickMouse: (forward) =>
      `${forward ? 'Green: which mouse goes forward?' : 'Red: which mouse goes back?'} Any colour will do.`,
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
    help: [
      'Breng een van je muizen naar de kaas. Wie daar als eerste een muis heeft, wint, ook als een ander die muis verzette.',
      'Wijs een plek aan waar een muis van jou staat. Je gooit een dobbelsteen voor elke muis die er staat, van welke kleur ook, hoogstens vijf.',
      'Elke groene dobbelsteen zet één muis van die plek vooruit, elke rode één terug; geel doet niets. Je moet ze allemaal gebruiken.',
      'Jij kiest welke muis een dobbelsteen verzet: een van jou of van een ander. Stuur dus anderen terug en ga zelf vooruit.',
    ],
    festivalGoal:
      'Er zijn drie kazen. Een muis die er een bereikt, eet die op voor zijn baas en gaat van het bord, wie hem ook verzette. Wie de meeste punten heeft, wint.',
    powersHelp: (atAnyMoment) =>
      atAnyMoment
        ? 'Een krachtfiche mag je op elk moment spelen, ook in de beurt van een ander. Elke fiche één keer.'
        : 'Een krachtfiche mag je spelen na een worp, na de laatste dobbelsteen van een beurt, of als antwoord op een andere fiche, ook in de beurt van een ander. Elke fiche één keer.',
    left: (mice) => `${counted('nl', mice, 'muis', 'muizen')} in je hand`,
    takeBack: 'Terugnemen',
    putDown: 'Klaar',
    allStand: 'Ze staan er alle vijf. Neem er een terug of druk op “Klaar”.',
    roll: (dice) => (dice === null ? 'Gooien' : `Gooi ${counted('nl', dice, 'dobbelsteen', 'dobbelstenen')}`),
    rollFirst: 'Of gooi eerst, met',
    firstWith: (dice) => `gooi eerst met ${counted('nl', dice, 'dobbelsteen', 'dobbelstenen')}`,
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
      reroll: 'Opnieuw gooien: gooi een of meer dobbelstenen nog eens.',
      double: 'Dubbele beurt: wie net klaar is, speelt nog een beurt.',
      transfer: 'Verhuizen: de hele worp gaat naar een andere plek.',
      improve: 'Verbeteren: rood wordt geel, geel wordt groen.',
      worsen: 'Verslechteren: groen wordt geel, geel wordt rood.',
      cancel: 'Annuleren: dobbelstenen, of de fiche van een ander, tellen niet.',
    },
    pickDice: 'Kies een of meer dobbelstenen.',
    pickPlace: 'Waar gaat de worp naartoe?',
    dieDone: 'Deze dobbelsteen is al gebruikt. Kies er een die oplicht.',
    pickDie: 'Welke dobbelsteen eerst?',
    pickMouse: (forward) =>
      `${forward ? 'Groen: welke muis gaat vooruit?' : 'Rood: welke muis gaat terug?'} Elke kleur mag.`,
    pickWay: (mouse) => `Waar gaat ${mouse} heen?`,
    mouseOf: (you, name) => (you ? 'jouw muis' : `de muis van ${name}`),
    otherMouse: 'Een andere muis',
    ready: 'Spelen?',
    stillAsked: 'mag nog',
    hasPassed: 'heeft gepast',
    moreTurns: (turns) => `nog ${counted('nl', turns, 'beurt', 'beurten')}`,
    stack: 'Werkt zo meteen',
    onDice: (dice) =>
      `${plural('nl', dice.length, 'dobbelsteen', 'dobbelstenen')} ${dice.map((die) => die + 1).join(', ')}`,
    to: (place) => `naar ${place}`,
    against: (name) => `tegen ${name}`,
    played: 'gespeeld',
    nothingPlayed: 'geen fiche gespeeld',
    ate: (cheeses) => counted('nl', cheeses, 'kaas', 'kazen'),
    front: (place) => `kwam tot ${place}`,
    atCheese: 'bereikte de kaas',
    firstBite: 'Bij een gelijke stand wint wie het eerst at.',
  },
  de: {
    help: [
      'Bring eine deiner Mäuse zum Käse. Wem die erste Maus dort gehört, der gewinnt, auch wenn jemand anderes sie gezogen hat.',
      'Wähl einen Ort, an dem eine Maus von dir steht. Du würfelst mit einem Würfel für jede Maus dort, egal welcher Farbe, höchstens mit fünf.',
      'Jeder grüne Würfel bringt eine Maus von dort vorwärts, jeder rote eine zurück; Gelb bewirkt nichts. Du musst alle Würfel nutzen.',
      'Du wählst, welche Maus ein Würfel bewegt: deine oder eine fremde. Schick also die anderen zurück und bring deine voran.',
    ],
    festivalGoal:
      'Es gibt drei Käse. Eine Maus, die einen erreicht, frisst ihn und verlässt den Plan; er zählt für den, dem die Maus gehört. Wer die meisten Punkte hat, gewinnt.',
    powersHelp: (atAnyMoment) =>
      atAnyMoment
        ? 'Chips darfst du jederzeit spielen, auch wenn andere am Zug sind, jeden nur einmal.'
        : 'Chips darfst du nach einem Wurf, nach dem letzten Würfel eines Zugs oder als Antwort auf einen anderen Chip spielen, auch wenn andere am Zug sind, jeden nur einmal.',
    left: (mice) => `${counted('de', mice, 'Maus', 'Mäuse')} in deiner Hand`,
    takeBack: 'Zurücknehmen',
    putDown: 'Fertig',
    allStand: 'Alle fünf stehen. Nimm eine zurück oder drück „Fertig“.',
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
      reroll: 'Neuwurf: Wirf einen oder mehrere Würfel noch einmal.',
      double: 'Doppelzug: Wer gerade fertig ist, zieht noch einmal.',
      transfer: 'Umzug: Der ganze Wurf gilt an einem anderen Ort.',
      improve: 'Verbessern: Aus Rot wird Gelb, aus Gelb Grün.',
      worsen: 'Verschlechtern: Aus Grün wird Gelb, aus Gelb Rot.',
      cancel: 'Aufheben: Mach Würfel oder einen fremden Chip ungültig.',
    },
    pickDice: 'Wähl einen oder mehrere Würfel.',
    pickPlace: 'Wohin soll der Wurf?',
    dieDone: 'Dieser Würfel ist erledigt. Nimm einen, der leuchtet.',
    pickDie: 'Welcher Würfel zuerst?',
    pickMouse: (forward) =>
      `${forward ? 'Grün: Welche Maus geht vor?' : 'Rot: Welche Maus geht zurück?'} Jede Farbe ist erlaubt.`,
    pickWay: (mouse) => `Wohin geht ${mouse}?`,
    mouseOf: (you, name) => (you ? 'deine Maus' : `die Maus von ${name}`),
    otherMouse: 'Eine andere Maus',
    ready: 'Spielen?',
    stillAsked: 'darf noch',
    hasPassed: 'hat gepasst',
    moreTurns: (turns) => `noch ${counted('de', turns, 'Zug', 'Züge')}`,
    stack: 'Wirkt als Nächstes',
    onDice: (dice) => `Würfel ${dice.map((die) => die + 1).join(', ')}`,
    to: (place) => towards(place),
    against: (name) => `gegen ${name}`,
    played: 'gespielt',
    nothingPlayed: 'kein Chip gespielt',
    ate: (cheeses) => `${cheeses} Käse`,
    front: (place) => `kam bis ${towards(place)}`,
    atCheese: 'war beim Käse',
    firstBite: 'Bei Gleichstand liegt vorn, wer zuerst gefressen hat.',
  },
};

/** A place after "zu": "zu dem Fass" becomes "zum Fass". */
function towards(place: string): string {
  return `zu ${place}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ');
}

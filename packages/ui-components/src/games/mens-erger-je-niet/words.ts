/** The texts of the Mens erger je niet table, in addition to the engine's. */
import { enumerate, plural } from '@cheeseboard/engine/text';
import type { Language } from '../../language/language.ts';
import type { Stuck } from './stuck.ts';

/** Some piles of one player. */
export interface PilesOf {
  readonly name: string;
  readonly piles: readonly number[];
}

export interface MensErgerWords {
  /** How to play, in a few sentences. */
  readonly help: readonly string[];
  /** For the reader, `you` is true and `name` is not used. */
  readonly stuck: (you: boolean, name: string, why: Stuck) => string;
  /** The piles that would be sent home, never the reader's own. */
  /** `chosen`: the chosen cards send all these piles home; else each of them is sent home by some move. */
  readonly sendsHome: (players: readonly PilesOf[], chosen: boolean) => string;
  readonly plusKey: string;
  readonly minusKey: string;
  /** The label of the die that the reader may roll, for screen readers, and the short one below the die. */
  readonly rollDie: string;
  readonly rollNow: string;
  readonly threw: (you: boolean, name: string) => string;
  readonly place: (place: number) => string;
  readonly standing: string;
  readonly howItEnds: (playForPlaces: boolean) => string;
}

export const mensErgerWords: { readonly [L in Language]: MensErgerWords } = {
  en: {
    help: [
      'Fill your four new piles with six cards each. The first player with four full piles wins.',
      'Tap the die to roll. A 1, 2, 3 or 4 opens the pile with that number, and a 6 opens any pile. After a 6 you roll again.',
      'Or add to open piles: a card on pile 2 counts as 2, one on pile 3 as 3. Together they must match the roll exactly.',
      'If your pile gets exactly as high as a rival’s pile with the same number, theirs goes home. Six cards are safe.',
    ],
    plusKey: 'add a card to this pile (or arrow up)',
    minusKey: 'remove one (or arrow down)',
    stuck: (you, name, { roll, open }) => {
      const consequence = roll === 6 ? 'but a 6 earns another roll.' : 'so the turn passes.';
      return open.length === 0
        ? `${you ? 'You' : name} rolled a ${roll} with no pile to add to, ${consequence}`
        : `${you ? 'You' : name} rolled a ${roll}. ${plural('en', open.length, 'Pile', 'Piles')} ${enumerate(open.map(String), 'and')} can’t take exactly that, ${consequence}`;
    },
    sendsHome: (players, chosen) =>
      `${chosen ? 'Sends' : 'Can send'} ${players
        .map(
          ({ name, piles }) =>
            `${name}’s ${plural('en', chosen ? piles.length : 1, 'pile', 'piles')} ${enumerate(piles.map(String), chosen ? 'and' : 'or')}`,
        )
        .join('; ')} home`,
    rollDie: 'Roll the die',
    rollNow: 'Roll',
    threw: (you, name) => (you ? 'Your roll' : `${name} rolls`),
    place: (place) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
    standing: 'Cards on the new piles',
    howItEnds: (places) =>
      places
        ? 'Ranked by who filled all four piles first.'
        : 'The first player with four full piles wins. The others share second place.',
  },
  nl: {
    help: [
      'Vul je vier nieuwe stapels met elk zes kaarten. Wie het eerst vier volle stapels heeft, wint.',
      'Tik op de dobbelsteen om te gooien. Een 1, 2, 3 of 4 opent de stapel met dat nummer, een 6 een stapel naar keuze. Na een 6 gooi je nog eens.',
      'Of leg bij op open stapels: een kaart op stapel 2 telt voor 2, op stapel 3 voor 3; samen precies de worp.',
      'Wordt een stapel precies even hoog als die van een ander met dat nummer, dan moet die van de ander terug. Zes kaarten zijn veilig.',
    ],
    plusKey: 'één kaart meer op deze stapel; ook pijl omhoog',
    minusKey: 'één kaart minder; ook pijl omlaag',
    stuck: (you, name, { roll, open }) => {
      const consequence =
        roll === 6 ? ', maar na een 6 volgt nog een worp.' : ': de volgende is aan de beurt.';
      return open.length === 0
        ? `${you ? 'Je hebt' : `${name} heeft`} een ${roll} en geen stapel om op bij te leggen${consequence}`
        : `${you ? 'Je hebt' : `${name} heeft`} een ${roll}. Met stapel ${enumerate(open.map(String), 'en')} komt dat niet precies uit${consequence}`;
    },
    sendsHome: (players, chosen) =>
      `${chosen ? 'Moet dan terug' : 'Moet misschien terug'}: ${players
        .map(({ name, piles }) => `stapel ${enumerate(piles.map(String), chosen ? 'en' : 'of')} van ${name}`)
        .join('; ')}`,
    rollDie: 'Gooi de dobbelsteen',
    rollNow: 'Gooi',
    threw: (you, name) => (you ? 'Jouw worp' : `${name} gooit`),
    place: (place) => `${place}e`,
    standing: 'Kaarten op de nieuwe stapels',
    howItEnds: (places) =>
      places
        ? 'In de volgorde waarin iedereen vier volle stapels had.'
        : 'Wie vier volle stapels heeft, wint. De anderen delen de tweede plaats.',
  },
  de: {
    help: [
      'Füll deine vier neuen Stapel mit je sechs Karten. Wer zuerst vier volle hat, gewinnt.',
      'Tipp auf den Würfel, um zu würfeln. Eine 1, 2, 3 oder 4 öffnet den Stapel mit dieser Nummer, eine 6 einen beliebigen. Nach einer 6 würfelst du noch einmal.',
      'Oder leg an offene Stapel an: Eine Karte auf Stapel 2 zählt 2, auf Stapel 3 zählt sie 3; die Summe muss genau den Wurf ergeben.',
      'Ein Stapel, der genauso hoch wird wie ein fremder mit derselben Nummer, schickt diesen zurück. Sechs Karten sind sicher.',
    ],
    plusKey: 'eine Karte mehr auf diesen Stapel; auch Pfeil nach oben',
    minusKey: 'eine weniger; auch Pfeil nach unten',
    stuck: (you, name, { roll, open }) => {
      const consequence = roll === 6 ? 'Nach einer 6 folgt aber noch ein Wurf.' : 'Der Nächste ist dran.';
      return open.length === 0
        ? `${you ? 'Du hast' : `${name} hat`} eine ${roll} und keinen Stapel zum Anlegen: ${consequence}`
        : `${you ? 'Du hast' : `${name} hat`} eine ${roll}. Mit Stapel ${enumerate(open.map(String), 'und')} geht das nicht genau auf: ${consequence}`;
    },
    sendsHome: (players, chosen) =>
      `${chosen ? 'Muss dann zurück' : 'Muss vielleicht zurück'}: ${players
        .map(
          ({ name, piles }) => `Stapel ${enumerate(piles.map(String), chosen ? 'und' : 'oder')} von ${name}`,
        )
        .join('; ')}`,
    rollDie: 'Würfeln',
    rollNow: 'Würfeln',
    threw: (you, name) => (you ? 'Dein Wurf' : `${name} würfelt`),
    place: (place) => `${place}.`,
    standing: 'Karten auf den neuen Stapeln',
    howItEnds: (places) =>
      places
        ? 'Die Plätze richten sich danach, wer zuerst alle vier Stapel voll hatte.'
        : 'Wer vier volle Stapel hat, gewinnt. Die anderen teilen sich den zweiten Platz.',
  },
};

/** What a twin tells about a fang (DD-1): how often a snake under a thumb is no secret any more. */
import { deckOf, twinOf } from '@cheeseboard/engine/daumen-drauf';
import type { Explorable } from '../../data/types.ts';

export const explorable: Explorable = {
  title: { en: 'What a twin tells you', nl: 'Wat een tweelingkaart verraadt', de: 'Was ein Zwilling verrät' },
  text: {
    en: 'Somebody shows a snake, thumb on its head. If you have seen its twin, you know whether it has a fang ([DD-1](~/games/daumen-drauf/rules/#dd-1)). How many cards have you seen so far: in your hand, face up on the table, in tricks already won?',
    nl: 'Iemand toont een slang, duim op de kop. Heb je de tweelingkaart gezien, dan weet je of er een giftand op zit ([DD-1](~/games/daumen-drauf/rules/#dd-1)). Hoeveel kaarten heb je al gezien: in je hand, open op tafel, in gewonnen slagen?',
    de: 'Jemand zeigt eine Schlange, den Daumen auf ihrem Kopf. Hast du ihren Zwilling gesehen, weißt du, ob sie giftig ist ([DD-1](~/games/daumen-drauf/rules/#dd-1)). Wie viele Karten hast du schon gesehen: auf der Hand, offen auf dem Tisch, in gewonnenen Stichen?',
  },
  sliders: [
    { label: { en: 'Players', nl: 'Spelers', de: 'Spieler' }, from: 2, to: 7, start: 3 },
    {
      label: {
        en: 'Cards you have seen',
        nl: 'Kaarten die je hebt gezien',
        de: 'Karten, die du gesehen hast',
      },
      from: 0,
      to: 30,
      start: 5,
    },
  ],
  pieces: ['<cb-card deck="snakes" card="g4">', '<cb-card deck="snakes" card="g4f">'],
  bars: [
    { label: { en: 'you know for certain', nl: 'je weet het', de: 'du weißt es' }, most: 100, percent: true },
    { label: { en: 'a coin toss', nl: 'kop of munt', de: 'ein Münzwurf' }, most: 100, percent: true },
    {
      label: { en: 'your best guess is right', nl: 'je beste gok klopt', de: 'dein bester Tipp stimmt' },
      most: 100,
      percent: true,
    },
  ],
  sentences: [
    {
      en: 'There are {3} cards. Out of 100 snakes under a thumb, you know {0}; with the rest, you guess right half the time.',
      nl: 'Er zijn {3} kaarten. Van 100 slangen onder een duim weet je er {0}, en bij de rest heb je het de helft van de keren goed.',
      de: 'Es gibt {3} Karten. Von 100 Schlangen unter einem Daumen kennst du {0}, bei den übrigen liegst du jedes zweite Mal richtig.',
    },
    {
      en: 'You have seen nothing yet, so every snake is a coin toss: half of all {3} cards have a fang.',
      nl: 'Je hebt nog niets gezien, dus is elke slang kop of munt: de helft van alle {3} kaarten heeft een giftand.',
      de: 'Du hast noch nichts gesehen, also ist jede Schlange wie ein Münzwurf: Die Hälfte aller {3} Karten hat einen Giftzahn.',
    },
    {
      en: 'You have seen every card but one. Nobody can fool you.',
      nl: 'Je hebt alle kaarten op één na gezien. Niemand kan je nog iets wijsmaken.',
      de: 'Du hast alle Karten bis auf eine gesehen. Dir macht niemand etwas vor.',
    },
  ],
  outcome: (values) => {
    const [players, wished] = values as [number, number];
    const deck = deckOf(players);
    const seen = Math.min(wished, deck.length - 1);
    // The shown card is unseen. Each of the other cards is as likely as any other to be among the seen ones, its twin too.
    const others = deck.filter((card) => card !== deck[0]);
    const twins = others.filter((card) => card === twinOf(deck[0]!)).length;
    const known = (twins * seen) / others.length;
    const numbers = [known, 1 - known, known + (1 - known) / 2].map((share) => Math.round(100 * share));
    return { numbers: [...numbers, deck.length], sentence: seen === 0 ? 1 : seen === others.length ? 2 : 0 };
  },
};

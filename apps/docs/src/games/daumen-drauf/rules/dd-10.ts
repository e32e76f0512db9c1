import type { Section } from '../../../data/types.ts';
import { card, position, trickCards } from '../position.ts';

const waitingPosition = (options: string): string =>
  position({
    options,
    hands: ['y1 g4f b2 b5f', 'y3 g2 g5f b1', 'y2f y5 b3f b4'],
    turn: 2,
    trick: '1g4',
  });

export const dd10: Section = {
  rule: 'DD-10',
  text: {
    en: `Whoever holds the **twin of the card that is now the highest** may **parry**: show it, and the trick is won at once, with both twins in it.

- You may do so at any time while the trick is open: on your turn or not, even after you have passed, and even on the very first card. With the “Parry” option, you can agree that parrying is allowed only on your own turn.
- You cannot parry your own card, and a parry cannot be parried: there is no third twin.
- The twin is not a higher card, so showing it always means a parry.

Only you know that you could parry. At an online table everybody waits for a moment after each card, so that a fast connection is no advantage.`,
    nl: `Heb je **de tweelingkaart van de kaart die nu de hoogste is**, dan mag je **pareren**: je toont hem en wint de slag meteen, met de hele tweeling erin.

- Dat mag op elk moment zolang de slag loopt: in je beurt of niet, ook als je al hebt gepast, zelfs op de allereerste kaart. Met de optie “Pareren” kun je afspreken dat het alleen in je beurt mag.
- Je eigen kaart pareren kan niet. En wie is gepareerd, pareert niet terug: een derde exemplaar is er niet.
- De tweelingkaart is geen hogere kaart en kan dus niets anders: wie hem toont, pareert.

Dat jij zou kunnen pareren, is jouw geheim. Aan een tafel op internet wacht iedereen na elke kaart even, zodat niet de snelste verbinding beslist.`,
    de: `Wer den **Zwilling der Karte** hat, **die gerade die höchste ist**, darf **parieren**: Er zeigt ihn und gewinnt den Stich sofort samt beiden Zwillingen.

- Das geht jederzeit, solange der Stich läuft: ob du an der Reihe bist oder nicht, auch wenn du schon gepasst hast, sogar bei der allerersten Karte. Mit der Option „Parieren“ könnt ihr vereinbaren, dass man nur parieren darf, wenn man an der Reihe ist.
- Die eigene Karte pariert niemand. Und eine Parade lässt sich nicht parieren: Einen dritten Zwilling gibt es nicht.
- Der Zwilling ist keine höhere Karte: Wer ihn zeigt, pariert also immer.

Dass du parieren könntest, ist dein Geheimnis. Online warten alle nach jeder Karte einen Augenblick, damit nicht die schnellste Verbindung entscheidet.`,
  },
  examples: [
    {
      id: 'dd-10',
      rule: 'DD-10',
      title: {
        en: 'Ben shows your twin',
        nl: 'Ben toont jouw tweelingkaart',
        de: 'Ben zeigt den Zwilling deiner Karte',
      },
      text: {
        en: 'Ben has led a green 4, and you hold the other one, with the fang. It is Clara’s turn, not yours. Does that matter? Flip the switch.',
        nl: 'Ben is uitgekomen met een groene 4, en jij hebt de andere, die met de giftand. Clara is aan de beurt, jij niet. Maakt dat uit? Zet de schakelaar om.',
        de: 'Ben hat mit einer grünen 4 begonnen, und du hast die andere, die mit dem Giftzahn. Clara ist an der Reihe, nicht du. Macht das etwas aus? Leg den Schalter um.',
      },
      option: 'parry',
      cases: [
        {
          position: waitingPosition(''),
          you: 0,
          attempts: [
            { moves: ['@0 parry'], causes: { type: 'parried', seat: 0, card: card('g4f') } },
            { moves: ['@0 b5f'], refused: 'DD-5' },
          ],
        },
        {
          position: waitingPosition('parry=onTurn'),
          you: 0,
          attempts: [
            { moves: ['@0 parry'], refused: 'DD-10' },
            { moves: ['@2 pass', '@0 parry'], causes: { type: 'parried', seat: 0, card: card('g4f') } },
          ],
        },
      ],
    },
    {
      id: 'dd-10-twin',
      rule: 'DD-10',
      title: {
        en: 'What your twin tells you',
        nl: 'Wat je tweelingkaart je vertelt',
        de: 'Was dein Zwilling dir verrät',
      },
      text: {
        en: 'Clara’s green 4 is the highest card. You hold its twin, so you know what is under her thumb: exactly what yours is not. Raise with the 5, leave it, or parry? If you parry, you also win your own 4.',
        nl: 'De groene 4 van Clara is de hoogste kaart. Jij hebt de tweelingkaart, dus je weet wat er onder haar duim zit: precies wat de jouwe niet is. Verhogen met de 5, laten lopen, of pareren? Met pareren win je ook je eigen 4.',
        de: 'Claras grüne 4 ist die höchste Karte. Du hast den Zwilling, also weißt du, was unter ihrem Daumen ist: Ist deine Karte giftig, ist ihre harmlos, und umgekehrt. Mit der 5 erhöhen, laufen lassen oder parieren? Beim Parieren gewinnst du auch deine eigene 4.',
      },
      cases: [
        {
          position: position({
            hands: ['y1 g4f g5 b3', 'y3 g2 b1 b5', 'y2f y5f g1 b4'],
            turn: 0,
            trick: '1y2 2g4',
          }),
          you: 0,
          attempts: [
            {
              moves: ['@0 parry'],
              causes: { type: 'trick', winner: 0, cards: trickCards('y2 g4 g4f') },
            },
            { moves: ['@0 g4f'], refused: 'DD-10' },
            { moves: ['@0 g5'], causes: { type: 'shown', seat: 0, number: 5 } },
          ],
        },
      ],
    },
    {
      id: 'dd-10-not',
      rule: 'DD-10',
      title: { en: 'Nothing to parry', nl: 'Niets te pareren', de: 'Nichts zu parieren' },
      text: {
        en: 'Three positions where the twin in your hand is no help.',
        nl: 'Drie keer heb je een tweelingkaart, en drie keer helpt het niet.',
        de: 'Dreimal hast du einen Zwilling, und dreimal hilft er nicht.',
      },
      cases: [
        {
          label: { en: 'Your own card', nl: 'Je eigen kaart', de: 'Deine eigene Karte' },
          position: position({
            hands: ['y1 g4f g5 b3', 'y3 g2 b1 b5', 'y2f y5f g1 b4'],
            turn: 1,
            trick: '0g4',
          }),
          you: 0,
          attempts: [{ moves: ['@0 parry'], refused: 'DD-10' }],
        },
        {
          label: {
            en: 'A card already overtaken',
            nl: 'Een kaart die al is overtroffen',
            de: 'Eine schon überbotene Karte',
          },
          position: position({
            hands: ['y2f g1 g5 b3', 'y3 g2 b1 b5', 'y1f y5f b2 b4'],
            turn: 0,
            trick: '1y2 2g4',
          }),
          you: 0,
          attempts: [{ moves: ['@0 parry'], refused: 'DD-10' }],
        },
        {
          label: { en: 'You lead', nl: 'Jij komt uit', de: 'Du beginnst' },
          position: position({
            hands: ['y1 g4f g5 b3', 'y3 g2 b1 b5', 'y2f y5f g1 b4'],
            turn: 0,
            last: '1g4 0b2',
          }),
          you: 0,
          attempts: [{ moves: ['@0 parry'], refused: 'DD-10' }],
        },
      ],
    },
  ],
};

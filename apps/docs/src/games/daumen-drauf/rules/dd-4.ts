import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd4: Section = {
  rule: 'DD-4',
  text: {
    en: 'Cards are not played but **shown**. You hold your card up so that everybody sees its colour and its number, and your **thumb covers the head**: only you know whether it has a fang. That is what the game is named after (_Daumen drauf_: thumb on it), and that is its whole secret. The card stays under your thumb until the trick is won or you raise again. Of course, you can only show a card that is in your hand.',
    nl: 'Kaarten worden niet gespeeld maar **getoond**. Je houdt je kaart zo dat iedereen de kleur en het cijfer ziet, en je **duim bedekt de kop**: of er een giftand zit, weet alleen jij. Daar is het spel naar genoemd (_Daumen drauf_: duim erop), en dat is het hele geheim. De kaart blijft onder je duim tot de slag gewonnen is of jij nog eens verhoogt. Wat je toont, moet je natuurlijk wel in je hand hebben.',
    de: 'Karten werden nicht ausgespielt, sondern **gezeigt**. Du hältst deine Karte so, dass alle die Farbe und die Zahl sehen, und dein **Daumen verdeckt den Kopf**: Ob da ein Giftzahn ist, weißt nur du. Daher hat das Spiel seinen Namen, und das ist das ganze Geheimnis. Die Karte bleibt unter deinem Daumen, bis der Stich gewonnen ist oder du noch einmal erhöhst. Was du zeigst, musst du natürlich auf der Hand haben.',
  },
  examples: [
    {
      id: 'dd-4',
      rule: 'DD-4',
      title: { en: 'Thumb on it', nl: 'Duim erop', de: 'Daumen drauf' },
      text: {
        en: 'Ben has shown a yellow 2, and you cannot see what is under his thumb. Show your poisonous green 3. The others see that it is a green 3, and nothing more.',
        nl: 'Ben heeft een gele 2 getoond: wat er onder zijn duim zit, zie je niet. Toon je giftige groene 3. De anderen zien dat het een groene 3 is, meer niet.',
        de: 'Ben hat eine gelbe 2 gezeigt: Was unter seinem Daumen ist, siehst du nicht. Zeig deine giftige grüne 3. Die anderen sehen, dass es eine grüne 3 ist, mehr nicht.',
      },
      cases: [
        {
          position: position({
            hands: ['y4 g3f b1 b5f', 'y1 g2 g5f b3', 'y3f g1 b2f b4'],
            turn: 0,
            trick: '1y2',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 g3f'], causes: { type: 'shown', seat: 0, colour: 'green', number: 3 } },
            { moves: ['@0 y5'], refused: 'DD-4' },
          ],
        },
      ],
    },
  ],
};

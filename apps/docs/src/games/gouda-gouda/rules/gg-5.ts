import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg5: Section = {
  rule: 'GG-5',
  text: {
    en: 'Count the mice at the place you named, **of all colours**, and roll that many dice, but **five at most**. Each die has two green, two yellow and two red faces: all colours are equally likely. A crowd gets you many dice, and that means many moves; a single mouse gets you one.',
    nl: 'Tel de muizen op de plek die je hebt aangewezen, **van alle kleuren**, en gooi met evenveel dobbelstenen, maar **hoogstens vijf**. Elke dobbelsteen heeft twee groene, twee gele en twee rode kanten: elke kleur is even waarschijnlijk. Een volle plek levert veel dobbelstenen op en dus veel stappen; in je eentje krijg je er één.',
    de: 'Zähl die Mäuse an dem Ort, den du gewählt hast, **gleich welcher Farbe**, und wirf so viele Würfel, aber **höchstens fünf**. Jeder Würfel hat zwei grüne, zwei gelbe und zwei rote Seiten: Jede Farbe ist gleich wahrscheinlich. Gedränge bringt viele Würfel und damit viele Schritte; eine Maus allein bringt nur einen Würfel.',
  },
  examples: [
    {
      id: 'gg-5',
      rule: 'GG-5',
      title: { en: 'How many dice?', nl: 'Hoeveel dobbelstenen?', de: 'Wie viele Würfel?' },
      text: {
        en: 'Seven mice on the bucket, three of them yours: five dice, because five is the maximum. With one mouse from each player there, you roll three dice.',
        nl: 'Zeven muizen op de emmer, waarvan drie van jou: vijf dobbelstenen, want meer zijn er niet. Met één muis van elke speler zijn het drie dobbelstenen.',
        de: 'Sieben Mäuse auf dem Eimer, drei davon deine: fünf Würfel, denn mehr gibt es nicht. Steht dort nur eine Maus von jedem, sind es drei Würfel.',
      },
      cases: [
        {
          label: { en: 'Seven mice', nl: 'Zeven muizen', de: 'Sieben Mäuse' },
          position: position({ seats: 3, phase: 'name', mice: { bucket: '322', tube: '010' } }),
          you: 0,
          seed: 'seven',
          attempts: [
            { moves: ['name bucket'], causes: { type: 'named', place: 'bucket', dice: 5 } },
            { moves: ['name tube'], refused: 'GG-4' },
          ],
        },
        {
          label: { en: 'Three mice', nl: 'Drie muizen', de: 'Drei Mäuse' },
          position: position({ seats: 3, phase: 'name', mice: { bucket: '111', tube: '010' } }),
          you: 0,
          seed: 'three',
          attempts: [{ moves: ['name bucket'], causes: { type: 'named', place: 'bucket', dice: 3 } }],
        },
      ],
    },
    {
      id: 'gg-5-none',
      rule: 'GG-5',
      title: { en: 'No fourth die', nl: 'Geen vierde dobbelsteen', de: 'Kein vierter Würfel' },
      text: {
        en: 'Three mice, three dice. Your re-roll token can pick the first, the second and the third, but not one that nobody has rolled.',
        nl: 'Drie muizen, drie dobbelstenen. Met je fiche “opnieuw gooien” kun je de eerste, de tweede en de derde kiezen, maar geen dobbelsteen die niemand heeft gegooid.',
        de: 'Drei Mäuse, drei Würfel. Mit „Neuwurf“ kannst du den ersten, den zweiten und den dritten nehmen, aber keinen, den niemand geworfen hat.',
      },
      cases: [
        {
          position: position({
            seats: 3,
            phase: 'rolled',
            mice: { bucket: '111' },
            tokens: ['r', '', ''],
            spent: ['', 'i', 'w'],
            dice: 'gyr',
            place: 'bucket',
          }),
          you: 0,
          seed: 'fourth',
          attempts: [
            { moves: ['reroll 4'], refused: 'GG-5' },
            { moves: ['reroll 3'], causes: { type: 'rolled', seat: 0, dice: [2] } },
          ],
        },
      ],
    },
  ],
};

import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg6: Section = {
  rule: 'GG-6',
  text: {
    en: 'Each **green** die moves one mouse one link **forward**, towards the cheese. Each **red** die moves one mouse one link **back**. **Yellow** does nothing. Where links lead to several places, you choose: straight on, or to the side. A side step is slower, so send your rivals that way.',
    nl: 'Elke **groene** dobbelsteen zet één muis één verbinding **vooruit**, naar de kaas toe. Elke **rode** dobbelsteen zet één muis één verbinding **terug**. **Geel** doet niets. Lopen er verbindingen naar meerdere plekken, dan kies jij: rechtdoor of opzij. Opzij is langzamer, en daarom stuur je daar de anderen heen.',
    de: 'Mit jedem **grünen** Würfel zieht eine Maus einen Schritt **vorwärts**, zum Käse hin. Mit jedem **roten** zieht eine Maus einen Schritt **zurück**. **Gelb** bewirkt nichts. Wo mehrere Wege weiterführen, wählst du: geradeaus oder zur Seite. Zur Seite dauert es länger, und darum schickst du die anderen dorthin.',
  },
  examples: [
    {
      id: 'gg-6',
      rule: 'GG-6',
      title: { en: 'One green die', nl: 'Eén groene dobbelsteen', de: 'Ein grüner Würfel' },
      text: {
        en: 'Your mouse stands alone on the bucket, and the die is green. Try to go back to the barrel, then go forward.',
        nl: 'Jouw muis staat alleen op de emmer, en de dobbelsteen is groen. Probeer terug te gaan naar de ton, en ga dan vooruit.',
        de: 'Deine Maus steht allein auf dem Eimer, und der Würfel ist grün. Versuch, zum Fass zurückzugehen, und geh dann vorwärts.',
      },
      cases: [
        {
          position: position({ seats: 2, phase: 'move', mice: { bucket: '10' }, dice: 'g', place: 'bucket' }),
          you: 0,
          attempts: [
            { moves: ['green 0>barrel'], refused: 'GG-6' },
            { moves: ['red 0>barrel'], refused: 'GG-6' },
            { moves: ['green 0>tube'], causes: { type: 'moved', face: 'green', to: 'tube' } },
            { moves: ['green 0>yellow-boxes'], causes: { type: 'moved', face: 'green', to: 'yellow-boxes' } },
          ],
        },
      ],
    },
    {
      id: 'gg-6-roll',
      rule: 'GG-6',
      title: {
        en: 'One green, three yellow, one red',
        nl: 'Eén groen, drie geel, één rood',
        de: 'Einmal Grün, dreimal Gelb, einmal Rot',
      },
      text: {
        en: 'Five dice for seven mice on the bucket. The three yellow ones do nothing. One mouse goes forward, and one goes back: yours and Clara’s, for example.',
        nl: 'Vijf dobbelstenen voor zeven muizen op de emmer. De drie gele doen niets. Eén muis gaat vooruit, één gaat terug: bijvoorbeeld die van jou en die van Clara.',
        de: 'Fünf Würfel für sieben Mäuse auf dem Eimer. Die drei gelben bewirken nichts. Eine Maus geht vor, eine zurück: deine und die von Clara zum Beispiel.',
      },
      cases: [
        {
          position: position({
            seats: 3,
            phase: 'move',
            mice: { bucket: '322' },
            dice: 'gsssr',
            place: 'bucket',
          }),
          you: 0,
          attempts: [
            {
              moves: ['green 0>yellow-boxes', 'red 2>crate-left'],
              causes: { type: 'moved', owner: 2, face: 'red', to: 'crate-left' },
            },
            { moves: ['red 1>barrel'], causes: { type: 'moved', owner: 1, face: 'red', to: 'barrel' } },
            { moves: ['green 0>yellow-boxes', 'green 0>yellow-boxes'], refused: 'GG-6' },
          ],
        },
      ],
    },
  ],
};

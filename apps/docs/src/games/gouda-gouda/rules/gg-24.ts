import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const rolled = (powerMoments?: 'anyMoment'): string =>
  position({
    seats: 2,
    phase: 'move',
    options: powerMoments ? { powerMoments } : {},
    mice: { bucket: '11' },
    dice: powerMoments ? 'gy' : 'gs',
    place: 'bucket',
    tokens: ['iii', 'www'],
  });

export const gg24: Section = {
  rule: 'GG-24',
  text: {
    en: 'The rulebook lets you play a token at **any time**. Usually there are [set moments](~/games/gouda-gouda/rules/#gg-13), so that nobody has to hurry. With the “When tokens are played” option, everybody can also be asked **between two mice**, as long as dice are left: a yellow die can then still be improved, and a double turn can be played at once. A die that has moved a mouse stays as it is.',
    nl: 'Volgens de spelregels mag je een fiche op **elk moment** spelen. Gewoonlijk zijn er [vaste momenten](~/games/gouda-gouda/rules/#gg-13), zodat niemand zich hoeft te haasten. Met de optie “Wanneer je fiches speelt” krijgt iedereen ook **tussen twee muizen** de vraag, zolang er nog dobbelstenen liggen: een gele dobbelsteen kun je dan nog verbeteren, en een dubbele beurt kan meteen. Een dobbelsteen die een muis heeft verzet, blijft zoals hij is.',
    de: 'Laut Anleitung darfst du einen Chip **jederzeit** spielen. Üblich sind [feste Gelegenheiten](~/games/gouda-gouda/rules/#gg-13), damit sich niemand beeilen muss. Mit der Option „Wann Chips gespielt werden“ werden alle auch **zwischen zwei Mäusen** gefragt, solange Würfel übrig sind: Ein gelber Würfel lässt sich dann noch verbessern, und ein Doppelzug geht sofort. Ein Würfel, der eine Maus bewegt hat, bleibt, wie er ist.',
  },
  examples: [
    {
      id: 'gg-24',
      rule: 'GG-24',
      title: { en: 'One mouse, then a token', nl: 'Eén muis, dan een fiche', de: 'Eine Maus, dann ein Chip' },
      text: {
        en: 'The dice showed green and yellow. Move a mouse. At set moments only, the yellow die is spent. If you can play at any time, you can improve it first and then move a second mouse.',
        nl: 'Er is groen en geel gegooid. Verzet een muis. Bij vaste momenten is de gele dobbelsteen op; mag je een fiche op elk moment spelen, dan kun je hem eerst verbeteren en dan een tweede muis verzetten.',
        de: 'Die Würfel zeigten Grün und Gelb. Zieh eine Maus. Bei festen Gelegenheiten ist der gelbe Würfel erledigt; darf man Chips jederzeit spielen, kannst du ihn erst verbessern und dann eine zweite Maus ziehen.',
      },
      hotSeat: true,
      option: 'powerMoments',
      cases: [
        {
          position: rolled(),
          attempts: [
            { moves: ['green 0>tube', '@0 improve 2'], refused: 'GG-13' },
            { moves: ['green 0>tube'], causes: { type: 'moved', owner: 0, to: 'tube' } },
          ],
        },
        {
          position: rolled('anyMoment'),
          attempts: [
            {
              moves: ['green 0>tube', '@0 improve 2', '@0 pass', '@1 pass'],
              causes: { type: 'changed', kind: 'improve' },
            },
            { moves: ['green 0>tube', '@0 improve 1'], refused: 'GG-24' },
          ],
        },
      ],
    },
  ],
};

import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg2: Section = {
  rule: 'GG-2',
  text: {
    en: 'Everybody has **five mice**. Put them on the barrel and the two crates as you like: all together, or spread out. Players do this in turn order, all five mice at once; later players see what the others have done. A place is never full, here or anywhere else. The bucket is as near to a crate as to the barrel, but a red die can send you back from a crate, and not from the barrel.',
    nl: 'Iedereen heeft **vijf muizen**. Zet ze op de ton en de twee kisten zoals je wilt: allemaal bij elkaar of verspreid. Dat gaat om de beurt, alle vijf tegelijk; wie later is, ziet wat de anderen hebben gedaan. Een plek is nooit vol, hier niet en ergens anders ook niet. Vanaf een kist is het even ver naar de emmer als vanaf de ton; maar vanaf een kist kan een rode dobbelsteen je terugsturen, en vanaf de ton niet.',
    de: 'Jeder hat **fünf Mäuse**. Stell sie auf das Fass und die beiden Kisten, wie du magst: alle zusammen oder verteilt. Das geht der Reihe nach, alle fünf auf einmal; wer später dran ist, sieht, wo die Mäuse der anderen stehen. Ein Ort ist nie voll, weder hier noch anderswo. Von einer Kiste ist es zum Eimer genauso weit wie vom Fass; aber von einer Kiste kann dich ein roter Würfel zurückschicken, vom Fass nicht.',
  },
  examples: [
    {
      id: 'gg-2',
      rule: 'GG-2',
      title: { en: 'Five mice', nl: 'Vijf muizen', de: 'Fünf Mäuse' },
      text: {
        en: 'Ben has put all of his on the left crate. Now put yours down. Only the three places at the back will do.',
        nl: 'Ben heeft die van hem allemaal op de linkerkist gezet. Zet nu de jouwe neer. Alleen de drie plekken achteraan mogen.',
        de: 'Ben hat alle seine Mäuse auf die linke Kiste gestellt. Stell jetzt deine auf. Nur die drei Orte ganz hinten sind erlaubt.',
      },
      cases: [
        {
          position: position({ seats: 2, phase: 'start', mice: { 'crate-left': '05' } }),
          attempts: [
            { moves: ['start 0.5.0'], causes: { type: 'placed', seat: 0, mice: [0, 5, 0] } },
            { moves: ['start 2.2.1'], causes: { type: 'placed', seat: 0, mice: [2, 2, 1] } },
            {
              moves: ['name bucket'],
              refused: 'GG-2',
              note: {
                en: 'No mouse starts on the bucket, and you have none down yet.',
                nl: 'Op de emmer begint geen muis, en je hebt nog niets neergezet.',
                de: 'Auf dem Eimer beginnt keine Maus, und du hast noch keine aufgestellt.',
              },
            },
          ],
        },
      ],
    },
  ],
};

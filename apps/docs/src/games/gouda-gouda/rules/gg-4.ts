import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg4: Section = {
  rule: 'GG-4',
  text: {
    en: 'Your turn begins with a **place**: name one that holds at least one of your own mice. It does not matter who else is there. Everything in this turn happens at that place. One of your mice in a crowd of rivals is enough; a place with only rivals is out of your reach.',
    nl: 'Je beurt begint met een **plek**: wijs er een aan waar minstens één muis van jezelf staat. Wie er nog meer staat, maakt niet uit, en alles in deze beurt gebeurt daar. Eén muis van jou tussen een menigte andere is genoeg; aan een plek met alleen muizen van anderen kun je niet komen.',
    de: 'Dein Zug beginnt mit einem **Ort**: Wähl einen, an dem mindestens eine eigene Maus steht. Welche Mäuse sonst noch dort stehen, ist egal; um diesen Ort geht es im ganzen Zug. Eine Maus von dir in einer Schar von anderen genügt; an einen Ort, an dem nur fremde stehen, kommst du nicht heran.',
  },
  examples: [
    {
      id: 'gg-4',
      rule: 'GG-4',
      title: {
        en: 'The leading mice are not yours',
        nl: 'De koplopers zijn niet van jou',
        de: 'Die vordersten sind nicht deine',
      },
      text: {
        en: 'Ben is in the lead, on the purple box. You would like to send him back, but you have no mouse there. Try it, then name the bucket or the barrel.',
        nl: 'Ben ligt voorop, op de paarse doos. Je zou hem graag terugsturen, maar er staat geen muis van jou. Probeer het, en kies dan de emmer of de ton.',
        de: 'Ben liegt vorn, auf der lila Schachtel. Du würdest ihn gern zurückschicken, aber keine deiner Mäuse steht dort. Versuch es und wähl dann den Eimer oder das Fass.',
      },
      cases: [
        {
          position: position({ seats: 2, phase: 'name', mice: { 'purple-box': '02', bucket: '21' } }),
          you: 0,
          seed: 'place',
          attempts: [
            { moves: ['name purple-box'], refused: 'GG-4' },
            { moves: ['name bucket'], causes: { type: 'named', seat: 0, place: 'bucket', dice: 3 } },
            { moves: ['name barrel'], causes: { type: 'named', seat: 0, place: 'barrel', dice: 5 } },
          ],
        },
      ],
    },
  ],
};

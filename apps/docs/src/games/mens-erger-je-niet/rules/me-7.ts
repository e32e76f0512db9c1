import type { Section } from '../../../data/types.ts';
import { position, twoMissing } from '../position.ts';

export const me7: Section = {
  rule: 'ME-7',
  text: {
    en: 'After a **6** you roll again, whether you could use the 6 or not. You must, unless you play with the [“Roll again after a 6”](~/games/mens-erger-je-niet/rules/#me-13) option. There is no limit: after another 6 you roll yet again.',
    nl: 'Na een **6** gooi je nog eens, of je nu iets met de 6 kon of niet. Dat moet ook: de extra worp overslaan kan alleen met [een optie](~/games/mens-erger-je-niet/rules/#me-13). En er is geen maximum: na weer een 6 gooi je weer.',
    de: 'Nach einer **6** würfelst du noch einmal, ob du die 6 brauchen konntest oder nicht. Das musst du auch: Verzichten kannst du nur mit [einer Option](~/games/mens-erger-je-niet/rules/#me-13). Und es gibt keine Grenze: Nach der nächsten 6 würfelst du wieder.',
  },
  examples: [
    {
      id: 'me-7',
      rule: 'ME-7',
      title: { en: 'A 6, and then a 3', nl: 'Een 6, en dan een 3', de: 'Eine 6 und dann eine 3' },
      text: {
        en: 'You have a 6. Open a pile or add cards worth exactly 6. Either way you roll again: it is a 3, and you get to use that as well.',
        nl: 'Je hebt een 6. Open een stapel, of leg voor precies 6 bij. Hoe dan ook gooi je nog eens: er komt een 3, en die is ook van jou.',
        de: 'Du hast eine 6. Öffne einen Stapel oder leg genau 6 an. So oder so würfelst du noch einmal: Es kommt eine 3, und die gehört auch dir.',
      },
      cases: [
        {
          position: position({ rows: ['0210', '3040'], roll: 6 }),
          seed: 'gouda',
          attempts: [
            { moves: ['o4'], causes: { type: 'again', seat: 0 } },
            { moves: ['+2+2+2'], causes: { type: 'rolled', seat: 0, roll: 3 } },
            { moves: ['o4', '+3'], causes: { type: 'added', seat: 0, cards: [0, 0, 1, 0] } },
            { moves: ['+2+3'], refused: 'ME-5' },
          ],
        },
      ],
    },
    {
      id: 'me-7-useless',
      rule: 'ME-7',
      title: {
        en: 'A 6 that is of no use',
        nl: 'Een 6 waar je niets aan hebt',
        de: 'Eine 6, die nichts nützt',
      },
      text: {
        en: 'You play for both. Ben lays out pile 1. Then Anna, who needs only two more cards on pile 2, rolls a 6. She cannot add it, but she rolls again: a 4.',
        nl: 'Je speelt voor allebei. Ben legt stapel 1 uit. Dan gooit Anna, die alleen nog twee kaarten op stapel 2 mist, een 6. Bijleggen kan niet, maar ze gooit nog eens: een 4.',
        de: 'Du spielst für beide. Ben legt Stapel 1 aus. Dann würfelt Anna, der nur noch zwei Karten auf Stapel 2 fehlen, eine 6. Anlegen kann sie nicht, aber sie würfelt noch einmal: eine 4.',
      },
      hotSeat: true,
      cases: [
        {
          position: twoMissing,
          seed: 'dice',
          attempts: [
            { moves: ['o1'], causes: { type: 'again', seat: 0 } },
            { moves: ['o1', '+2+2'], causes: { type: 'over', winners: [0] } },
          ],
        },
      ],
    },
  ],
};

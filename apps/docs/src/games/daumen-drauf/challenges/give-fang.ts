import type { Task } from '../../../data/types.ts';
import { deal, laid } from '../deal.ts';

export const giveFang: Task = {
  kind: 'task',
  id: 'give-fang',
  title: {
    en: 'Give Ben your fang',
    nl: 'Geef Ben je giftand',
    de: 'Gib Ben deinen Giftzahn',
  },
  goal: {
    en: 'Ben wants this trick and goes higher whenever he can. Make sure that he wins it with your poisonous black 2 in it.',
    nl: 'Ben wil deze slag en gaat hoger zodra hij kan. Zorg dat hij hem wint met jouw giftige zwarte 2 erin.',
    de: 'Ben will diesen Stich und geht höher, sobald er kann. Sorg dafür, dass er ihn mit deiner giftigen schwarzen 2 gewinnt.',
  },
  hint: {
    en: 'The third colour decides. Leave him room above your card, and know when to stop.',
    nl: 'De derde kleur beslist. Laat boven je kaart ruimte voor hem, en hou op tijd op.',
    de: 'Die dritte Farbe entscheidet. Lass ihm über deiner Karte Platz, und hör rechtzeitig auf.',
  },
  why: {
    en: 'Over a black 2 there was room, and Ben took it. Then you passed and kept your black 5: it would have won the trick, with your own fang in it.',
    nl: 'Boven een zwarte 2 was nog ruimte, en die nam Ben. Toen paste je en hield je je zwarte 5: daarmee had je de slag gewonnen, met je eigen giftand erin.',
    de: 'Über einer schwarzen 2 war noch Platz, und den nahm Ben. Dann hast du gepasst und deine schwarze 5 behalten: Sie hätte den Stich gewonnen, mit deinem eigenen Giftzahn darin.',
  },
  position: deal({
    hands: ['y1 g4 b2f b5', 'y4 g1f b3', 'y2f g5f b1'],
    turn: 0,
    trick: '1y3 2g2',
  }),
  you: 0,
  solved: { type: 'trick', winner: 1, cards: laid('y3 g2 b2f b3') },
  solution: ['@0 b2f', '@0 pass'],
  others: ['@1 b3', '@1 pass', '@2 pass'],
};

import type { Task } from '../../../data/types.ts';
import { position, trickCards } from '../position.ts';

export const giveFang: Task = {
  kind: 'task',
  id: 'give-fang',
  title: {
    en: 'Give Clara your fang',
    nl: 'Geef Clara je giftand',
    de: 'Gib Clara deinen Giftzahn',
  },
  goal: {
    en: 'Clara wants this trick and goes higher whenever she can. Make sure she wins it, along with your poisonous black 2.',
    nl: 'Clara wil deze slag en gaat hoger zodra ze kan. Zorg dat zij hem wint met jouw giftige zwarte 2 erin.',
    de: 'Clara will diesen Stich und geht höher, sobald sie kann. Sorg dafür, dass sie damit deine giftige schwarze 2 gewinnt.',
  },
  hint: {
    en: 'The third colour decides. Leave her room above your card, and know when to stop.',
    nl: 'De derde kleur beslist. Laat Clara ruimte boven je kaart, en hou op tijd op.',
    de: 'Die dritte Farbe entscheidet. Lass Clara über deiner Karte Platz und hör rechtzeitig auf.',
  },
  why: {
    en: 'There was room above a black 2, and Clara used it. Then you passed and kept your black 5: it would have won the trick, with your own fang in it.',
    nl: 'Boven een zwarte 2 was nog ruimte, en die gebruikte Clara. Toen paste je en hield je je zwarte 5 in je hand: daarmee had je de slag gewonnen, met je eigen giftand erin.',
    de: 'Über einer schwarzen 2 war noch Platz, und den nutzte Clara. Dann hast du gepasst und deine schwarze 5 behalten: Sie hätte den Stich gewonnen, und darin lag dein eigener Giftzahn.',
  },
  missed: [
    {
      event: { type: 'opened', seat: 0 },
      note: {
        en: 'Your 5 won the trick, with your own fang in it.',
        nl: 'Je 5 won de slag, met je eigen giftand erin.',
        de: 'Deine 5 hat den Stich gewonnen, und darin lag dein eigener Giftzahn.',
      },
    },
    {
      event: { type: 'shown', seat: 0, number: 4 },
      note: {
        en: 'Now only a black card above 3 can be shown, so your black 2 stays in your hand.',
        nl: 'Nu mag alleen nog een zwarte kaart boven de 3, dus je zwarte 2 blijft in je hand.',
        de: 'Jetzt geht nur noch eine schwarze Karte über der 3, also bleibt deine schwarze 2 auf der Hand.',
      },
    },
    {
      event: { type: 'shown', seat: 0, number: 5 },
      note: {
        en: 'Nobody could beat your 5, and the fang is still in your hand.',
        nl: 'Niemand kon over je 5 heen, en de giftand zit nog in je hand.',
        de: 'Niemand konnte deine 5 überbieten, und der Giftzahn ist noch auf deiner Hand.',
      },
    },
    {
      event: { type: 'passed', seat: 0 },
      note: {
        en: 'Clara won the trick, but without your fang in it.',
        nl: 'Clara won de slag, maar zonder jouw giftand.',
        de: 'Clara hat den Stich gewonnen, aber ohne deinen Giftzahn.',
      },
    },
  ],
  position: position({
    hands: ['y1 g4 b2f b5', 'y4 g1f', 'b3'],
    turn: 0,
    trick: '1y3 2g2',
  }),
  you: 0,
  solved: { type: 'trick', winner: 2, cards: trickCards('y3 g2 b2f b3') },
  solution: ['@0 b2f', '@0 pass'],
  others: ['@1 pass', '@2 b3', '@2 pass'],
};

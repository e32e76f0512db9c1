import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const leaveIt: Task = {
  kind: 'task',
  id: 'leave-it',
  title: { en: 'To parry or not', nl: 'Wel of niet pareren', de: 'Parieren oder nicht' },
  goal: {
    en: 'Clara led a yellow 3, Ben beat it with a green 4, and Clara passed. You could parry. Do what is best for you.',
    nl: 'Clara kwam uit met een gele 3, Ben ging eroverheen met een groene 4, en Clara paste. Je zou kunnen pareren. Doe wat voor jou het beste is.',
    de: 'Clara begann mit einer gelben 3, Ben ging mit einer grünen 4 darüber, und Clara passte. Du könntest parieren. Tu, was für dich am besten ist.',
  },
  hint: {
    en: 'What kind of cards are your yellow 3 and your green 4? Then what are the other two?',
    nl: 'Van welke soort zijn jouw gele 3 en groene 4? Wat zijn dan de andere twee?',
    de: 'Von welcher Sorte sind deine gelbe 3 und deine grüne 4? Was sind dann die anderen beiden?',
  },
  why: {
    en: 'Your twins are harmless, so both cards in the trick had a fang. A parry would have cost you a point: −1, −1, and +1 for your own 4. Now Ben has them, and your harmless snakes are still in your hand.',
    nl: 'Jouw tweelingkaarten zijn ongiftig, dus hadden beide kaarten in de slag een giftand. Pareren had je een punt gekost: −1, −1, en +1 voor je eigen 4. Nu heeft Ben ze, en je ongiftige slangen heb je nog in je hand.',
    de: 'Deine Zwillinge sind harmlos, also hatten beide Karten im Stich einen Giftzahn. Parieren hätte dich einen Punkt gekostet: −1, −1 und +1 für deine eigene 4. Jetzt hat Ben die beiden Giftzähne, und deine harmlosen Schlangen hast du noch auf der Hand.',
  },
  missed: [
    {
      event: { type: 'parried' },
      note: {
        en: '−1, −1 and +1: the parry cost you a point.',
        nl: '−1, −1 en +1: pareren kostte je een punt.',
        de: '−1, −1 und +1: Das Parieren hat dich einen Punkt gekostet.',
      },
    },
    {
      event: { type: 'shown', seat: 0 },
      note: {
        en: 'Your 2 is the highest now. If nobody beats it, both fangs are yours.',
        nl: 'Jouw 2 is nu de hoogste. Gaat niemand eroverheen, dan zijn beide giftanden voor jou.',
        de: 'Deine 2 ist jetzt die höchste. Überbietet sie niemand, gehören beide Giftzähne dir.',
      },
    },
  ],
  position: position({
    hands: ['y3 g4 b2', 'y1 g2f b4', 'y5f g1 b1'],
    turn: 0,
    trick: '2y3f 1g4f',
  }),
  you: 0,
  solved: { type: 'trick', winner: 1 },
  solution: ['@0 pass'],
};

import type { Task } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const leadLow: Task = {
  kind: 'task',
  id: 'lead-low',
  title: { en: 'Lead, and take the 9', nl: 'Kom uit en pak de 9', de: 'Spiel aus und nimm die 9' },
  goal: {
    en: 'You lead, with two tricks to go. You have counted: Ben still has the yellow 9. Get it with this trick.',
    nl: 'Jij komt uit, en er zijn nog twee slagen. Je hebt geteld: Ben heeft geel 9 nog in zijn hand. Pak hem in deze slag.',
    de: 'Du spielst aus, und es bleiben noch zwei Stiche. Du hast mitgezählt: Ben hat noch Gelb 9. Hol sie dir in diesem Stich.',
  },
  hint: {
    en: 'Ben has to follow. Which colour do you lead, and how low?',
    nl: 'Ben moet bekennen. Met welke kleur kom je uit, en hoe laag?',
    de: 'Ben muss bedienen. Welche Farbe spielst du aus und wie niedrig?',
  },
  why: {
    en: 'The yellow 1 draws the yellow 9 out of Ben’s hand, and nothing is lower than a 1. Once you know where the big mice are, your lowest card is the strongest lead.',
    nl: 'Geel 1 lokt de gele 9 uit Bens hand, en niets is lager dan een 1. Laag uitkomen is het sterkst als je weet waar de dikke muizen zitten.',
    de: 'Gelb 1 lockt die gelbe 9 aus Bens Hand, und nichts ist niedriger als eine 1. Niedrig auszuspielen ist am stärksten, wenn du weißt, wo die dicken Mäuse sitzen.',
  },
  missed: [
    {
      event: { type: 'trick' },
      note: {
        en: 'Ben could follow green and keep his yellow 9. Only a yellow lead draws it out.',
        nl: 'Ben kon groen bekennen en zijn gele 9 houden. Alleen als je met geel uitkomt, moet hij die spelen.',
        de: 'Ben konnte Grün bedienen und seine gelbe 9 behalten. Nur wenn du Gelb ausspielst, muss er sie spielen.',
      },
    },
  ],
  position: position({ leader: 0, hands: ['y1 g8', 'y9 g3', 'y5 g6'], won: { 0: 'y8 r4 b3' } }),
  solved: { type: 'trick', lowest: { seat: 0 }, highest: { card: card('y9') } },
  // In the next trick it would be too late.
  without: { type: 'played', seat: 0, card: card('g8') },
  solution: ['y1'],
  others: [],
};

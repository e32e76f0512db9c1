import type { Task } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const thirdRed: Task = {
  kind: 'task',
  id: 'third-red',
  title: {
    en: 'Give a rival the third red',
    nl: 'Geef een ander de derde rode',
    de: 'Gib jemandem die dritte rote Karte',
  },
  goal: {
    en: 'Clara has won the red 8 and 9: 17 points. Make them worth three.',
    nl: 'Clara heeft rood 8 en 9 gewonnen: 17 punten. Zorg dat ze nog maar drie punten waard zijn.',
    de: 'Clara hat Rot 8 und 9 gewonnen: 17 Punkte. Sorg dafür, dass ihr Rot nur noch drei Punkte wert ist.',
  },
  hint: {
    en: 'Clara has the highest card of this trick. Which cards go to her?',
    nl: 'Clara heeft de hoogste kaart van deze slag. Wat krijgt zij?',
    de: 'Clara hat die höchste Karte in diesem Stich. Was bekommt sie?',
  },
  why: {
    en: 'You have no green, so you may throw what you like. Clara’s green 9 stays the highest and she takes the rest: Ben’s green 4 and your red 6. With three red cards, each of them is worth 1.',
    nl: 'Je hebt geen groen, dus je mag weggooien wat je wilt. Clara’s groene 9 blijft de hoogste en zij pakt de rest: Bens groene 4 en jouw rode 6. Met drie rode kaarten is elke kaart nog maar 1 waard.',
    de: 'Du hast kein Grün, also darfst du abwerfen, was du willst. Claras grüne 9 bleibt die höchste, also nimmt Clara den Rest: Bens grüne 4 und deine rote 6. Bei drei roten Karten ist jede nur noch 1 wert.',
  },
  missed: [
    {
      event: { type: 'trick', highest: { seat: 1 } },
      note: {
        en: 'Your 9 came after Clara’s, so it counted as the highest: she won nothing.',
        nl: 'Jouw 9 kwam na die van Clara, dus telde die als de hoogste: zij won niets.',
        de: 'Deine 9 kam nach Claras 9, also galt sie als die höchste: Clara hat nichts gewonnen.',
      },
    },
    {
      event: { type: 'trick' },
      note: {
        en: 'Clara won no red cards, so her red 8 and 9 are still worth 17.',
        nl: 'Clara won geen rode kaart, dus haar rode 8 en 9 zijn nog steeds 17 waard.',
        de: 'Clara hat keine rote Karte gewonnen, also sind ihre rote 8 und 9 noch 17 wert.',
      },
    },
  ],
  names: ['Ben', 'Anna', 'Clara'],
  position: position({
    leader: 2,
    trick: 'g9 g4',
    hands: ['y3 b6', 'r6 b1 p9', 'y8 p2'],
    won: { 2: 'r8 r9 b4 y6' },
  }),
  solved: { type: 'trick', highest: { seat: 2 }, rest: [card('g4'), card('r6')] },
  solution: ['r6'],
};

import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const outOfReach: Task = {
  kind: 'task',
  id: 'out-of-reach',
  title: { en: 'Out of reach', nl: 'Buiten bereik', de: 'Außer Reichweite' },
  goal: {
    en: 'You have a 2, and Ben rolls next. He is hoping for a 4. Spend your 2 so that a 4 can’t send any of your piles home.',
    nl: 'Je hebt een 2, en daarna gooit Ben. Hij hoopt op een 4. Gebruik je 2 zo dat hij met een 4 niets van jou kan slaan.',
    de: 'Du hast eine 2, und danach würfelt Ben. Er hofft auf eine 4. Nutz deine 2 so, dass er mit einer 4 nichts von dir schlagen kann.',
  },
  hint: {
    en: 'With a 4 Ben can add two cards to pile 2. How high is it then?',
    nl: 'Met een 4 kan Ben twee kaarten bijleggen op stapel 2. Hoe hoog is die dan?',
    de: 'Mit einer 4 kann Ben zwei Karten an Stapel 2 anlegen. Wie hoch ist er dann?',
  },
  why: {
    en: 'Ben’s pile 2 reaches three with a 4. So yours must not be at three: use the 2 to add two cards to pile 1, where he has nothing. Your pile 2 stays at two, and he runs past it.',
    nl: 'Stapel 2 van Ben komt met een 4 op drie. Dus mag de jouwe niet op drie staan: leg met de 2 twee kaarten bij op stapel 1, waar hij niets heeft. Jouw stapel 2 blijft op twee, en die van Ben passeert hem.',
    de: 'Bens Stapel 2 kommt mit einer 4 auf drei. Also darf deiner nicht bei drei stehen: Leg mit der 2 zwei Karten an Stapel 1 an, denn dort hat er nichts. Dein Stapel 2 bleibt bei zwei, und seiner zieht nur daran vorbei.',
  },
  missed: [
    {
      event: { type: 'captured', from: 0 },
      note: {
        en: 'Your pile 2 stood at three, exactly where Ben’s came to rest.',
        nl: 'Jouw stapel 2 stond op drie, precies waar die van Ben uitkwam.',
        de: 'Dein Stapel 2 stand bei drei, genau dort, wo Bens Stapel stehen blieb.',
      },
    },
  ],
  position: position({ rows: ['1200', '0102'], roll: 2 }),
  you: 0,
  seed: 'mice',
  solved: { type: 'rolled', seat: 0 },
  without: { type: 'captured', from: 0 },
  solution: ['+1+1'],
  others: ['@1 +2+2'],
};

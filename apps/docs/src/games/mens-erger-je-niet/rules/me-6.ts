import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const me6: Section = {
  rule: 'ME-6',
  text: {
    en: 'There is no pile 5, so a 5 lays out nothing. It can be spent by **adding**, like any other roll. The printed rules say in one place that a 5 ends the turn, and in another they spend a 5 on adding cards: here it ends the turn only if no cards add up to exactly 5.',
    nl: 'Er is geen stapel 5, dus met een 5 leg je niets uit. **Bijleggen** kan er wel mee, zoals met elke worp. In de gedrukte regels staat ergens dat je beurt na een 5 over is, en elders dat je ermee mag bijleggen: hier is je beurt alleen over als je niet precies op 5 uitkomt.',
    de: 'Es gibt keinen Stapel 5, also legst du mit einer 5 nichts aus. **Anlegen** kannst du damit wie mit jedem Wurf. In der Anleitung heißt es an einer Stelle, dass dein Zug nach einer 5 vorbei ist, und an einer anderen darfst du mit einer 5 anlegen: Hier ist dein Zug nur vorbei, wenn nichts genau 5 ergibt.',
  },
  examples: [
    {
      id: 'me-6',
      rule: 'ME-6',
      title: { en: 'What a 5 can do', nl: 'Wat je met een 5 kunt', de: 'Was eine 5 kann' },
      text: {
        en: 'You have a 5. Try to open pile 4 with it. Then add: 1 and 4 will not do, but 2 and 3 will.',
        nl: 'Je hebt een 5. Probeer er stapel 4 mee te openen. Leg dan bij: 1 en 4 kan niet, 2 en 3 wel.',
        de: 'Du hast eine 5. Versuch, damit Stapel 4 zu öffnen. Leg dann an: 1 und 4 geht nicht, 2 und 3 schon.',
      },
      cases: [
        {
          position: position({ rows: ['0230', '1004'], roll: 5 }),
          attempts: [
            { moves: ['o4'], refused: 'ME-6' },
            { moves: ['+1+4'], refused: 'ME-5' },
            { moves: ['+2+3'], causes: { type: 'added', cards: [0, 1, 1, 0] } },
          ],
        },
      ],
    },
    {
      id: 'me-6-nothing',
      rule: 'ME-6',
      title: { en: 'A 5 at the start', nl: 'Een 5 aan het begin', de: 'Eine 5 am Anfang' },
      text: {
        en: 'You play for both. Ben lays out his pile 1. Then Anna rolls a 5: she has no pile to add to, so the turn passes.',
        nl: 'Je speelt voor allebei. Ben legt stapel 1 uit. Dan gooit Anna een 5: ze heeft geen stapel om op bij te leggen, dus gaat de beurt naar Ben.',
        de: 'Du spielst für beide. Ben legt Stapel 1 aus. Dann würfelt Anna eine 5: Sie hat keinen Stapel zum Anlegen, also ist der Nächste dran.',
      },
      hotSeat: true,
      cases: [
        {
          position: position({ rows: ['0000', '0000'], turn: 1, roll: 1 }),
          seed: 'brie',
          attempts: [{ moves: ['o1'], causes: { type: 'stuck', seat: 0, roll: 5 } }],
        },
      ],
    },
  ],
};

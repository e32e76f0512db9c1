import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dg5: Section = {
  rule: 'DG-5',
  text: {
    en: 'If you hold a card of the colour that was led, you must play one of that colour: you **follow**. Which one is up to you, high or low. If you have none of it, you may play anything at all. Not being able to follow is often the best thing that can happen to you: you get rid of what you do not want to win, or give somebody what they do not want.',
    nl: 'Heb je een kaart van de kleur waarmee is uitgekomen, dan moet je die kleur spelen: je moet **bekennen** (ook wel bedienen). Hoog of laag mag je zelf weten. Heb je die kleur niet, dan mag je alles spelen. Niet kunnen bekennen is vaak het beste wat je kan overkomen: je raakt kwijt wat je niet wilt winnen, of geeft een ander wat die niet wil hebben.',
    de: 'Hast du eine Karte der ausgespielten Farbe, musst du diese Farbe spielen: Du musst **bedienen**. Ob hoch oder niedrig, ist deine Sache. Hast du keine davon, darfst du alles spielen. Nicht bedienen zu können ist oft das Beste, was dir passieren kann: Du wirst los, was du nicht gewinnen willst, oder gibst jemandem, was der nicht haben will.',
  },
  examples: [
    {
      id: 'dg-5',
      rule: 'DG-5',
      title: { en: 'Green was led', nl: 'Er is met groen uitgekomen', de: 'Grün ist ausgespielt' },
      text: {
        en: 'Ben has led the green 7. You have two green cards. Try the red 3 anyway.',
        nl: 'Ben is uitgekomen met groen 7. Jij hebt twee groene kaarten. Probeer toch de rode 3.',
        de: 'Ben hat Grün 7 ausgespielt. Du hast zwei grüne Karten. Versuch es trotzdem mit der roten 3.',
      },
      cases: [
        {
          position: position({ leader: 1, trick: 'g7 g5', hands: ['g4 g9 r3 b1', 'r6 y8 p2', 'b6 y3 p9'] }),
          attempts: [
            { moves: ['r3'], refused: 'DG-5' },
            { moves: ['g4'], causes: { type: 'played', card: card('g4'), followed: true } },
            { moves: ['g9'], causes: { type: 'trick', highest: { seat: 0 } } },
          ],
        },
      ],
    },
    {
      id: 'dg-5-none',
      rule: 'DG-5',
      title: { en: 'None of that colour', nl: 'Niets van die kleur', de: 'Keine von dieser Farbe' },
      text: {
        en: 'The same trick, but you hold no green. Now anything goes.',
        nl: 'Dezelfde slag, maar jij hebt geen groen. Nu mag alles.',
        de: 'Derselbe Stich, aber du hast kein Grün. Jetzt geht alles.',
      },
      cases: [
        {
          position: position({ leader: 1, trick: 'g7 g5', hands: ['r3 b1 b9 p4', 'r6 y8 p2', 'b6 y3 p9'] }),
          attempts: [
            { moves: ['b1'], causes: { type: 'played', card: card('b1'), followed: false } },
            { moves: ['b9'], causes: { type: 'trick', highest: { seat: 0, card: card('b9') } } },
          ],
        },
      ],
    },
  ],
};

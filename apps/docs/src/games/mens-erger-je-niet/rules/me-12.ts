import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

/** Ben lays out pile 1; then the seed rolls a 3 for Anna, who has begun only piles 2 and 4. */
const onlyTwoAndFour = (options: string): string =>
  position({ rows: ['0201', '0000'], turn: 1, roll: 1, options });

export const me12: Section = {
  rule: 'ME-12',
  text: {
    en: 'The rulebook gives an example: only piles 2 and 4 have been started, a 1 or a 3 is rolled, and the turn passes. By its own rule the first card of pile 1 or 3 could be [laid out](~/games/mens-erger-je-niet/rules/#me-4), and that is how we play. With the “A 1 or 3 with only piles 2 and 4” option, you play it as printed instead.',
    nl: 'De spelregels geven een voorbeeld: alleen stapel 2 en 4 zijn begonnen, er wordt een 1 of een 3 gegooid, en de beurt gaat voorbij. Volgens de regel zelf kun je dan de eerste kaart van stapel 1 of 3 [uitleggen](~/games/mens-erger-je-niet/rules/#me-4), en zo spelen wij. Met de optie “Een 1 of 3 met alleen stapel 2 en 4” speel je precies het gedrukte voorbeeld.',
    de: 'Die Anleitung enthält ein Beispiel: Nur Stapel 2 und 4 sind begonnen, jemand würfelt eine 1 oder 3, und der Zug verfällt. Nach der Regel in derselben Anleitung ließe sich die erste Karte von Stapel 1 oder 3 [auslegen](~/games/mens-erger-je-niet/rules/#me-4), und so spielen wir. Mit der Option „Eine 1 oder 3 nur mit Stapel 2 und 4“ spielt ihr genau nach dem Beispiel der Anleitung.',
  },
  examples: [
    {
      id: 'me-12',
      rule: 'ME-12',
      title: { en: 'Only piles 2 and 4', nl: 'Alleen stapel 2 en 4', de: 'Nur Stapel 2 und 4' },
      text: {
        en: 'You play both seats. Ben lays out pile 1, then Anna rolls a 3. She lays out pile 3, or, as printed, the turn passes.',
        nl: 'Je speelt voor allebei. Ben legt stapel 1 uit, dan gooit Anna een 3. Ze legt stapel 3 uit, of de beurt gaat voorbij, zoals in het gedrukte voorbeeld.',
        de: 'Du spielst für beide. Ben legt Stapel 1 aus, dann würfelt Anna eine 3. Sie legt Stapel 3 aus, oder der Zug verfällt, wie im Beispiel der Anleitung.',
      },
      hotSeat: true,
      option: 'printedExample',
      cases: [
        {
          position: onlyTwoAndFour(''),
          seed: 'milk',
          attempts: [{ moves: ['o1', '@0 o3'], causes: { type: 'laidOut', seat: 0, pile: 3 } }],
        },
        {
          position: onlyTwoAndFour('printedExample=on'),
          seed: 'milk',
          attempts: [
            { moves: ['o1'], causes: { type: 'stuck', rule: 'ME-12', seat: 0, roll: 3 } },
            { moves: ['o1', '@0 o3'], refused: 'ME-2' },
          ],
        },
      ],
    },
  ],
};

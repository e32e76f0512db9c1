import type { Case, Section } from '../../../data/types.ts';
import { position } from '../position.ts';

/** A case with an odd roll, while only piles 2 and 4 are open. */
const oddRoll = (roll: 1 | 3): Case => ({
  label: { en: `a ${roll}`, nl: `een ${roll}`, de: `eine ${roll}` },
  position: position({ rows: ['0203', '2040'], roll }),
  attempts: [
    { moves: ['+2'], refused: 'ME-5' },
    { moves: [`o${roll}`], causes: { type: 'laidOut', seat: 0, pile: roll } },
  ],
});

export const me5: Section = {
  rule: 'ME-5',
  text: {
    en: `You may add cards to new piles that have at least one card. A card on pile 1 counts as 1, one on pile 2 as 2, one on pile 3 as 3, and one on pile 4 as 4. Together they must make **exactly** what you rolled: on one pile or on several, as you like. No pile gets more than six cards.

High-numbered piles use up a roll quickly; low-numbered ones help the sums work out.`,
    nl: `Je mag bijleggen op nieuwe stapels waar al minstens één kaart op ligt. Een kaart op stapel 1 telt voor 1, op stapel 2 voor 2, op stapel 3 voor 3, op stapel 4 voor 4. Samen moeten ze **precies** evenveel tellen als je worp: op één stapel of op meerdere, wat je wilt. Op een stapel komen nooit meer dan zes kaarten.

Hoge nummers maken een worp snel op; met lage komt elke som uit.`,
    de: `Du darfst an neue Stapel anlegen, auf denen schon mindestens eine Karte liegt. Eine Karte auf Stapel 1 zählt 1, auf Stapel 2 zählt sie 2, auf Stapel 3 zählt sie 3, auf Stapel 4 zählt sie 4. Zusammen müssen die Karten **genau** deinen Wurf ergeben: auf einem Stapel oder auf mehreren, wie du willst. Auf keinen Stapel kommen mehr als sechs Karten.

Mit hohen Nummern ist ein Wurf schnell verbraucht, mit niedrigen geht jede Summe auf.`,
  },
  examples: [
    {
      id: 'me-5',
      rule: 'ME-5',
      title: { en: 'Five in two ways', nl: 'Vijf op twee manieren', de: 'Fünf auf zwei Arten' },
      text: {
        en: 'Piles 1, 2 and 3 are open, and you have a 5. One card on 2 and one on 3 make 5. So do two on 1 and one on 3. Can you find more?',
        nl: 'Stapel 1, 2 en 3 liggen uit, en je hebt een 5. Eén kaart op 2 en één op 3 is samen 5. Twee op 1 en één op 3 ook. Weet je er nog meer?',
        de: 'Stapel 1, 2 und 3 liegen aus, und du hast eine 5. Eine Karte auf 2 und eine auf 3 ergeben 5. Zwei auf 1 und eine auf 3 auch. Findest du noch mehr?',
      },
      cases: [
        {
          position: position({ rows: ['1110', '0402'], roll: 5 }),
          attempts: [
            { moves: ['+2+3'], causes: { type: 'added', cards: [0, 1, 1, 0] } },
            { moves: ['+1+1+3'], causes: { type: 'added', cards: [2, 0, 1, 0] } },
            { moves: ['+1+2+2'], causes: { type: 'added', cards: [1, 2, 0, 0] } },
            { moves: ['+1+3'], refused: 'ME-5' },
            { moves: ['+1+4'], refused: 'ME-5' },
          ],
        },
      ],
    },
    {
      id: 'me-5-odd',
      rule: 'ME-5',
      title: { en: 'Only 2 and 4', nl: 'Alleen 2 en 4', de: 'Nur 2 und 4' },
      text: {
        en: 'Only piles 2 and 4 are open. They never add up to 1 or 3, so you cannot add anything. But pile 1 or pile 3 is still closed: the roll opens it.',
        nl: 'Alleen stapel 2 en 4 liggen uit. Daarmee komt een 1 of een 3 nooit uit, dus bijleggen kan niet. Maar stapel 1, of stapel 3, is nog leeg: die leg je met die worp uit.',
        de: 'Nur Stapel 2 und 4 liegen aus. Damit geht eine 1 oder eine 3 nie auf, also kannst du nichts anlegen. Aber Stapel 1 oder Stapel 3 ist noch leer: Den legst du mit diesem Wurf aus.',
      },
      cases: [oddRoll(1), oddRoll(3)],
    },
    {
      id: 'me-5-room',
      rule: 'ME-5',
      title: { en: 'Six is the limit', nl: 'Zes is het maximum', de: 'Bei sechs ist Schluss' },
      text: {
        en: 'You have a 4. Pile 2 has five cards, so it takes only one more. The rest of the 4 has to go somewhere else.',
        nl: 'Je hebt een 4. Op stapel 2 liggen vijf kaarten, dus daar kan er nog één bij. De rest van de 4 moet ergens anders heen.',
        de: 'Du hast eine 4. Auf Stapel 2 liegen fünf Karten, also passt nur noch eine darauf. Der Rest der 4 muss woandershin.',
      },
      cases: [
        {
          position: position({ rows: ['2510', '0032'], roll: 4 }),
          attempts: [
            { moves: ['+2+2'], refused: 'ME-5' },
            { moves: ['+1+1+2'], causes: { type: 'full', seat: 0, pile: 2 } },
            { moves: ['+1+3'], causes: { type: 'added', cards: [1, 0, 1, 0] } },
          ],
        },
      ],
    },
  ],
};

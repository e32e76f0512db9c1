import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const me3: Section = {
  rule: 'ME-3',
  text: {
    en: 'On your turn the die is rolled. Then you do **one** of two things: you **lay out** the first card of a pile, or you **add** cards to new piles that you have started. Never both with one roll. So every roll asks the same question: start something new, or get on with what is there?',
    nl: 'In je beurt wordt de dobbelsteen gegooid. Daarna doe je **één** van twee dingen: je **legt** de eerste kaart van een stapel **uit**, of je **legt** kaarten **bij** op nieuwe stapels die al begonnen zijn. Nooit allebei met één worp. Zo stelt elke worp dezelfde vraag: iets nieuws beginnen, of verder met wat er ligt?',
    de: 'In deinem Zug wird gewürfelt. Dann hast du die **Wahl**: Du **legst** die erste Karte eines Stapels **aus** oder du **legst** Karten an neue Stapel **an**, die schon begonnen sind. Nie beides mit einem Wurf. So stellt jeder Wurf dieselbe Frage: etwas Neues anfangen oder mit dem weitermachen, was da liegt?',
  },
  examples: [
    {
      id: 'me-3',
      rule: 'ME-3',
      title: { en: 'One or the other', nl: 'Het een of het ander', de: 'Das eine oder das andere' },
      text: {
        en: 'You have a 3. You can lay out pile 3, or add to piles 1 and 2 for a total of 3. Do one, then try to do the other as well: by then it is Ben’s turn.',
        nl: 'Je hebt een 3. Je kunt stapel 3 uitleggen, of op stapel 1 en 2 samen voor 3 bijleggen. Doe het een en probeer daarna ook het ander: dan is Ben al aan de beurt.',
        de: 'Du hast eine 3. Du kannst Stapel 3 auslegen oder an Stapel 1 und 2 zusammen 3 anlegen. Tu das eine und versuch danach auch das andere: Dann ist aber schon Ben an der Reihe.',
      },
      cases: [
        {
          position: position({ rows: ['2100', '0320'], roll: 3 }),
          you: 0,
          seed: 'cheese',
          attempts: [
            { moves: ['o3'], causes: { type: 'laidOut', seat: 0, pile: 3 } },
            { moves: ['+1+2'], causes: { type: 'added', seat: 0, cards: [1, 1, 0, 0] } },
            {
              moves: ['o3', '@0 +1+2'],
              refused: 'ME-2',
              note: {
                en: 'The 3 is spent. The next roll belongs to Ben.',
                nl: 'De 3 is op. De volgende worp is voor Ben.',
                de: 'Die 3 ist verbraucht. Der nächste Wurf gehört Ben.',
              },
            },
          ],
        },
      ],
    },
  ],
};

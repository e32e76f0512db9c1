import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const me10: Section = {
  rule: 'ME-10',
  text: {
    en: 'A new pile with all **six** cards is safe for good. Nobody can send it home, and it sends nobody home either: several players may have filled the same pile. Until the sixth card is down, even a pile of five can be lost.',
    nl: 'Een nieuwe stapel met alle **zes** de kaarten is voorgoed veilig. Niemand kan hem slaan, en zelf slaat hij ook niet: meerdere spelers kunnen dezelfde stapel vol hebben. Zolang de zesde kaart er niet ligt, kun je zelfs een stapel van vijf nog kwijtraken.',
    de: 'Ein neuer Stapel mit allen **sechs** Karten ist für immer sicher. Niemand kann ihn schlagen, und er schlägt auch selbst niemanden: Mehrere können denselben Stapel voll haben. Solange die sechste Karte fehlt, kannst du sogar einen Fünferstapel noch verlieren.',
  },
  examples: [
    {
      id: 'me-10',
      rule: 'ME-10',
      title: { en: 'Five is not six', nl: 'Vijf is nog geen zes', de: 'Fünf ist noch nicht sechs' },
      text: {
        en: 'Ben’s pile 3 is full, and Clara’s pile 2 has five cards. You have a 3. Fill your own pile 3: Ben’s stays. Or bring your pile 2 to five: Clara’s goes home. A full pile takes no more cards.',
        nl: 'Stapel 3 van Ben is vol, en op stapel 2 van Clara liggen er vijf. Je hebt een 3. Maak je eigen stapel 3 vol: die van Ben blijft liggen. Of breng je stapel 2 op vijf: dan moet die van Clara terug. Op een volle stapel past niets meer.',
        de: 'Bens Stapel 3 ist voll, auf Claras Stapel 2 liegen fünf. Du hast eine 3. Mach deinen eigenen Stapel 3 voll: Der von Ben bleibt liegen. Oder bring deinen Stapel 2 auf fünf: Dann muss der von Clara zurück. Auf einen vollen Stapel passt nichts mehr.',
      },
      cases: [
        {
          position: position({ rows: ['5450', '6060', '0500'], roll: 3 }),
          attempts: [
            { moves: ['+3'], causes: { type: 'full', seat: 0, pile: 3 } },
            { moves: ['+1+2'], causes: { type: 'captured', from: 2, pile: 2, cards: 5 } },
            { moves: ['+1+1+1'], refused: 'ME-5' },
          ],
        },
      ],
    },
  ],
};

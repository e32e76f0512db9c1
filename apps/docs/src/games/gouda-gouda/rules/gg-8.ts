import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg8: Section = {
  rule: 'GG-8',
  text: {
    en: 'Green and red **must** be used. You cannot pass, even if the only mouse to move is your own and the die is red, or a rival’s and the die is green. Only the **barrel** has no way back: there, a red die moves nothing and is spent. From a crate, red leads back to the barrel.',
    nl: 'Groen en rood **moeten** worden gebruikt. Passen kan niet, ook niet als de enige muis die kan lopen, van jou is en de dobbelsteen rood, of van een ander en de dobbelsteen groen. Alleen vanaf de **ton** kun je niet verder terug: daar verzet een rode dobbelsteen niets en is hij gewoon op. Vanaf een kist gaat rood terug naar de ton.',
    de: 'Grün und Rot **müssen** genutzt werden. Passen geht nicht, auch nicht mit Rot, wenn dort nur noch deine Maus steht, oder mit Grün, wenn dort nur noch eine fremde steht. Nur vom **Fass** führt kein Weg zurück: Dort bewegt ein roter Würfel nichts und ist verbraucht. Von einer Kiste geht es mit Rot zurück auf das Fass.',
  },
  examples: [
    {
      id: 'gg-8',
      rule: 'GG-8',
      title: { en: 'Alone, and red', nl: 'Alleen, en rood', de: 'Allein mit Rot' },
      text: {
        en: 'You had a single mouse at the place you named: one die, and it is red. How far back it goes depends on where it stands.',
        nl: 'Op de plek die je aanwees, stond maar één muis, die van jou: één dobbelsteen, en die is rood. Hoe ver terug dat is, hangt af van waar hij staat.',
        de: 'An dem Ort, den du gewählt hast, stand nur deine Maus: ein Würfel, und der ist rot. Wie weit es zurückgeht, hängt davon ab, wo sie steht.',
      },
      cases: [
        {
          label: { en: 'In the tube', nl: 'Op de buis', de: 'Auf der Röhre' },
          position: position({ seats: 2, phase: 'move', mice: { tube: '10' }, dice: 'r', place: 'tube' }),
          you: 0,
          attempts: [
            { moves: ['pass'], refused: 'GG-8' },
            { moves: ['red 0>bucket'], causes: { type: 'moved', face: 'red', to: 'bucket' } },
          ],
        },
        {
          label: { en: 'On a crate', nl: 'Op een kist', de: 'Auf einer Kiste' },
          position: position({
            seats: 2,
            phase: 'move',
            mice: { 'crate-left': '10' },
            dice: 'r',
            place: 'crate-left',
          }),
          you: 0,
          attempts: [
            { moves: ['red 0>barrel'], causes: { type: 'moved', face: 'red', to: 'barrel' } },
            { moves: ['red 0>crate-right'], refused: 'GG-6' },
          ],
        },
        {
          label: { en: 'On the barrel', nl: 'Op de ton', de: 'Auf dem Fass' },
          position: position({
            seats: 2,
            phase: 'name',
            mice: { 'crate-left': '20', bucket: '15', tube: '10' },
          }),
          you: 0,
          seed: 'lot',
          attempts: [{ moves: ['name barrel'], causes: { type: 'stuck', dice: 1 } }],
        },
      ],
    },
  ],
};

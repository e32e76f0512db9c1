import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg16: Section = {
  rule: 'GG-16',
  text: {
    en: '**Transfer**: the whole roll goes to another place, with at least as many mice as dice were rolled; yellow and void dice count as well. Whoever plays the token chooses the place. The player whose turn it is still chooses which mouse goes where, even if none of their own is there.',
    nl: '**Verhuizen**: de hele worp gaat naar een andere plek, met minstens zoveel muizen als er dobbelstenen zijn gegooid; gele en nietige tellen mee. Wie de fiche speelt, kiest de plek. Wie aan de beurt is, kiest nog steeds welke muis waarheen gaat, ook als er geen eigen muis bij staat.',
    de: '**Umzug**: Der ganze Wurf geht an einen anderen Ort. Dort müssen mindestens so viele Mäuse stehen, wie Würfel geworfen wurden; gelbe und ungültige zählen mit. Wer den Chip spielt, wählt den Ort. Wer am Zug ist, bestimmt weiterhin, welche Maus wohin geht, auch wenn keine eigene dabei ist.',
  },
  examples: [
    {
      id: 'gg-16',
      rule: 'GG-16',
      title: { en: 'Not here, over there', nl: 'Niet hier, maar daar', de: 'Nicht hier, sondern dort' },
      text: {
        en: 'Ben has rolled two green dice on the left stool: he is about to win. Send the roll somewhere harmless. At least two mice must be there.',
        nl: 'Ben heeft twee keer groen gegooid op de linkerkruk: hij zou winnen. Stuur de worp naar een plek waar hij geen kwaad kan. Er moeten daar minstens twee muizen staan.',
        de: 'Ben hat auf dem linken Hocker zweimal Grün geworfen: Er würde gewinnen. Schick den Wurf dorthin, wo er nicht schadet. Mindestens zwei Mäuse müssen dort stehen.',
      },
      cases: [
        {
          position: position({
            seats: 2,
            phase: 'rolled',
            turn: 1,
            mice: { 'stool-left': '02', bucket: '20', tube: '10' },
            tokens: ['t', ''],
            spent: ['', 'i'],
            dice: 'gg',
            place: 'stool-left',
          }),
          you: 0,
          attempts: [
            {
              moves: ['@0 transfer bucket'],
              causes: { type: 'transferred', from: 'stool-left', to: 'bucket' },
            },
            { moves: ['@0 transfer tube'], refused: 'GG-16' },
            { moves: ['@0 transfer stool-left'], refused: 'GG-20' },
            { moves: ['@0 pass', '@1 green 1>table'], causes: { type: 'over', winner: 1 } },
          ],
        },
      ],
    },
  ],
};

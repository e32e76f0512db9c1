import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg10: Section = {
  rule: 'GG-10',
  text: {
    en: 'The first mouse to reach the cheese wins the game **for its owner**, whoever moved it, and at once: any dice left over are not used. One mouse is enough. So look before you roll on a stool that you share: a green die has to be used, and if only a rival’s mouse is left, you carry that rival to victory yourself.',
    nl: 'De eerste muis bij de kaas wint het spel **voor zijn baas**, wie hem ook heeft verzet, en wel meteen: wat er nog aan dobbelstenen ligt, wordt niet meer gebruikt. Eén muis is genoeg. Kijk dus uit voordat je gooit op een kruk die je deelt: een groene dobbelsteen moet worden gebruikt, en staat er alleen nog een muis van een ander, dan help je die zelf aan de winst.',
    de: 'Die erste Maus am Käse gewinnt das Spiel sofort **für den, dem sie gehört**, egal, wer sie gezogen hat. Übrige Würfel verfallen. Eine Maus genügt. Schau also hin, bevor du auf einem Hocker würfelst, den du teilst: Ein grüner Würfel muss benutzt werden, und ist nur noch eine fremde Maus da, bringst du sie selbst zum Sieg.',
  },
  examples: [
    {
      id: 'gg-10',
      rule: 'GG-10',
      title: { en: 'One step to the cheese', nl: 'Nog één stap', de: 'Noch ein Schritt zum Käse' },
      text: {
        en: 'One of your mice and one of Ben’s are on the left stool. One die is green, and one is red. Your move decides who wins. You can use the red die first, but look what that leaves you with.',
        nl: 'Op de linkerkruk staan een muis van jou en een van Ben. Eén dobbelsteen is groen, één rood. Jouw zet bepaalt wie er wint. De rode dobbelsteen mag ook eerst, maar kijk dan wat er overblijft.',
        de: 'Auf dem linken Hocker stehen eine Maus von dir und eine von Ben. Ein Würfel ist grün, einer rot. Dein Zug entscheidet, wer gewinnt. Der rote Würfel darf auch zuerst kommen, aber schau, was dann übrig ist.',
      },
      cases: [
        {
          position: position({
            seats: 2,
            phase: 'move',
            mice: { 'stool-left': '11' },
            dice: 'gr',
            place: 'stool-left',
          }),
          you: 0,
          attempts: [
            { moves: ['green 0>table'], causes: { type: 'over', winner: 0 } },
            { moves: ['green 1>table'], causes: { type: 'over', winner: 1 } },
            { moves: ['red 0>newspapers', 'green 1>table'], causes: { type: 'over', winner: 1 } },
            { moves: ['red 0>newspapers', 'pass'], refused: 'GG-8' },
          ],
        },
      ],
    },
  ],
};

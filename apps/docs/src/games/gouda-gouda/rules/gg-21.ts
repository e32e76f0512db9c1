import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const positionNearTable = (options: { festival?: 'on' }): string =>
  position({
    seats: 2,
    phase: 'move',
    options,
    mice: { 'stool-right': '11' },
    dice: 'gr',
    place: 'stool-right',
  });

export const gg21: Section = {
  rule: 'GG-21',
  text: {
    en: 'With the “Cheese festival” option, there are **three cheeses** instead of one. A mouse that arrives eats one: its owner takes the cheese, and the mouse leaves the game. The turn goes on, with the dice that are left. When the last cheese has been eaten, the game is over, and whoever has the **most cheeses** wins. In a tie, whoever ate first wins.',
    nl: 'Met de optie “Kaasfestival” liggen er **drie kazen** in plaats van één. Een muis die aankomt, eet er een op: zijn baas pakt de kaas, en de muis gaat uit het spel. De beurt gaat door, met de dobbelstenen die nog liggen. Is de laatste kaas op, dan is het spel afgelopen, en wint wie **de meeste kazen** heeft. Staan er meerdere gelijk, dan wint wie van hen het eerst heeft gegeten.',
    de: 'Mit der Option „Käsefest“ liegen **drei Käse** da statt nur einer. Eine Maus, die ankommt, frisst einen: Ihr Besitzer nimmt den Käse, und die Maus scheidet aus. Der Zug geht weiter, mit den Würfeln, die noch da sind. Ist der letzte Käse gefressen, ist das Spiel vorbei, und es gewinnt, wer **die meisten Käse** hat. Haben mehrere gleich viele, gewinnt, wer von ihnen zuerst gefressen hat.',
  },
  examples: [
    {
      id: 'gg-21',
      rule: 'GG-21',
      title: { en: 'One cheese or three', nl: 'Eén kaas of drie', de: 'Ein Käse oder drei' },
      text: {
        en: 'Your mouse reaches the table. With one cheese that is the end. At the festival it is the first of three, and you still have to use the red die.',
        nl: 'Je muis haalt de tafel. Met één kaas is dat het einde. Op het festival is het de eerste van drie, en moet de rode dobbelsteen nog.',
        de: 'Deine Maus erreicht den Tisch. Gibt es nur einen Käse, ist das Spiel damit aus. Beim Fest ist das der erste Käse von dreien, und der rote Würfel steht noch aus.',
      },
      option: 'festival',
      cases: [
        {
          position: positionNearTable({}),
          you: 0,
          attempts: [{ moves: ['green 0>table'], causes: { type: 'over', winner: 0 } }],
        },
        {
          position: positionNearTable({ festival: 'on' }),
          you: 0,
          attempts: [
            { moves: ['green 0>table'], causes: { type: 'ate', seat: 0, left: 2 } },
            { moves: ['green 0>table', 'red 1>newspapers'], causes: { type: 'moved', owner: 1 } },
            { moves: ['green 0>table', 'pass'], refused: 'GG-8' },
          ],
        },
      ],
    },
    {
      id: 'gg-21-tie',
      rule: 'GG-21',
      title: { en: 'The last cheese', nl: 'De laatste kaas', de: 'Der letzte Käse' },
      text: {
        en: 'Ben ate the first cheese, and you ate the second. All three of you have a mouse on the left stool. Who wins if you eat the last one, and who if Clara does?',
        nl: 'Ben at de eerste kaas, jij de tweede. Jullie hebben alle drie een muis op de linkerkruk. Wie wint er als jij de laatste eet, en wie als Clara dat doet?',
        de: 'Ben hat den ersten Käse bekommen, du den zweiten. Ihr habt alle drei eine Maus auf dem linken Hocker. Wer gewinnt, wenn du den letzten bekommst, und wer, wenn Clara ihn bekommt?',
      },
      cases: [
        {
          position: position({
            seats: 3,
            phase: 'move',
            options: { festival: 'on' },
            mice: { 'stool-left': '111' },
            dice: 'gss',
            place: 'stool-left',
            eaten: '1:1.0:1',
          }),
          you: 0,
          attempts: [
            { moves: ['green 0>table'], causes: { type: 'over', winner: 0, scores: [2, 1, 0] } },
            { moves: ['green 2>table'], causes: { type: 'over', winner: 1, scores: [1, 1, 1] } },
            { moves: ['red 2>newspapers'], refused: 'GG-6' },
          ],
        },
      ],
    },
  ],
};

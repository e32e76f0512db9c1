import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const noHelp: Task = {
  kind: 'task',
  id: 'no-help',
  title: {
    en: 'Bring your mice home without helping a rival',
    nl: 'Breng je muizen thuis zonder een ander te helpen',
    de: 'Bring deine Mäuse ans Ziel, ohne jemandem zu helfen',
  },
  goal: {
    en: 'Cheese festival, and the cheese is on the purple box. Ben has eaten one, and two are left. You have two green dice and a red one on the yellow boxes. **Win now.**',
    nl: 'Het is kaasfestival, en de kaas ligt op de paarse doos. Ben heeft er een op, er zijn er nog twee. Je hebt twee groene dobbelstenen en een rode op de gele dozen. **Win nu.**',
    de: 'Es ist Käsefest, und der Käse liegt auf der lila Schachtel. Ben hat schon einen, zwei sind noch da. Du hast zwei grüne Würfel und einen roten auf den gelben Schachteln. **Gewinn jetzt.**',
  },
  hint: {
    en: 'You choose the order of the dice. Do you need the red one at all?',
    nl: 'De volgorde van de dobbelstenen bepaal jij. Is de rode eigenlijk wel nodig?',
    de: 'Die Reihenfolge der Würfel bestimmst du. Kommt es auf den roten überhaupt an?',
  },
  why: {
    en: 'Both green dice go to your own two mice, straight on: two cheeses to one. The last cheese ends the game at once, so you never have to use the red die. A rival’s mouse at the cheese would have cost you the game, and the rope would have cost you a turn.',
    nl: 'Beide groene dobbelstenen voor je eigen twee muizen, rechtdoor: twee kazen tegen één. Met de laatste kaas is het spel meteen afgelopen, dus de rode dobbelsteen hoef je niet te gebruiken. Een muis van een ander naar de kaas sturen had je het spel gekost, de omweg over het touw een beurt.',
    de: 'Beide grünen Würfel gehen an deine zwei Mäuse, geradeaus: zwei Käse gegen einen. Mit dem letzten Käse ist das Spiel sofort vorbei, den roten Würfel brauchst du dafür nicht. Eine fremde Maus am Käse hätte dich den Sieg gekostet, der Umweg über das Seil einen Zug.',
  },
  missed: [
    {
      event: { type: 'ate', seat: 1 },
      note: {
        en: 'That was Ben’s second cheese, and you can no longer get two.',
        nl: 'Dat was Bens tweede kaas, en jij kunt er geen twee meer krijgen.',
        de: 'Das war Bens zweiter Käse, und zwei bekommst du nicht mehr.',
      },
    },
    {
      event: { type: 'ate', seat: 2 },
      note: {
        en: 'That cheese is Clara’s, and you can no longer get two.',
        nl: 'Die kaas is van Clara, en jij kunt er geen twee meer krijgen.',
        de: 'Dieser Käse gehört Clara, und zwei bekommst du nicht mehr.',
      },
    },
    {
      event: { type: 'moved', face: 'green', to: 'rope' },
      note: {
        en: 'You needed both green dice for the purple box.',
        nl: 'Je had beide groene dobbelstenen nodig voor de paarse doos.',
        de: 'Du hättest beide grünen Würfel für die lila Schachtel gebraucht.',
      },
    },
    {
      event: { type: 'moved', face: 'red', owner: 0 },
      note: {
        en: 'You needed both of your mice on the yellow boxes, and one of them has gone back.',
        nl: 'Je had je beide muizen op de gele dozen nodig, en een ervan heb je teruggezet.',
        de: 'Du hättest beide Mäuse auf den gelben Schachteln gebraucht, und eine musste jetzt zurück.',
      },
    },
  ],
  position: position({
    seats: 3,
    phase: 'move',
    options: { cheeseAt: 'purple-box', festival: 'on' },
    mice: { 'yellow-boxes': '211' },
    dice: 'gsrg',
    place: 'yellow-boxes',
    eaten: '1:1',
  }),
  you: 0,
  solved: { type: 'over', winner: 0 },
  solution: ['green 0>purple-box', 'green 0>purple-box'],
  alternatives: [
    ['red 1>bucket', 'green 0>purple-box', 'green 0>purple-box'],
    ['red 1>tube', 'green 0>purple-box', 'green 0>purple-box'],
    ['red 2>bucket', 'green 0>purple-box', 'green 0>purple-box'],
    ['red 2>tube', 'green 0>purple-box', 'green 0>purple-box'],
  ],
};

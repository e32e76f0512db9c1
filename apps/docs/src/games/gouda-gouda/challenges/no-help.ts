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
    en: 'Cheese festival, and the cheese lies on the purple box. Ben has eaten one, two are left. You have two green dice and a red one on the yellow boxes. **Win now.**',
    nl: 'Het is kaasfestival, en de kaas ligt op de paarse doos. Ben heeft er een op, er zijn er nog twee. Je hebt twee groene stenen en een rode op de gele dozen. **Win nu.**',
    de: 'Es ist Käsefest, und der Käse liegt auf der lila Schachtel. Ben hat schon einen, zwei sind noch da. Du hast zwei grüne Würfel und einen roten auf den gelben Schachteln. **Gewinn jetzt.**',
  },
  hint: {
    en: 'You choose the order of the dice. Do you need the red one at all?',
    nl: 'De volgorde van de stenen is aan jou. Is de rode eigenlijk wel nodig?',
    de: 'Die Reihenfolge der Würfel bestimmst du. Kommt es auf den roten überhaupt an?',
  },
  why: {
    en: 'Both green dice for your own two mice, straight on: two cheeses against one. With the last cheese the game is over, and the red die is not carried out. A rival’s mouse at the cheese would have cost you the game, and the rope would have cost you a turn.',
    nl: 'Beide groene stenen voor je eigen twee muizen, rechtdoor: twee kazen tegen één. Met de laatste kaas is het spel afgelopen, en de rode steen wordt niet meer uitgevoerd. Een andere muis bij de kaas had je het spel gekost, en het touw een beurt.',
    de: 'Beide grünen Würfel für deine zwei eigenen Mäuse, geradeaus: zwei Käse gegen einen. Mit dem letzten Käse ist das Spiel vorbei, und der rote Würfel wird nicht mehr ausgeführt. Eine fremde Maus am Käse hätte dich das Spiel gekostet, das Seil einen Zug.',
  },
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
};

import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const stopBen: Task = {
  kind: 'task',
  id: 'stop-ben',
  title: { en: 'Not a single green', nl: 'Geen enkele groene', de: 'Kein einziges Grün' },
  goal: {
    en: 'Ben has rolled green, yellow and green on the left stool, and his mouse is on it. Play your worsen token so that he cannot win.',
    nl: 'Ben heeft groen, geel en groen gegooid op de linkerkruk, en zijn muis zit erop. Speel je fiche “verslechteren” zo dat hij niet kan winnen.',
    de: 'Ben hat auf dem linken Hocker Grün, Gelb und Grün geworfen, und dort sitzt auch seine Maus. Spiel deinen Chip „Verschlechtern“ so, dass er nicht gewinnen kann.',
  },
  hint: {
    en: 'One token, as many dice as you like. One green die is enough for Ben.',
    nl: 'Eén fiche, zoveel dobbelstenen als je wilt. Eén groene dobbelsteen is voor Ben genoeg.',
    de: 'Ein Chip wirkt auf so viele Würfel, wie du magst. Ein grüner Würfel genügt Ben.',
  },
  why: {
    en: 'Both green dice have to go. You may pick the yellow one as well: it becomes red, and somebody must go back. But Ben chooses who, and one of the mice there is yours.',
    nl: 'Beide groene dobbelstenen moeten weg. De gele mag je er ook bij nemen: die wordt rood, en dan moet er iemand terug. Maar Ben kiest wie, en jouw muis zit er ook.',
    de: 'Beide grünen Würfel müssen weg. Den gelben darfst du dazunehmen: Er wird rot, und eine Maus muss zurück. Aber Ben bestimmt, welche, und deine Maus sitzt auch dort.',
  },
  missed: [
    {
      event: { type: 'over' },
      note: {
        en: 'A single green die is enough for Ben.',
        nl: 'Aan één groene dobbelsteen heeft Ben genoeg.',
        de: 'Ein einziger grüner Würfel genügt Ben.',
      },
    },
  ],
  position: position({
    seats: 2,
    phase: 'rolled',
    turn: 1,
    mice: { 'stool-left': '21' },
    tokens: ['w', ''],
    spent: ['', 'r'],
    dice: 'gyg',
    place: 'stool-left',
  }),
  you: 0,
  solved: { type: 'turn', seat: 0 },
  without: { type: 'over' },
  solution: ['worsen 1.3'],
  alternatives: [['worsen 1.2.3']],
  others: ['@1 green 1>table', '@1 red 0>newspapers'],
};

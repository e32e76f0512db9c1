import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const winNow: Task = {
  kind: 'task',
  id: 'win-now',
  title: { en: 'Win with a red roll', nl: 'Win met een rode worp', de: 'Gewinn mit Rot' },
  goal: {
    en: 'You and Ben share the left stool, and you have rolled one yellow and one red. Win now.',
    nl: 'Jij en Ben delen de linkerkruk, en je hebt één geel en één rood gegooid. Win nu.',
    de: 'Du und Ben teilt euch den linken Hocker, und du hast einmal Gelb und einmal Rot geworfen. Gewinn jetzt.',
  },
  hint: {
    en: 'Improve changes a die by one step only. Which one becomes green?',
    nl: 'Verbeteren zet een steen maar één stap. Welke wordt er groen?',
    de: 'Verbessern hebt einen Würfel nur um eine Stufe. Welcher wird grün?',
  },
  why: {
    en: 'The yellow die becomes green, and your mouse runs to the table. The red one would only have become yellow. Had you started with red on your own mouse, Ben’s would have had to go to the cheese.',
    nl: 'De gele steen wordt groen, en je muis rent naar de tafel. De rode was alleen maar geel geworden. En was je met rood op je eigen muis begonnen, dan had die van Ben naar de kaas gemoeten.',
    de: 'Der gelbe Würfel wird grün, und deine Maus läuft zum Tisch. Der rote wäre nur gelb geworden. Und hättest du mit Rot auf deine eigene Maus begonnen, hätte Bens Maus zum Käse gemusst.',
  },
  position: position({
    seats: 2,
    phase: 'rolled',
    mice: { 'stool-left': '11' },
    tokens: ['i', ''],
    spent: ['', 'r'],
    dice: 'ry',
    place: 'stool-left',
  }),
  you: 0,
  solved: { type: 'over', winner: 0 },
  solution: ['improve 2', 'green 0>table'],
};

import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const runForMe: Task = {
  kind: 'task',
  id: 'run-for-me',
  title: { en: 'Let Ben run for you', nl: 'Laat Ben voor jou lopen', de: 'Lass Ben für dich laufen' },
  goal: {
    en: 'Ben has rolled two green dice and is about to win. Your transfer can do more than stop him: make him move **your mice** forward, and only yours.',
    nl: 'Ben heeft twee keer groen gegooid en staat op winst. Met “verhuizen” kun je hem niet alleen stoppen: laat hem **jouw muizen** vooruitzetten, en alleen de jouwe.',
    de: 'Ben hat zweimal Grün geworfen und steht vor dem Sieg. Mit deinem Chip „Umzug“ kannst du ihn aufhalten und noch mehr: Lass ihn nur **deine Mäuse** vorwärtsziehen.',
  },
  hint: {
    en: 'Ben still chooses which mice go. Where does he have no choice?',
    nl: 'Ben kiest nog steeds welke muizen er lopen. Waar heeft hij niets te kiezen?',
    de: 'Ben wählt weiterhin, welche Mäuse ziehen. Wo hat er keine Wahl?',
  },
  why: {
    en: 'There are two mice on the newspapers, both yours, and green must be used. So Ben himself moves them to the stools. On the right stool he would have had a mouse of his own again, and on the barrel he would have had a choice.',
    nl: 'Op de kranten staan twee muizen, allebei van jou, en groen moet worden gebruikt. Dus zet Ben ze zelf op de krukken. Op de rechterkruk had hij weer een eigen muis gehad, en op de ton had hij kunnen kiezen.',
    de: 'Auf den Zeitungen stehen zwei Mäuse, beide deine, und Grün ist Pflicht. Also stellt Ben sie selbst auf die Hocker. Auf dem rechten Hocker hätte er wieder eine eigene Maus gehabt, auf dem Fass freie Wahl.',
  },
  missed: [
    {
      event: { type: 'moved', seat: 1, owner: 1 },
      note: {
        en: 'Ben had a mouse of his own there, and that is the one he moved.',
        nl: 'Ben had daar zelf een muis, en die liet hij lopen.',
        de: 'Ben hatte dort selbst eine Maus, und die ließ er laufen.',
      },
    },
  ],
  position: position({
    seats: 3,
    phase: 'rolled',
    turn: 1,
    mice: { 'stool-left': '011', 'stool-right': '110', newspapers: '200' },
    tokens: ['t', '', ''],
    spent: ['', 'i', 'w'],
    dice: 'gg',
    place: 'stool-left',
  }),
  you: 0,
  solved: { type: 'moved', seat: 1, owner: 0, from: 'newspapers' },
  solution: ['transfer newspapers'],
  others: ['@1 green 1>table', '@1 green 1>bucket'],
};

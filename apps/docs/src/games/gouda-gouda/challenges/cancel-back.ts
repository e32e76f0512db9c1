import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const cancelBack: Task = {
  kind: 'task',
  id: 'cancel-back',
  title: { en: 'No, no, yes', nl: 'Nee, nee, ja', de: 'Nein, nein, doch' },
  goal: {
    en: 'You have played an improve token on your yellow die, and Ben has answered with a cancel. Win anyway.',
    nl: 'Je hebt “verbeteren” op je gele dobbelsteen gespeeld, en Ben heeft geantwoord met “annuleren”. Win toch.',
    de: 'Du hast „Verbessern“ auf deinen gelben Würfel gespielt, und Ben hat mit „Aufheben“ geantwortet. Gewinn trotzdem.',
  },
  hint: {
    en: 'A cancel is a token like any other.',
    nl: '“Annuleren” is een fiche als alle andere.',
    de: 'Auch „Aufheben“ ist ein Chip.',
  },
  why: {
    en: 'You cancel the cancel. Your improve token takes effect after all: the die is green, and your mouse runs to the table.',
    nl: 'Je annuleert de annulering. Die vervalt, je “verbeteren” werkt, de dobbelsteen is groen, en je muis rent naar de tafel.',
    de: 'Du hebst Bens „Aufheben“ auf. Dein „Verbessern“ wirkt also, der Würfel wird grün, und deine Maus läuft zum Tisch.',
  },
  missed: [
    {
      event: { type: 'cancelled' },
      note: {
        en: 'So the die stays yellow, and a yellow die moves nothing.',
        nl: 'Dus blijft de dobbelsteen geel, en met geel gebeurt er niets.',
        de: 'Also bleibt der Würfel gelb, und bei Gelb geschieht nichts.',
      },
    },
  ],
  position: position({
    seats: 2,
    phase: 'rolled',
    mice: { 'stool-right': '10', newspapers: '01' },
    tokens: ['c', ''],
    spent: ['i', 'rc'],
    dice: 'y',
    place: 'stool-right',
    stack: '0i.1c',
    target: 1,
  }),
  you: 0,
  solved: { type: 'over', winner: 0 },
  solution: ['cancel', 'green 0>table'],
};

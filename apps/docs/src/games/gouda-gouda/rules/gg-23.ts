import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg23: Section = {
  rule: 'GG-23',
  text: {
    en: 'You can combine the festival with power tokens without changing any rule. Nobody runs out of mice either: there are three cheeses, and you have five mice.',
    nl: 'Festival en krachtfiches gaan prima samen: er hoeft niets voor te veranderen. Zonder muizen komt ook niemand te zitten: er zijn drie kazen, en je hebt vijf muizen.',
    de: 'Ein Käsefest geht auch mit Chips; keine Regel ändert sich dafür. Und niemandem gehen die Mäuse aus: Es gibt drei Käse, und du hast fünf Mäuse.',
  },
  examples: [
    {
      id: 'gg-23',
      rule: 'GG-23',
      title: {
        en: 'A better die, one more cheese',
        nl: 'Een betere dobbelsteen, een kaas meer',
        de: 'Ein besserer Würfel, ein Käse mehr',
      },
      text: {
        en: 'At the festival your mouse stands on the left stool, and the die is yellow. Your improve token makes it green; then the cheese is yours, and the game goes on.',
        nl: 'Op het festival staat je muis op de linkerkruk, en de dobbelsteen is geel. Je fiche “verbeteren” maakt hem groen; dan is de kaas voor jou, en het spel gaat door.',
        de: 'Beim Fest steht deine Maus auf dem linken Hocker, und der Würfel ist gelb. Dein Chip „Verbessern“ macht ihn grün; dann gehört der Käse dir, und das Spiel geht weiter.',
      },
      cases: [
        {
          position: position({
            seats: 2,
            phase: 'rolled',
            options: { festival: 'on' },
            mice: { 'stool-left': '10' },
            tokens: ['i', ''],
            spent: ['', 'w'],
            dice: 'y',
            place: 'stool-left',
          }),
          you: 0,
          attempts: [
            { moves: ['improve 1', 'green 0>table'], causes: { type: 'ate', seat: 0, left: 2 } },
            { moves: ['pass'], causes: { type: 'idle', yellow: 1 } },
            { moves: ['improve 1', 'pass'], refused: 'GG-8' },
          ],
        },
      ],
    },
  ],
};

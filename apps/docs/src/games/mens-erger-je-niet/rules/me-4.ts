import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const me4: Section = {
  rule: 'ME-4',
  text: {
    en: 'With a **1, 2, 3 or 4** you may lay out the first card of the pile with that number, if its new pile is empty. It has to be that number exactly: a 3 opens pile 3 and no other. With a **6** you choose: the first card of any pile whose new pile is still empty.',
    nl: 'Met een **1, 2, 3 of 4** mag je de eerste kaart uitleggen van de stapel met dat nummer, als de nieuwe stapel nog leeg is. Het moet precies dat nummer zijn: een 3 opent stapel 3 en geen andere. Met een **6** kies je zelf: je legt de eerste kaart uit van een stapel waarvan de nieuwe stapel nog leeg is.',
    de: 'Mit einer **1, 2, 3 oder 4** darfst du die erste Karte des Stapels mit dieser Nummer auslegen, wenn sein neuer Stapel noch leer ist. Es muss genau diese Nummer sein: Eine 3 öffnet Stapel 3 und keinen anderen. Mit einer **6** hast du die Wahl: die erste Karte irgendeines Stapels, dessen neuer Stapel noch leer ist.',
  },
  examples: [
    {
      id: 'me-4',
      rule: 'ME-4',
      title: { en: 'A 3 opens pile 3', nl: 'Een 3 opent stapel 3', de: 'Eine 3 öffnet Stapel 3' },
      text: {
        en: 'You have a 3 and nothing but pile 2 on the table. Try pile 1 anyway, then pile 3.',
        nl: 'Je hebt een 3, en alleen stapel 2 ligt uit. Probeer toch stapel 1, en dan stapel 3.',
        de: 'Du hast eine 3, und nur Stapel 2 liegt aus. Versuch es trotzdem zuerst mit Stapel 1 und dann mit Stapel 3.',
      },
      cases: [
        {
          position: position({ rows: ['0200', '1040'], roll: 3 }),
          attempts: [
            { moves: ['o1'], refused: 'ME-4' },
            { moves: ['o3'], causes: { type: 'laidOut', seat: 0, pile: 3 } },
          ],
        },
      ],
    },
    {
      id: 'me-4-six',
      rule: 'ME-4',
      title: {
        en: 'A 6 opens any pile',
        nl: 'Een 6 opent een stapel naar keuze',
        de: 'Eine 6 öffnet jeden Stapel',
      },
      text: {
        en: 'With a 6 you may open pile 1 or pile 4. Piles 2 and 3 are open already: you cannot lay them out again, but you can add to them.',
        nl: 'Met een 6 mag je stapel 1 of stapel 4 openen. Stapel 2 en 3 liggen er al: nog eens uitleggen kan niet, bijleggen wel.',
        de: 'Mit einer 6 darfst du Stapel 1 oder Stapel 4 öffnen. Stapel 2 und 3 liegen schon: Noch einmal auslegen geht nicht, anlegen schon.',
      },
      cases: [
        {
          position: position({ rows: ['0210', '3042'], roll: 6 }),
          attempts: [
            { moves: ['o4'], causes: { type: 'laidOut', pile: 4 } },
            { moves: ['o1'], causes: { type: 'laidOut', pile: 1 } },
            { moves: ['o2'], refused: 'ME-4' },
            { moves: ['+3+3'], causes: { type: 'added', cards: [0, 0, 2, 0] } },
          ],
        },
      ],
    },
  ],
};

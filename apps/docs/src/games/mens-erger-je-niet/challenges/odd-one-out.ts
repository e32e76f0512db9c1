import type { Question } from '../../../data/types.ts';
import { position } from '../position.ts';

export const oddOneOut: Question = {
  kind: 'question',
  id: 'odd-one-out',
  title: { en: 'Is the turn over?', nl: 'Is je beurt voorbij?', de: 'Ist dein Zug vorbei?' },
  goal: {
    en: 'Only your piles 2 and 4 are open. You roll a 3. What now?',
    nl: 'Alleen je stapels 2 en 4 liggen uit. Je gooit een 3. En nu?',
    de: 'Nur deine Stapel 2 und 4 liegen aus. Du würfelst eine 3. Was nun?',
  },
  hint: {
    en: 'Twos and fours never add up to 3. But adding is not all that you can do with a roll.',
    nl: 'Met tweeën en vieren kom je nooit op 3. Maar bijleggen is niet het enige wat kan.',
    de: 'Aus Zweien und Vieren wird nie eine 3. Aber Anlegen ist nicht das Einzige, was geht.',
  },
  why: {
    en: 'Nothing can be added, but pile 3 is still closed, and a 3 opens it. You have no choice: you must move if you can.',
    nl: 'Bijleggen kan niet, maar stapel 3 is nog leeg, en met een 3 leg je die uit. Je hebt geen keus: wat kan, dat moet.',
    de: 'Anlegen geht nicht, aber Stapel 3 ist noch leer, und eine 3 öffnet ihn. Du hast keine Wahl: Was geht, muss sein.',
  },
  position: position({ rows: ['0204', '3120'], roll: 3 }),
  answers: [
    { en: 'The turn passes to Ben', nl: 'De beurt gaat naar Ben', de: 'Ben ist an der Reihe' },
    {
      en: 'I add one card to pile 2',
      nl: 'Ik leg één kaart bij op stapel 2',
      de: 'Ich lege eine Karte an Stapel 2 an',
    },
    { en: 'I lay out pile 3', nl: 'Ik leg stapel 3 uit', de: 'Ich lege Stapel 3 aus' },
  ],
  right: 2,
  mistakes: {
    0: {
      en: 'Your turn ends only if you can do nothing with the roll, and here you can do something.',
      nl: 'Je beurt is alleen voorbij als je niets met de worp kunt, en hier kun je iets.',
      de: 'Dein Zug ist nur vorbei, wenn mit dem Wurf nichts geht, und hier geht etwas.',
    },
    1: {
      en: 'A card on pile 2 counts as 2, and the sum must be exactly 3.',
      nl: 'Een kaart op stapel 2 telt voor 2, en de som moet precies 3 zijn.',
      de: 'Eine Karte auf Stapel 2 zählt 2, und die Summe muss genau 3 sein.',
    },
  },
  proof: { moves: ['o3'], causes: { type: 'laidOut', seat: 0, pile: 3 } },
};

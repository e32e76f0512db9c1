import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const savePile: Task = {
  kind: 'task',
  id: 'save-pile',
  title: { en: 'Take what is safe', nl: 'Veilig en wel', de: 'Sicher ist sicher' },
  goal: {
    en: 'You have a 4. You could send Ben’s pile 1 home, with its three cards. But your pile 2 with four cards is in danger. Make it safe for good.',
    nl: 'Je hebt een 4. Je zou stapel 1 van Ben kunnen slaan: daar liggen drie kaarten. Maar je stapel 2 met vier kaarten loopt gevaar. Maak hem voorgoed veilig.',
    de: 'Du hast eine 4. Du könntest Bens Stapel 1 mit drei Karten schlagen. Aber dein Stapel 2 mit vier Karten ist in Gefahr. Bring ihn für immer in Sicherheit.',
  },
  hint: {
    en: 'A pile is safe with six cards. What do two cards on pile 2 cost?',
    nl: 'Met zes kaarten is een stapel veilig. Wat kosten twee kaarten op stapel 2?',
    de: 'Mit sechs Karten ist ein Stapel sicher. Was kosten zwei Karten auf Stapel 2?',
  },
  why: {
    en: 'Two cards on pile 2 cost exactly 4. The pile is full, and nobody can take it from you. Sending three cheap cards home would have cost Ben 3 pips; your four cards on pile 2 are worth 8.',
    nl: 'Twee kaarten op stapel 2 kosten precies 4. De stapel is vol, en niemand pakt hem je nog af. Drie goedkope kaarten slaan had Ben 3 ogen gekost; jouw vier kaarten op stapel 2 zijn er 8 waard.',
    de: 'Zwei Karten auf Stapel 2 kosten genau 4. Der Stapel ist voll, und niemand nimmt ihn dir mehr. Drei billige Karten zu schlagen hätte Ben 3 Augen gekostet; deine vier Karten auf Stapel 2 sind 8 wert.',
  },
  missed: [
    {
      event: { type: 'laidOut' },
      note: {
        en: 'Your pile 2 is not full, so it can still be sent home.',
        nl: 'Je stapel 2 is niet vol, dus die kan nog steeds worden geslagen.',
        de: 'Dein Stapel 2 ist nicht voll, also kann er noch geschlagen werden.',
      },
    },
    {
      event: { type: 'added' },
      note: {
        en: 'Your pile 2 is not full, so it can still be sent home.',
        nl: 'Je stapel 2 is niet vol, dus die kan nog steeds worden geslagen.',
        de: 'Dein Stapel 2 ist nicht voll, also kann er noch geschlagen werden.',
      },
    },
  ],
  position: position({ rows: ['1420', '3305'], roll: 4 }),
  solved: { type: 'full', seat: 0, pile: 2 },
  solution: ['+2+2'],
};

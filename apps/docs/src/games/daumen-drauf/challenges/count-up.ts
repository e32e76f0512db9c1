import type { Question } from '../../../data/types.ts';
import { position } from '../position.ts';

export const countUp: Question = {
  kind: 'question',
  id: 'count-up',
  title: { en: 'Count your points', nl: 'Tel je punten', de: 'Zähl deine Punkte' },
  goal: {
    en: 'At this table you may look at cards already won. The stock is empty, and Ben and Clara have shown their last cards. You pass. How many points do you score in this round?',
    nl: 'Aan deze tafel zijn gewonnen kaarten voor iedereen te zien. De stapel is op, en Ben en Clara hebben hun laatste kaart getoond. Jij past. Hoeveel punten levert de ronde je op?',
    de: 'An diesem Tisch sind gewonnene Karten einsehbar. Der Stapel ist leer, und Ben und Clara haben ihre letzten Karten gezeigt. Du passt. Wie viele Punkte bringt dir die Runde?',
  },
  hint: {
    en: 'Count the snakes you have won, by kind. Then look at your hand.',
    nl: 'Tel de slangen die je hebt gewonnen, per soort. Kijk dan naar je hand.',
    de: 'Zähl die Schlangen, die du gewonnen hast, nach Sorte. Dann schau in deine Hand.',
  },
  why: {
    en: 'Six harmless snakes, two poisonous ones: 6 − 2 = 4. But the two cards left in your hand cost a point each, even though they are harmless: 2.',
    nl: 'Zes ongiftige slangen, twee giftige: 6 − 2 = 4. Maar je houdt twee kaarten over, en die kosten elk een punt, al zijn ze ongiftig: 2.',
    de: 'Sechs harmlose Schlangen, zwei giftige: 6 − 2 = 4. Aber zwei Karten bleiben auf deiner Hand und kosten je einen Punkt, obwohl sie harmlos sind: 2.',
  },
  position: position({
    options: 'rounds=1,openWins=on',
    hands: ['y2 b4', '', ''],
    turn: 0,
    trick: '1g3 2g4f',
    won: { 0: 'y1 y3 y4 g1 g2 b1 g5f b2f' },
  }),
  you: 0,
  answers: [
    { en: '6 points', nl: '6 punten', de: '6 Punkte' },
    { en: '4 points', nl: '4 punten', de: '4 Punkte' },
    { en: '2 points', nl: '2 punten', de: '2 Punkte' },
  ],
  right: 2,
  mistakes: {
    0: {
      en: 'That counts only the harmless snakes.',
      nl: 'Zo tel je alleen de ongiftige slangen.',
      de: 'Da zählst du nur die harmlosen Schlangen.',
    },
    1: {
      en: 'That is right for the snakes you have won, but two cards are left in your hand.',
      nl: 'Dat klopt voor de slangen die je hebt gewonnen, maar er zitten nog twee kaarten in je hand.',
      de: 'Das stimmt für die gewonnenen Schlangen, aber auf deiner Hand sind noch zwei Karten.',
    },
  },
  proof: { moves: ['@0 pass'], causes: { type: 'scored', scores: { 0: 2 } } },
};

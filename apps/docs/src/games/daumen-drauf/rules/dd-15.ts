import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd15: Section = {
  rule: 'DD-15',
  text: {
    en: 'Each **harmless** snake that you have won counts **+1**, each **poisonous** one **−1**. The number on the card does not matter: it only decides who wins the trick. Together with the cards left in the last hand, that is your score for the round. It can be below zero.',
    nl: 'Elke **ongiftige** slang die je hebt gewonnen, telt **+1**, elke **giftige** **−1**. Het cijfer op de kaart doet er niet toe: dat bepaalt alleen wie de slag wint. Samen met wat er in de laatste hand over is, is dat je score voor de ronde; die kan onder nul uitkomen.',
    de: 'Jede **harmlose** Schlange, die du gewonnen hast, zählt **+1**, jede **giftige** **−1**. Die Zahl auf der Karte ist egal: Sie entscheidet nur, wer den Stich gewinnt. Zusammen mit dem Abzug für übrige Handkarten sind das deine Punkte für die Runde; es können auch weniger als null sein.',
  },
  examples: [
    {
      id: 'dd-15',
      rule: 'DD-15',
      title: { en: 'Your last card', nl: 'Je laatste kaart', de: 'Deine letzte Karte' },
      text: {
        en: 'You have won five harmless and two poisonous snakes so far. Your black 3 is harmless and wins this trick, whatever is in it: thumbs off, and count.',
        nl: 'Je hebt tot nu toe vijf ongiftige en twee giftige slangen gewonnen. Je zwarte 3 is ongiftig en wint deze slag, wat er ook in zit: duimen weg, en tellen maar.',
        de: 'Du hast bisher fünf harmlose und zwei giftige Schlangen gewonnen. Deine schwarze 3 ist harmlos und gewinnt diesen Stich, was auch immer darin liegt: Daumen weg und zählen.',
      },
      cases: [
        {
          position: position({
            hands: ['b3', '', ''],
            turn: 0,
            trick: '1y2 2g4f',
            won: { 0: 'y1 y4 g2 g5 b1 y3f b2f' },
          }),
          you: 0,
          attempts: [
            {
              moves: ['@0 b3'],
              causes: { type: 'scored', scores: { 0: 4 }, harmless: { 0: 7 }, poisonous: { 0: 3 } },
              note: {
                en: 'Seven harmless, three poisonous: 7 − 3 = 4.',
                nl: 'Zeven ongiftig, drie giftig: 7 − 3 = 4.',
                de: 'Sieben harmlos, drei giftig: 7 − 3 = 4.',
              },
            },
            {
              moves: ['@0 y3f'],
              refused: 'DD-4',
              note: {
                en: 'You cannot get rid of a poisonous snake that you have won.',
                nl: 'Een giftige slang die je hebt gewonnen, raak je niet meer kwijt.',
                de: 'Eine giftige Schlange, die du gewonnen hast, wirst du nicht mehr los.',
              },
            },
            {
              moves: ['@0 pass'],
              causes: { type: 'scored', scores: { 0: 2 }, harmless: { 0: 5 }, poisonous: { 0: 2 } },
              note: {
                en: 'Five harmless, two poisonous, one card left in hand: 5 − 2 − 1 = 2.',
                nl: 'Vijf ongiftig, twee giftig, één kaart over: 5 − 2 − 1 = 2.',
                de: 'Fünf harmlos, zwei giftig, eine Karte übrig: 5 − 2 − 1 = 2.',
              },
            },
          ],
        },
      ],
    },
  ],
};

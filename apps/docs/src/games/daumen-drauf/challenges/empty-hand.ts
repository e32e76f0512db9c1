import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const emptyHand: Task = {
  kind: 'task',
  id: 'empty-hand',
  title: { en: 'Empty your hand', nl: 'Hou niets over', de: 'Behalte keine Karte' },
  goal: {
    en: 'Two players, the stock is empty, and you lead. Ben has one card left and shows it as soon as he can. End the round with an empty hand.',
    nl: 'Twee spelers, de stapel is op, en jij komt uit. Ben heeft nog één kaart en toont die zodra hij kan. Zorg dat je aan het eind van de ronde niets overhoudt.',
    de: 'Zwei Spieler, der Stapel ist leer, und du beginnst. Ben hat noch eine Karte und zeigt sie, sobald er kann. Beende die Runde mit leerer Hand.',
  },
  hint: {
    en: 'A trick can go round more than once. Which of your cards beats anything yellow or green?',
    nl: 'Een slag kan meer dan één keer rondgaan. Welke van je kaarten gaat over elke gele en elke groene kaart heen?',
    de: 'In einem Stich kann es mehr als einmal reihum gehen. Welche deiner Karten überbietet alles, was gelb oder grün ist?',
  },
  why: {
    en: 'Lead the weak card, and Ben spends his. Then your black 4 beats it, and nobody has a card left. Had you led the 4, he would have beaten it, and the yellow 1 would have stayed in your hand: −1.',
    nl: 'Kom uit met de zwakke kaart, dan is Ben de zijne kwijt. Daarna gaat je zwarte 4 eroverheen, en niemand heeft nog een kaart. Was je met de 4 uitgekomen, dan was hij eroverheen gegaan en was je met de gele 1 blijven zitten: −1.',
    de: 'Beginn mit der schwachen Karte, dann ist Ben seine los. Danach geht deine schwarze 4 darüber, und niemand hat mehr eine Karte. Hättest du mit der 4 begonnen, hätte er sie überboten, und die gelbe 1 wäre dir geblieben: −1.',
  },
  missed: [
    {
      event: { type: 'lastHand', seat: 0 },
      note: {
        en: 'The black 4 would have beaten Ben’s yellow 3.',
        nl: 'Met de zwarte 4 was je over Bens gele 3 heen gegaan.',
        de: 'Mit der schwarzen 4 hättest du Bens gelbe 3 überboten.',
      },
    },
    {
      event: { type: 'shown', seat: 0, number: 4 },
      note: {
        en: 'Your yellow 1 cannot beat a yellow 3, so you will be left with it.',
        nl: 'Je gele 1 kan niet over een gele 3 heen, dus die hou je over.',
        de: 'Deine gelbe 1 kommt nicht über eine gelbe 3, also bleibt sie dir.',
      },
    },
  ],
  position: position({ hands: ['y1f b4', 'y3'], turn: 0, last: '1g2 0g4' }),
  you: 0,
  solved: { type: 'lastHand', seat: null },
  solution: ['@0 y1f', '@0 b4'],
  others: ['@1 y3', '@1 pass'],
};

import type { Question } from '../../../data/types.ts';
import { position, trickCards } from '../position.ts';

export const grabOrDump: Question = {
  kind: 'question',
  id: 'grab-or-dump',
  title: { en: 'Treasure or poison?', nl: 'Halen of lozen?', de: 'Beute oder Müll?' },
  goal: {
    en: 'Ben led a yellow 2, Clara beat it with a yellow 5, and Ben came back with a green 3; his 2 has been revealed. Look at the table and at your hand. Is this a trick worth having, or are the others getting rid of poison?',
    nl: 'Ben kwam uit met een gele 2, Clara ging eroverheen met een gele 5, Ben daarna met een groene 3; zijn 2 ligt open. Kijk naar de tafel en naar je hand. Wil je deze slag hebben, of lozen de anderen hier hun gif?',
    de: 'Ben begann mit einer gelben 2, Clara ging mit einer gelben 5 darüber, dann Ben mit einer grünen 3; seine 2 liegt offen. Schau auf den Tisch und in deine Hand. Lohnt sich dieser Stich oder werden die anderen hier ihr Gift los?',
  },
  hint: {
    en: 'You hold the twins of two cards that are under a thumb.',
    nl: 'Van twee kaarten onder een duim heb jij de tweelingkaart.',
    de: 'Von zwei Karten, auf denen ein Daumen liegt, hast du die Zwillinge.',
  },
  why: {
    en: 'Both twins in your hand have a fang, so the two covered snakes have none, and neither does the revealed 2: three harmless snakes. If you parry, your own poisonous green 3 comes with them: +2 in all.',
    nl: 'De twee tweelingkaarten in je hand hebben een giftand, dus hebben de twee bedekte slangen er geen, en de open 2 ook niet: drie ongiftige slangen. Pareer je, dan komt je eigen giftige groene 3 erbij: al met al +2.',
    de: 'Beide Zwillinge auf deiner Hand haben einen Giftzahn, also haben die zwei verdeckten Schlangen keinen, und die offene 2 auch nicht: drei harmlose Schlangen. Parierst du, kommt deine giftige grüne 3 dazu: alles in allem +2.',
  },
  position: position({
    hands: ['y5f g3f b2', 'y1 g5f b4', 'y3 g1f b1 b5f'],
    turn: 0,
    trick: '1y2 2y5 1g3',
  }),
  you: 0,
  answers: [
    { en: 'Treasure: I want it', nl: 'Halen: ik wil hem', de: 'Beute: Ich will ihn' },
    { en: 'Poison: let Ben have it', nl: 'Lozen: laat hem aan Ben', de: 'Müll: Ben soll ihn haben' },
    { en: 'Nobody can tell', nl: 'Dat kun je niet weten', de: 'Das kann man nicht wissen' },
  ],
  right: 0,
  mistakes: {
    1: {
      en: 'Ben would be glad to have it: there is no fang in it.',
      nl: 'Daar zou Ben blij mee zijn: er zit geen giftand in.',
      de: 'Da würde sich Ben freuen: Es ist kein Giftzahn darin.',
    },
    2: {
      en: 'You can tell. In each pair of twins exactly one has a fang, and you hold the twins of both covered snakes.',
      nl: 'Jij weet het wel. Van twee tweelingkaarten heeft er precies één een giftand, en jij hebt er twee in je hand.',
      de: 'Du weißt es. Von zwei Zwillingen hat genau einer einen Giftzahn, und zweimal hast du den anderen auf der Hand.',
    },
  },
  proof: {
    moves: ['@0 parry'],
    causes: { type: 'trick', winner: 0, cards: trickCards('y2 y5 g3 g3f') },
  },
};

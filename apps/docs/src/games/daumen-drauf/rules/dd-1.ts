import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd1: Section = {
  rule: 'DD-1',
  text: {
    en: 'There are yellow, green and black snakes. There are two of every card, and they are **twins**: they have the same colour and the same number, but one has a red fang and is poisonous, and the other is harmless. The highest number is two more than the number of players. Two players have 1 to 4 (24 cards), three have 1 to 5 (30), and so on up to seven players with 1 to 9 (54). Half of all snakes are poisonous, and if you have seen one twin, you know what the other is.',
    nl: 'Er zijn gele, groene en zwarte slangen. Van elke kaart zijn er twee, en die vormen een **tweeling**: dezelfde kleur en hetzelfde cijfer, maar de ene heeft een rode giftand en is giftig, de andere is ongiftig. Hoe hoog de cijfers gaan, hangt ervan af met hoeveel jullie zijn: twee meer dan het aantal spelers. Met z’n tweeën speel je met 1 tot en met 4 (24 kaarten), met z’n drieën met 1 tot en met 5 (30), en zo verder tot zeven spelers met 1 tot en met 9 (54). De helft van de slangen is altijd giftig: wie de ene van een tweeling heeft gezien, kent dus ook de andere.',
    de: 'Es gibt gelbe, grüne und schwarze Schlangen. Jede Karte ist zweimal da, und die beiden sind **Zwillinge**: dieselbe Farbe und dieselbe Zahl, aber die eine hat einen roten Giftzahn und ist giftig, die andere ist harmlos. Wie hoch die Zahlen gehen, hängt davon ab, wie viele ihr seid: bis zur Spielerzahl plus zwei. Zu zweit spielt ihr mit 1 bis 4 (24 Karten), zu dritt mit 1 bis 5 (30) und so weiter bis zu sieben Spielern mit 1 bis 9 (54). Die Hälfte aller Schlangen ist immer giftig: Wer den einen Zwilling gesehen hat, kennt also auch den anderen.',
  },
  examples: [
    {
      id: 'dd-1',
      rule: 'DD-1',
      title: { en: 'A fresh deal', nl: 'Net gedeeld', de: 'Frisch gegeben' },
      text: {
        en: 'You lead. Switch between two and seven players: a hand is always five cards, but the numbers and the stock grow.',
        nl: 'Jij komt uit. Ook met zeven spelers heb je vijf kaarten, maar er zijn dan meer cijfers en de stapel is hoger.',
        de: 'Du beginnst. Wechsle zwischen zwei und sieben Spielern: Du hast immer fünf Karten auf der Hand, aber die Zahlen und der Stapel wachsen.',
      },
      cases: [
        {
          label: { en: '2 players: 1 to 4', nl: '2 spelers: 1 tot en met 4', de: '2 Spieler: 1 bis 4' },
          position: 'daumen-drauf.1/2/firstLeader=0/deal/0/-1///-1/,/,//',
          you: 0,
          seed: 'thumb',
          attempts: [
            { moves: ['@0 b4f'], causes: { type: 'shown', seat: 0, colour: 'black', number: 4 } },
            {
              moves: ['@0 b9'],
              refused: 'DD-4',
              note: {
                en: 'There is no black 9 with two players.',
                nl: 'Met z’n tweeën is er geen zwarte 9.',
                de: 'Zu zweit gibt es keine schwarze 9.',
              },
            },
          ],
        },
        {
          label: { en: '7 players: 1 to 9', nl: '7 spelers: 1 tot en met 9', de: '7 Spieler: 1 bis 9' },
          position: 'daumen-drauf.1/7/firstLeader=0/deal/0/-1///-1/,,,,,,/,,,,,,//',
          you: 0,
          seed: 'thumb',
          attempts: [{ moves: ['@0 b9f'], causes: { type: 'shown', seat: 0, colour: 'black', number: 9 } }],
        },
      ],
    },
    {
      id: 'dd-1-twin',
      rule: 'DD-1',
      title: { en: 'A pair of twins', nl: 'Een tweeling', de: 'Ein Zwillingspaar' },
      text: {
        en: 'You hold both green fours. Lead one of them, take it back, and lead the other: the other players are told the same thing both times.',
        nl: 'Je hebt allebei de groene vieren. Kom met de ene uit, ga een stap terug en kom met de andere uit: de anderen horen beide keren hetzelfde.',
        de: 'Du hast beide grünen Vieren. Beginn mit der einen, geh einen Schritt zurück und beginn mit der anderen: Die anderen erfahren beide Male dasselbe.',
      },
      cases: [
        {
          position: position({
            hands: ['y2 g4 g4f b1f b3', 'y1 y3f g2 b2 b5f', 'y4 y5f g1f g3 b4'],
            turn: 0,
            all: true,
          }),
          you: 0,
          attempts: [
            { moves: ['@0 g4'], causes: { type: 'shown', seat: 0, colour: 'green', number: 4 } },
            { moves: ['@0 g4f'], causes: { type: 'shown', seat: 0, colour: 'green', number: 4 } },
          ],
        },
      ],
    },
  ],
};

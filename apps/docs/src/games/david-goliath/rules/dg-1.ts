import type { Section } from '../../../data/types.ts';

export const dg1: Section = {
  rule: 'DG-1',
  text: {
    en: 'There are five colours of mice: red, yellow, green, blue and purple. The highest number is three times the number of players. With three players the mice go from 1 to 9, with four to 12, with five to 15, with six to 18. All of them are dealt, one at a time and clockwise, starting to the left of the dealer: everybody gets **15 cards**, every time. Nothing is left over, so if you count, you know what is still to come.',
    nl: 'Er zijn vijf kleuren muizen: rood, geel, groen, blauw en paars. Hoe hoog ze gaan, hangt ervan af met hoeveel jullie zijn: drie keer het aantal spelers. Met z’n drieën gaan de muizen van 1 tot en met 9, met z’n vieren tot en met 12, met z’n vijven tot en met 15, met z’n zessen tot en met 18. Ze worden allemaal gedeeld, één voor één en met de klok mee, te beginnen links van de deler: iedereen krijgt altijd **15 kaarten**. Omdat er niets overblijft, weet wie meetelt, wat er nog komt.',
    de: 'Es gibt Mäuse in fünf Farben: Rot, Gelb, Grün, Blau und Lila. Wie hoch ihre Zahlen gehen, hängt davon ab, wie viele ihr seid: bis zum Dreifachen der Spielerzahl. Zu dritt gehen die Mäuse von 1 bis 9, zu viert bis 12, zu fünft bis 15, zu sechst bis 18. Alle Karten werden gegeben, einzeln und im Uhrzeigersinn, links vom Geber beginnend: Jeder bekommt immer **15 Karten**. Weil nichts übrig bleibt, kannst du mitzählen, was noch kommt.',
  },
  examples: [
    {
      id: 'dg-1',
      rule: 'DG-1',
      title: { en: 'A fresh deal', nl: 'Net gedeeld', de: 'Frisch gegeben' },
      text: {
        en: 'The cards have just been dealt, and you lead. Switch between three and six players: the hand stays at 15 cards, but the mice grow.',
        nl: 'De kaarten zijn net gedeeld, en jij komt uit. Ook met zes spelers krijg je 15 kaarten, maar er zijn dan dikkere muizen.',
        de: 'Eben wurde gegeben, und du spielst aus. Wechsle zwischen drei und sechs Spielern: Es bleibt bei 15 Karten, aber die Mäuse werden größer.',
      },
      cases: [
        {
          label: { en: '3 players: 1 to 9', nl: '3 spelers: 1 tot en met 9', de: '3 Spieler: 1 bis 9' },
          position: 'david-goliath.1/3/firstDealer=2/deal/2/0//,,/,,/',
          you: 0,
          seed: 'mice',
          attempts: [
            {
              moves: ['r18'],
              refused: 'DG-4',
              note: {
                en: 'There is no red 18 with three players.',
                nl: 'Met z’n drieën is er geen rode 18.',
                de: 'Zu dritt gibt es keine rote 18.',
              },
            },
          ],
        },
        {
          label: { en: '6 players: 1 to 18', nl: '6 spelers: 1 tot en met 18', de: '6 Spieler: 1 bis 18' },
          position: 'david-goliath.1/6/firstDealer=5/deal/5/0//,,,,,/,,,,,/',
          you: 0,
          seed: 'mice',
          attempts: [{ moves: ['y18'], causes: { type: 'played', seat: 0 } }],
        },
      ],
    },
  ],
};

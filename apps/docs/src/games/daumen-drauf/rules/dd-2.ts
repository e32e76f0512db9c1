import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const hands = ['y2 y5f g3 b1 b4f', 'y1f y4 g2 g5f b3', 'y3 g1 g4f b2f b5'];

const firstTrickWith = (leader: number): string =>
  position({ hands, turn: leader, all: true, options: `firstLeader=${leader}` });

export const dd2: Section = {
  rule: 'DD-2',
  text: {
    en: 'Everybody gets **five cards**, one at a time and clockwise, the leader first; the rest form the face-down stock in the middle. At the kitchen table the youngest player starts, and the player on their right deals. On the screen, chance picks the first leader, or you choose one with the “First leader” option. In the next round, the next player clockwise leads first.',
    nl: 'Iedereen krijgt **vijf kaarten**, één voor één en met de klok mee, te beginnen bij wie uitkomt; de rest is de dichte stapel in het midden. Aan de keukentafel begint de jongste en deelt de rechterbuur. Op het scherm wordt geloot wie als eerste uitkomt, of je wijst iemand aan met de optie “Wie als eerste uitkomt”. In de volgende ronde komt de volgende speler met de klok mee als eerste uit.',
    de: 'Jeder bekommt **fünf Karten**, einzeln und im Uhrzeigersinn, und wer beginnt, bekommt die erste; der Rest ist der verdeckte Stapel in der Mitte. Am Küchentisch beginnt der Jüngste, und sein rechter Nachbar gibt. Auf dem Bildschirm wird ausgelost, wer beginnt, oder ihr bestimmt es mit der Option „Wer die erste Runde beginnt“. In der nächsten Runde beginnt der Nächste im Uhrzeigersinn.',
  },
  examples: [
    {
      id: 'dd-2',
      rule: 'DD-2',
      title: { en: 'Who leads?', nl: 'Wie komt uit?', de: 'Wer beginnt?' },
      text: {
        en: 'The same cards, two leaders. When Anna leads, that is you. When Ben leads, your card has to wait.',
        nl: 'Dezelfde kaarten, maar telkens komt er een ander uit. Jij bent Anna. Komt Anna uit, dan begin jij; komt Ben uit, dan moet je kaart wachten.',
        de: 'Dieselben Karten, aber jedes Mal beginnt jemand anderes. Anna bist du. Beginnt Ben, muss deine Karte warten.',
      },
      option: 'firstLeader',
      cases: [
        {
          position: firstTrickWith(0),
          you: 0,
          attempts: [{ moves: ['@0 g3'], causes: { type: 'shown', seat: 0, rule: 'DD-5' } }],
        },
        { position: firstTrickWith(1), you: 0, attempts: [{ moves: ['@0 g3'], refused: 'DD-5' }] },
      ],
    },
  ],
};

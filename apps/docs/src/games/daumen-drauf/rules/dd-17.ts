import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const table = (options: string): string =>
  position({
    options,
    hands: ['y4 g2 b3f', 'y5f g1 b1', 'y3f g4f b5'],
    turn: 0,
    trick: '1b3',
    won: { 0: 'y1 y2 g3f b2', 1: 'y1f g5 b4' },
  });

export const dd17: Section = {
  rule: 'DD-17',
  text: {
    en: 'The cards you win stay face down until the round is over: remembering them is part of the game. If you would rather think than remember, agree that they lie face up: then everybody can see at any time what has been won, and by whom. That is the “Cards won” option.',
    nl: 'Gewonnen kaarten blijven dicht tot de ronde uit is: onthouden hoort bij het spel. Wil je liever nadenken dan onthouden, spreek dan af dat ze open liggen: dan kan iedereen altijd nakijken wat er is gewonnen, en door wie. Dat is de optie “Gewonnen kaarten”.',
    de: 'Gewonnene Karten bleiben verdeckt, bis die Runde aus ist: Das Merken gehört zum Spiel. Wer lieber nachdenkt, vereinbart, dass sie einsehbar sind: Dann können alle jederzeit nachsehen, wer was gewonnen hat. Das ist die Option „Gewonnene Karten“.',
  },
  examples: [
    {
      id: 'dd-17',
      rule: 'DD-17',
      title: {
        en: 'Face down or face up',
        nl: 'Dicht of open',
        de: 'Verdeckt oder einsehbar',
      },
      text: {
        en: 'You could parry Ben’s black 3. While the cards won lie face down, you know only how many each player has. If they lie face up, you also see which ones: flip the switch and work out who is ahead.',
        nl: 'Je kunt de zwarte 3 van Ben pareren. Liggen de kaarten dicht, dan weet je alleen hoeveel iedereen er heeft gewonnen. Zijn ze voor iedereen te zien, dan weet je ook welke: zet de schakelaar om en tel wie er voorstaat.',
        de: 'Du könntest Bens schwarze 3 parieren. Bleibt alles verdeckt, weißt du nur, wie viele Karten jeder gewonnen hat. Sind sie einsehbar, siehst du auch, welche: Leg den Schalter um und zähl nach, wer vorn liegt.',
      },
      option: 'openWins',
      cases: [
        {
          position: table(''),
          you: 0,
          attempts: [{ moves: ['@0 parry'], causes: { type: 'trick', winner: 0 } }],
        },
        {
          position: table('openWins=on'),
          you: 0,
          attempts: [
            { moves: ['@0 parry'], causes: { type: 'trick', winner: 0 } },
            {
              moves: ['@0 y2'],
              refused: 'DD-4',
              note: {
                en: 'You may look at what you have won, but you cannot show it again.',
                nl: 'Wat je hebt gewonnen, mag je bekijken. Opnieuw tonen mag je het niet.',
                de: 'Was du gewonnen hast, darfst du ansehen. Noch einmal zeigen darfst du es nicht.',
              },
            },
          ],
        },
      ],
    },
  ],
};

import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd13: Section = {
  rule: 'DD-13',
  text: {
    en: 'A round ends when **at most one player** still has cards in hand. This is checked when a trick has been won and hands have been refilled, never in the middle of a trick: a player who still has cards may still answer.',
    nl: 'Een ronde is uit als **hoogstens één speler** nog kaarten in de hand heeft. Daar kijk je pas naar als een slag gewonnen is en de handen zijn aangevuld, nooit midden in een slag: wie nog kaarten heeft, mag nog antwoorden.',
    de: 'Eine Runde endet, wenn **höchstens ein Spieler** noch Karten auf der Hand hat. Das wird nach jedem Stich geprüft, sobald alle nachgezogen haben, nie mitten im Stich: Wer noch Karten hat, darf noch antworten.',
  },
  examples: [
    {
      id: 'dd-13',
      rule: 'DD-13',
      title: {
        en: 'Not in the middle of a trick',
        nl: 'Niet midden in een slag',
        de: 'Nicht mitten im Stich',
      },
      text: {
        en: 'Show your last card. Now only Clara has cards left, but the trick is still open, so she gets her turn. The round isn’t over until she has passed.',
        nl: 'Toon je laatste kaart. Nu heeft alleen Clara er nog, maar de slag loopt en zij is aan de beurt. Pas als zij heeft gepast, is de ronde uit.',
        de: 'Zeig deine letzte Karte. Jetzt hat nur noch Clara Karten, aber der Stich läuft, und sie wird gefragt. Erst wenn sie gepasst hat, ist die Runde aus.',
      },
      cases: [
        {
          position: position({ hands: ['g5', '', 'y1 g2'], turn: 0, trick: '1g3f' }),
          you: 0,
          attempts: [
            { moves: ['@0 g5'], causes: { type: 'shown', seat: 0 } },
            { moves: ['@0 g5', '@2 pass'], causes: { type: 'lastHand', seat: 2 } },
            {
              moves: ['@0 g5', '@2 pass', '@2 y1'],
              refused: 'CB-3',
              note: {
                en: 'Clara is the last one with cards. She can no longer lead them: the round is over, and the next one is dealt.',
                nl: 'Clara is de laatste met kaarten. Uitkomen kan ze er niet meer mee: de ronde is uit, en er wordt opnieuw gedeeld.',
                de: 'Clara hat als Letzte noch Karten. Beginnen kann sie damit nicht mehr: Die Runde ist aus, und es wird neu gegeben.',
              },
            },
          ],
        },
      ],
    },
  ],
};

/** The engine's tiny game of letters at the default table: two equal cards in a hand, targets and guesses. */
import type { Pieces } from '@cheeseboard/engine';
import type { GameText, GameTexts } from '@cheeseboard/engine/text';
import { whom } from '@cheeseboard/engine/text';
import { type Letters, letters } from '../../../engine/test/other-games/letters.ts';

const text: GameText<Letters> = {
  name: 'Letters',
  pitch: 'Guess who holds which letter.',
  rules: {
    'LL-1': 'Draw a card, play one of your two',
    'LL-2': 'Guess, look, compare, hide, or drop out',
    'LL-3': 'The last player wins',
  },
  options: {},
  events: {
    dealt: () => 'Everybody gets a card.',
    played: ({ seat, card }, cast) => `${whom(cast, seat, 'You')}: ${card}.`,
    peeked: ({ seat, target, card }, cast) =>
      card > 0
        ? `${whom(cast, target, 'You')}: holds ${card}.`
        : `${whom(cast, seat, 'You')}: looks at the hand of ${whom(cast, target, 'you')}.`,
    out: ({ seat }, cast) => `${whom(cast, seat, 'You')}: out of the game.`,
    over: () => 'The game is over.',
  },
  refusals: {
    'not-your-turn': () => 'It is not your turn.',
    'not-in-hand': () => 'You do not hold this card.',
    'wrong-target': () => 'Choose somebody else.',
  },
  move: ({ card, target, guess }, _view, cast) => {
    if (target === 0 && guess === 0 && cast.you === 0) return `Play ${card}`;
    const aim = ` at ${whom(cast, target, 'yourself')}`;
    return `Play ${card}${card <= 3 ? aim : ''}${guess ? `, guess ${guess}` : ''}`;
  },
  ask: ({ phase, turn }, cast) => {
    if (phase === 'over') return 'The game is over.';
    return cast.you === turn ? 'Play one of your two cards.' : `${whom(cast, turn, 'You')} to play.`;
  },
  table: ({ stock, played }) => [`${stock} cards are left.`, `Played: ${played.join(', ') || 'nothing'}.`],
  hand: ({ hand }) => [`You hold ${hand.join(' and ')}.`],
  scores: ({ counts }, cast) =>
    counts.map((count, seat) => `${whom(cast, seat, 'You')}: ${count > 0 ? 'in' : 'out'}.`),
  score: () => null,
  cardName: (card) =>
    ({ 1: 'Guard 1', 2: 'Priest 2', 3: 'Baron 3', 4: 'Maid 4', 8: 'Princess 8' })[card] ?? card,
};

export const lettersTexts: GameTexts<Letters> = { en: text, nl: text, de: text };

export const lettersPieces: Pieces<Letters> = {
  hand: ({ hand }) => ({ deck: 'letters', cards: hand.map(String) }),
  rows: ({ stock, played }) => [
    {
      deck: 'letters',
      cards: [
        { card: '', count: stock },
        ...(played.length > 0 ? [{ card: String(played.at(-1)), count: played.length }] : []),
      ],
    },
  ],
  seat: ({ counts }, seat) => ({ cards: counts[seat]! }),
  touches: ({ card }) => [String(card)],
};

export { letters };

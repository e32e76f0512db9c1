import { en as table } from '../../../core/text/en.ts';
import { counted } from '../../../core/text/plural.ts';
import { type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import { type Colour, colourName, colourOf } from '../cards.ts';
import type { DavidGoliath } from '../index.ts';
import { cardWords, scoresSoFar } from './cards.ts';

export const colourNames: { readonly [C in Colour]: string } = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
};
const { card, cards, eitherCard, byColour } = cardWords(colourNames, 'and', 'or');

const points = (count: number): string => counted('en', count, 'point', 'points');

export const en: GameText<DavidGoliath> = {
  name: 'David & Goliath',
  pitch: 'A trick-taking game where the smallest mouse runs off with the biggest.',
  rules: {
    'DG-1': 'Cards and deal',
    'DG-2': 'How many deals',
    'DG-3': 'Who deals and who leads',
    'DG-4': 'One card each, clockwise',
    'DG-5': 'Follow the colour if you can',
    'DG-6': 'The highest card',
    'DG-7': 'The lowest card',
    'DG-8': 'When all cards are equal',
    'DG-9': 'Who takes what',
    'DG-10': 'The cards you win are face up; hands are not',
    'DG-11': 'Two cards count; three are too many',
    'DG-12': 'Who wins the game',
  },
  options: {
    deals: {
      label: 'Deals',
      value: (value) => (value === 'players' ? 'one per player' : String(value)),
    },
    firstDealer: {
      label: 'First dealer',
      value: (value, cast) => (value === 'random' ? 'chosen at random' : whom(cast, value, 'you')),
    },
  },
  presets: {
    'first-game': { name: 'First game', about: 'One deal, to get to know the mice.' },
    classic: { name: 'Classic', about: 'As many deals as players, as in the rulebook.' },
    short: { name: 'Short', about: 'Two deals.' },
    'long-evening': { name: 'Long evening', about: 'Ten deals, so luck evens out.' },
  },
  events: {
    dealer: ({ seat }, cast) => `${who(cast, seat, 'You deal', 'deals')} first.`,
    dealt: ({ deal, leader }, cast) =>
      `Deal ${deal + 1}: 15 cards each. ${who(cast, leader, 'You lead', 'leads')} the first trick.`,
    played: ({ seat, card: value, followed }, cast) =>
      `${who(cast, seat, 'You play', 'plays')} the ${card(value)}${followed ? '' : ', unable to follow'}.`,
    trick: ({ highest, lowest, rest }, cast) =>
      `${who(cast, lowest.seat, 'You have', 'has')} the lowest, the ${card(lowest.card)}, and ${
        cast.you === lowest.seat ? 'take' : 'takes'
      } the highest, the ${card(highest.card)}. ${who(cast, highest.seat, 'You take', 'takes')} the ${cards(rest)}, and ${
        cast.you === highest.seat ? 'lead' : 'leads'
      }.`,
    scored: ({ deal, scores }, cast) => `Deal ${deal + 1} scores: ${scoreList(scores, cast, 'you')}.`,
    over: ({ winners, totals }, cast) => table.result(winners, points(totals[winners[0]!]!), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) =>
      `It’s ${cast.you === turn ? 'your' : `${whom(cast, turn, 'you')}’s`} turn.`,
    'not-in-hand': ({ card: value }) => `You don’t have the ${card(value)}.`,
    follow: ({ colour, cards: allowed }) =>
      `You have ${colourNames[colour]}, so you must follow: ${eitherCard(allowed)}.`,
  },
  move: (move) => `Play ${card(move.card)}`,
  ask(view, cast) {
    if (view.phase === 'over') return 'The game is over.';
    if (view.turn === null) return 'The cards are being dealt.';
    const lead = view.trick[0];
    if (view.turn !== cast.you) return `It’s ${whom(cast, view.turn, 'you')}’s turn.`;
    if (!lead) return 'You lead: play any card.';
    const colour = colourNames[colourName(lead.card)];
    const canFollow = view.hand.some((inHand) => colourOf(inHand) === colourOf(lead.card));
    return canFollow ? `Follow ${colour}.` : `You have no ${colour}: play any card.`;
  },
  table: (view, cast) => [
    view.trick.length === 0
      ? 'The trick is empty.'
      : `In the trick: ${view.trick
          .map(({ seat, card: value }) => `${card(value)} by ${whom(cast, seat, 'you')}`)
          .join(', ')}.`,
    ...view.won.map((won, seat) => {
      const playerHas = who(cast, seat, 'You have', 'has');
      return won.length === 0 ? `${playerHas} won nothing yet.` : `${playerHas} won ${byColour(won)}.`;
    }),
  ],
  hand: (view) => (view.hand.length === 0 ? [] : [`Your hand: ${byColour(view.hand)}.`]),
  scores(view, cast) {
    const currentScores = scoresSoFar(view);
    return [
      ...view.scores.map((scores, deal) => `Deal ${deal + 1}: ${scoreList(scores, cast, 'you')}.`),
      ...(currentScores ? [`This deal so far: ${scoreList(currentScores, cast, 'you')}.`] : []),
      `Total: ${scoreList(
        view.totals.map((total, seat) => total + (currentScores?.[seat] ?? 0)),
        cast,
        'you',
      )}.`,
    ];
  },
  score: points,
};

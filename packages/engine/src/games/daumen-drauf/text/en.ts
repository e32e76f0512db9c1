import { en as table } from '../../../core/text/en.ts';
import { counted } from '../../../core/text/plural.ts';
import { type Cast, enumerate, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { Colour } from '../cards.ts';
import type { DaumenDrauf, View } from '../index.ts';
import { canRaise, highestIn, parryingCard, snakeWords } from './snakes.ts';

const colourNames: { readonly [C in Colour]: string } = { yellow: 'yellow', green: 'green', black: 'black' };
const { kind, face, card, cards, eitherCard, byKind } = snakeWords({
  colours: colourNames,
  harmless: 'harmless',
  poisonous: 'poisonous',
  and: 'and',
  or: 'or',
});

const points = (count: number): string => counted('en', count, 'point', 'points');
const cardCount = (count: number): string => counted('en', count, 'card', 'cards');
const listCards = (cardNumbers: readonly number[]): string =>
  enumerate(
    cardNumbers.map((value) => `the ${card(value)}`),
    'and',
  );
const stockLeft = (count: number): string =>
  count === 0 ? 'The stock is empty.' : `The stock has ${cardCount(count)}.`;
const suggestInstead = (higher: readonly number[]): string =>
  higher.length === 0 ? 'You have nothing higher, so pass.' : `You could show ${eitherCard(higher)}.`;

export const en: GameText<DaumenDrauf> = {
  name: 'Daumen drauf',
  pitch: 'Show your snake, hide its fang under your thumb, and let the others guess what they’re winning.',
  breath: {
    label: 'Pause after each card',
    hint: 'Nobody can play during the pause, so a faster connection doesn’t win the parry.',
    now: 'A short pause, so everybody can see the card.',
  },
  rules: {
    'DD-1': 'Three colours of snakes, each with a twin',
    'DD-2': 'Five cards each, and who leads first',
    'DD-3': 'How many rounds',
    'DD-4': 'Show the snake, cover the fang',
    'DD-5': 'The leader shows; the others go higher or pass',
    'DD-6': 'What counts as higher',
    'DD-7': 'A pass lasts one turn',
    'DD-8': 'Raise again, and your earlier card is revealed',
    'DD-9': 'Who wins the trick, and a look at its cards',
    'DD-10': 'Parry with the twin',
    'DD-11': 'Back to five cards',
    'DD-12': 'A winner without cards does not lead',
    'DD-13': 'When a round ends',
    'DD-14': 'Cards left in the last hand',
    'DD-15': 'What snakes are worth',
    'DD-16': 'Who wins the game',
    'DD-17': 'Looking at cards already won',
  },
  options: {
    rounds: {
      label: 'Rounds',
      value: (value) => (value === 'players' ? 'one per player' : String(value)),
    },
    firstLeader: {
      label: 'First leader',
      value: (value, cast) => (value === 'random' ? 'chosen at random' : whom(cast, value, 'you')),
    },
    parry: {
      label: 'Parry',
      value: (value) => (value === 'anytime' ? 'at any time' : 'only on your turn'),
    },
    openWins: {
      label: 'Cards won',
      value: (value) => (value === 'off' ? 'face down' : 'face up'),
    },
  },
  presets: {
    'first-game': {
      name: 'First game',
      about: 'One round with the cards you win face up: nothing to remember.',
    },
    classic: { name: 'Classic', about: 'As many rounds as players, as in the rulebook.' },
    calm: { name: 'Calm', about: 'You can parry only on your turn, so speed doesn’t matter.' },
    'long-evening': { name: 'Long evening', about: 'Ten rounds, so luck evens out.' },
  },
  events: {
    leader: ({ seat }, cast) => `${who(cast, seat, 'You lead', 'leads')} the first round.`,
    dealt: ({ round, leader, stock }, cast) =>
      `Round ${round + 1}: five cards each, ${stock} in the stock. ${who(cast, leader, 'You lead', 'leads')}.`,
    opened: ({ seat, card: value }, cast) =>
      `${who(cast, seat, 'You reveal', 'reveals')} an earlier card: ${card(value)}.`,
    shown: ({ seat, rule, ...shown }, cast) =>
      rule === 'DD-5'
        ? `${who(cast, seat, 'You lead', 'leads')} a ${face(shown)}.`
        : `${who(cast, seat, 'You raise', 'raises')} with a ${face(shown)}.`,
    passed: ({ seat, rule }, cast) =>
      rule === 'DD-7'
        ? `${who(cast, seat, 'You have no cards and pass', 'has no cards and passes')}.`
        : `${who(cast, seat, 'You pass', 'passes')}.`,
    parried: ({ seat, card: value }, cast) =>
      `${who(cast, seat, 'You parry', 'parries')} with the twin: ${card(value)}.`,
    trick: ({ winner, cards: laidCards }, cast) =>
      `${who(cast, winner, 'You win', 'wins')} the trick: ${cards(laidCards.map((played) => played.card))}.`,
    taken: ({ winner, count }, cast) =>
      `${who(cast, winner, 'You win', 'wins')} the trick: ${cardCount(count)}.`,
    refilled: ({ drawn, stock }, cast) => {
      const takers = drawn.flatMap((count, seat) =>
        count > 0 ? [`${who(cast, seat, 'you draw', 'draws')} ${count}`] : [],
      );
      return `Hands are refilled: ${enumerate(takers, 'and')}. ${stockLeft(stock)}`;
    },
    lead: ({ winner, leader }, cast) =>
      `${who(cast, winner, 'You have', 'has')} no cards, so ${who(cast, leader, 'you lead', 'leads')}.`,
    lastHand: ({ seat, cards: cardsLeft }, cast) =>
      seat === null
        ? 'The round is over: nobody has a card left.'
        : `The round is over: ${who(cast, seat, 'you are', 'is')} left with ${listCards(cardsLeft)}, minus ${cardsLeft.length}.`,
    scored: ({ round, scores, harmless, poisonous }, cast) =>
      `Round ${round + 1} scores: ${scores
        .map(
          (score, seat) =>
            `${whom(cast, seat, 'you')} ${score} (${harmless[seat]} harmless, ${poisonous[seat]} poisonous)`,
        )
        .join(', ')}.`,
    over: ({ winners, totals }, cast) => table.result(winners, points(totals[winners[0]!]!), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) =>
      `It’s ${cast.you === turn ? 'your' : `${whom(cast, turn, 'you')}’s`} turn.`,
    'not-in-hand': ({ card: value }) => `You don’t have the ${card(value)}.`,
    'leader-must-show': () => 'You lead this trick, so you must show a card.',
    'too-low': ({ highest, cards: higher }) =>
      `To beat the ${face(highest)}, show a higher number or a new colour. ${suggestInstead(higher)}`,
    'dead-colour': ({ colour, highest, cards: higher }) =>
      `${capital(colourNames[colour])} has been overtaken; the ${face(highest)} is now the highest. ${suggestInstead(higher)}`,
    'twin-parries': ({ card: value }) => `The ${card(value)} is the twin, so you can only parry with it.`,
    'nothing-to-parry': () => 'There is no card to parry yet.',
    'own-card': () => 'The highest card is yours, and you can’t parry your own card.',
    'parry-in-turn': ({ turn }, cast) =>
      `At this table you can parry only on your turn. It’s ${cast.you === turn ? 'your' : `${whom(cast, turn, 'you')}’s`} turn.`,
    'no-twin': ({ highest }) => `To parry you need the twin, the other ${face(highest)}.`,
  },
  move(move, view) {
    if (move.type === 'show') return `Show the ${card(move.card)}`;
    if (move.type === 'pass') return 'Pass';
    const twin = parryingCard(view);
    return twin === undefined ? 'Parry' : `Parry with the ${card(twin)}`;
  },
  ask(view, cast) {
    if (view.phase === 'over') return 'The game is over.';
    if (view.turn === null) return 'The cards are being dealt.';
    const highest = highestIn(view);
    const parry = view.mayParry ? ' You hold its twin, so you can parry.' : '';
    if (view.turn !== cast.you) return `It’s ${whom(cast, view.turn, 'you')}’s turn.${parry}`;
    if (!highest) return 'You lead: show any card.';
    return canRaise(view)
      ? `Show something higher than the ${face(highest)}, or pass.${parry}`
      : `You have nothing higher than the ${face(highest)}: pass${view.mayParry ? ', or parry with its twin' : ''}.`;
  },
  table: (view, cast) => [
    ...trickLines(view, cast),
    ...(view.phase === 'trick' ? [stockLeft(view.stock)] : []),
    ...view.handCounts.map((count, seat) => {
      const won = cardCount(view.wonCounts[seat]!);
      return `${who(cast, seat, 'You hold', 'holds')} ${cardCount(count)} and ${
        cast.you === seat ? 'have' : 'has'
      } won ${won}.`;
    }),
    ...(view.won ?? []).flatMap((won, seat) =>
      won.length === 0 ? [] : [`Won by ${whom(cast, seat, 'you')}: ${byKind(won)}.`],
    ),
    ...(view.lastHand
      ? [`${who(cast, view.lastHand.seat, 'You were', 'was')} left with ${listCards(view.lastHand.cards)}.`]
      : []),
  ],
  hand: (view) => (view.hand.length === 0 ? [] : [`Your hand: ${cards(view.hand)}.`]),
  scores: (view, cast) => [
    ...view.scores.map((scores, round) => `Round ${round + 1}: ${scoreList(scores, cast, 'you')}.`),
    `Total: ${scoreList(view.totals, cast, 'you')}.`,
  ],
  score: points,
};

/** The open trick, or the last one while players may look at it. */
function trickLines(view: View, cast: Cast): string[] {
  if (view.trick.length > 0) {
    const shown = view.trick.map(({ seat, poisonous, open, ...snakeFace }) => {
      const snake = poisonous === null ? face(snakeFace) : `${kind(poisonous)} ${face(snakeFace)}`;
      return `${snake} by ${whom(cast, seat, 'you')} (${open ? 'revealed' : 'thumb on it'})`;
    });
    return [`In the trick: ${shown.join(', ')}.`];
  }
  const { lastTrick } = view;
  if (!lastTrick) return ['No card has been shown yet.'];
  const laidCards = lastTrick.cards.map(
    (played) => `${card(played.card)} by ${whom(cast, played.seat, 'you')}`,
  );
  return [`The last trick, won by ${whom(cast, lastTrick.winner, 'you')}: ${laidCards.join(', ')}.`];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import { counted, plural } from '../../../core/text/plural.ts';
import { type Cast, enumerate, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { MensErgerJeNiet } from '../index.ts';
import type { CardsPerPile } from '../moves.ts';
import { CARDS_PER_PILE, CARDS_PER_PLAYER } from '../piles.ts';
import { capturesOf } from '../view.ts';
import { addedWords } from './added.ts';

const cardCount = (count: number): string => counted('en', count, 'card', 'cards');

const describeAdded = (cards: CardsPerPile): string =>
  addedWords(
    cards,
    'and',
    (count, pile) => `${cardCount(count)} to pile ${pile}`,
    (count, pile) => `${count} to pile ${pile}`,
  );

const whose = (cast: Cast, seat: number): string =>
  cast.you === seat ? 'your' : `${whom(cast, seat, '')}’s`;

const onPile = (height: number, pile: number): string => {
  if (height === CARDS_PER_PILE) return `pile ${pile} full`;
  return height === 0 ? `pile ${pile} not laid out` : `${height} on pile ${pile}`;
};

const ordinal = (place: number): string => ['first', 'second', 'third'][place - 1] ?? `${place}th`;

export const en: GameText<MensErgerJeNiet> = {
  name: 'Mens erger je niet, the card game',
  pitch: 'Fill your four piles first, and send home any rival pile exactly as high as yours.',
  rules: {
    'ME-1': 'Four start piles of six cards',
    'ME-2': 'Who begins, and the order of play',
    'ME-3': 'Roll, then lay out or add',
    'ME-4': 'Laying out the first card of a pile',
    'ME-5': 'Adding cards to match the roll exactly',
    'ME-6': 'A five lays out no pile',
    'ME-7': 'After a six, roll again',
    'ME-8': 'You must move if you can',
    'ME-9': 'Equal piles go home',
    'ME-10': 'A full pile is safe',
    'ME-11': 'Who wins, and playing for places',
    'ME-12': 'The printed example',
    'ME-13': 'An optional extra roll',
    'ME-14': 'Choosing among several captures',
  },
  options: {
    firstPlayer: {
      label: 'First player',
      value: (value, cast) => (value === 'random' ? 'chosen at random' : whom(cast, value, 'you')),
    },
    playForPlaces: {
      label: 'Play for places',
      value: (value) =>
        value === 'on' ? 'until one player is left' : 'no, the first to finish ends the game',
    },
    printedExample: {
      label: 'A 1 or 3 with only piles 2 and 4',
      value: (value) => (value === 'on' ? 'passes, as in the printed example' : 'lays out pile 1 or 3'),
    },
    extraRoll: {
      label: 'Roll again after a 6',
      value: (value) => (value === 'may' ? 'if you like' : 'always'),
    },
    severalCaptures: {
      label: 'Several equal piles',
      value: (value) => (value === 'may' ? 'you choose who goes home' : 'all go home'),
    },
  },
  presets: {
    'first-game': {
      name: 'First game',
      about: 'You always roll again after a 6, and all equal piles go home.',
    },
    classic: { name: 'Classic', about: 'Where the rulebook says “may”, you choose.' },
    'as-printed': { name: 'As printed', about: 'Like Classic, with the rulebook’s strict example.' },
    'for-places': { name: 'For places', about: 'Play on until one player is left.' },
  },
  events: {
    first: ({ seat }, cast) => `${who(cast, seat, 'You begin', 'begins')}.`,
    rolled: ({ seat, roll }, cast) => `${who(cast, seat, 'You roll', 'rolls')} a ${roll}.`,
    laidOut: ({ seat, pile }, cast) =>
      `${who(cast, seat, 'You lay out your', 'lays out the')} first card of pile ${pile}.`,
    added: ({ seat, cards }, cast) => `${who(cast, seat, 'You add', 'adds')} ${describeAdded(cards)}.`,
    captured: ({ from, pile, cards }, cast) =>
      `${capital(whose(cast, from))} pile ${pile} is just as high and goes home: ${cardCount(cards)}.`,
    full: ({ seat, pile }, cast) => `${capital(whose(cast, seat))} pile ${pile} is full and safe.`,
    stuck: ({ seat, roll }, cast) =>
      roll === 6
        ? `${who(cast, seat, 'You can’t', 'can’t')} use it.`
        : `${who(cast, seat, 'You can’t', 'can’t')} use it, so the turn passes.`,
    again: ({ seat }, cast) => `A six: ${who(cast, seat, 'you roll', 'rolls')} again.`,
    declined: ({ seat }, cast) => `${who(cast, seat, 'You don’t', 'doesn’t')} roll again.`,
    spared: ({ seat, piles }, cast) =>
      `${who(cast, seat, 'You spare', 'spares')} ${plural('en', piles, 'one pile', `${piles} piles`)}.`,
    finished: ({ seat, place }, cast) =>
      `${who(cast, seat, 'You have', 'has')} filled all four piles and ${
        cast.you === seat ? 'come' : 'comes'
      } ${ordinal(place)}.`,
    over: ({ winners }, cast) => `${who(cast, winners[0]!, 'You win', 'wins')} the game.`,
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `It’s ${whose(cast, turn)} turn.`,
    'other-number': ({ pile, roll }) =>
      `A ${roll} lays out pile ${roll}, not pile ${pile}. Only a 6 lays out any pile.`,
    five: ({ pile }) => `A 5 can’t lay out pile ${pile}. Add cards worth 5 instead.`,
    'laid-out': ({ pile, height }) => `Pile ${pile} is already laid out, with ${cardCount(height)}.`,
    'not-exact': ({ cost, roll }) => `These cards cost ${cost}, but you must spend exactly ${roll}.`,
    'not-laid-out': ({ pile }) => `Pile ${pile} has no card yet, so you can’t add to it.`,
    'no-room': ({ pile, room }) =>
      room === 0 ? `Pile ${pile} is full.` : `Pile ${pile} has room for only ${cardCount(room)}.`,
    'must-spend': ({ roll }) => `Spend your ${roll} first.`,
    'roll-or-pass': () => 'Roll again, or pass.',
    'choose-captures': () => 'First choose one of the piles that are as high as yours.',
    'capture-one': () => 'Send at least one of these piles home.',
  },
  move(move, view, cast) {
    if (move.type === 'roll') return 'Roll again';
    if (move.type === 'pass') return view.phase === 'again' ? 'Don’t roll again' : 'Spare the others';
    if (move.type === 'capture') return `Send ${whose(cast, move.from)} pile ${move.pile} home`;
    const captures = capturesOf(view, move).length;
    const moveText =
      move.type === 'layOut' ? `Lay out pile ${move.pile}` : `Add ${describeAdded(move.cards)}`;
    return captures === 0
      ? moveText
      : `${moveText}, sending ${plural('en', captures, 'a pile', `${captures} piles`)} home`;
  },
  ask(view, cast) {
    if (view.phase === 'over') return 'The game is over.';
    if (view.turn === null) return 'The first player is being picked.';
    if (view.phase === 'again')
      return cast.you === view.turn
        ? 'A six: roll again, if you like.'
        : `${whom(cast, view.turn, 'you')} may roll again.`;
    if (view.targets.length > 0)
      return cast.you === view.turn
        ? 'Choose which piles go home.'
        : `${whom(cast, view.turn, 'you')} chooses which piles go home.`;
    if (view.roll === null) return `${who(cast, view.turn, 'You roll', 'rolls')} the die.`;
    return cast.you === view.turn
      ? `You have a ${view.roll}: ${view.roll === 5 ? 'add cards' : 'lay out or add'}.`
      : `${whom(cast, view.turn, 'you')} has a ${view.roll} and is thinking.`;
  },
  table: (view, cast) =>
    view.piles.map((row, seat) => {
      const name = whom(cast, seat, 'You');
      if (row.every((height) => height === 0)) return `${name}: nothing laid out.`;
      return `${name}: ${row.map((height, index) => onPile(height, index + 1)).join(', ')}.`;
    }),
  hand: () => [],
  score: () => null,
  scores: (view, cast) => [
    `Cards laid out, of ${CARDS_PER_PLAYER}: ${scoreList(view.cards, cast, 'you')}.`,
    ...(view.finished.length === 0
      ? []
      : [
          `Finished: ${enumerate(
            view.finished.map((seat) => whom(cast, seat, 'you')),
            'and',
          )}.`,
        ]),
  ],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

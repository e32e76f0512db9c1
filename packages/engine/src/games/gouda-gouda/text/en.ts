import { counted, plural } from '../../../core/text/plural.ts';
import { type Cast, type GameText, scoreList, who, whom } from '../../../core/text/types.ts';
import type { PlaceId } from '../board.ts';
import type { GoudaGouda } from '../index.ts';
import type { ScatteredRefusal } from '../scattered.ts';
import { listMice, listWords, type Words } from './words.ts';

export const words: Words = {
  and: 'and',
  or: 'or',
  you: 'you',
  places: {
    barrel: 'the barrel',
    'crate-left': 'the left crate',
    'crate-right': 'the right crate',
    bucket: 'the bucket',
    plank: 'the plank',
    bottle: 'the bottle',
    tube: 'the tube',
    'yellow-boxes': 'the yellow boxes',
    rope: 'the rope',
    'purple-box': 'the purple box',
    books: 'the books',
    newspapers: 'the newspapers',
    'stool-left': 'the left stool',
    'stool-right': 'the right stool',
    table: 'the table',
  },
  faces: { green: 'green', yellow: 'yellow', red: 'red', void: 'void', spent: 'done', rolling: 'rolling' },
  kinds: {
    reroll: 're-roll',
    double: 'double turn',
    transfer: 'transfer',
    improve: 'improve',
    worsen: 'worsen',
    cancel: 'cancel',
  },
  die: 'die',
  dice: 'dice',
};
const { place, placeAt, places, placesAt, people, roll, toDo, numbered, dice, tokens, crowd, crowds, ways } =
  listWords(words);

const countOf = (count: number, singular: string, pluralForm = `${singular}s`): string =>
  counted('en', count, singular, pluralForm);
const diceCount = (count: number): string => countOf(count, 'die', 'dice');
const mouseOf = (cast: Cast, mover: number, owner: number): string => {
  if (cast.you === owner) return 'one of your mice';
  return mover === owner ? 'one of their own mice' : `one of ${whom(cast, owner, 'you')}’s mice`;
};
const tokenOf = (cast: Cast, seat: number, kind: keyof Words['kinds']): string =>
  `${cast.you === seat ? 'your' : `${whom(cast, seat, 'you')}’s`} “${words.kinds[kind]}”`;
const windows = { a: 'right after a roll', b: 'after the last die', c: 'on a token just played' } as const;
const requests = {
  start: 'put down your mice',
  name: 'name a place',
  vote: 'vote for a place',
  answer: 'play a token or pass',
  move: 'move a mouse',
} as const;

export const en: GameText<GoudaGouda> = {
  name: 'Gouda! Gouda!',
  pitch: 'Mice race to the cheese, and your rivals do half your running for you.',
  rules: {
    'GG-1': 'The board',
    'GG-2': 'Putting down your mice',
    'GG-3': 'Who begins and who is next',
    'GG-4': 'Name a place',
    'GG-5': 'One die per mouse, five at most',
    'GG-6': 'Green forward, red back, yellow nothing',
    'GG-7': 'You choose which mice move',
    'GG-8': 'Green and red must be used',
    'GG-9': 'Rolling before naming',
    'GG-10': 'The first mouse to reach the cheese',
    'GG-11': 'Where the cheese is',
    'GG-12': 'Power tokens',
    'GG-13': 'When tokens are played',
    'GG-14': 'Re-roll',
    'GG-15': 'Double turn',
    'GG-16': 'Transfer',
    'GG-17': 'Improve',
    'GG-18': 'Worsen',
    'GG-19': 'Cancel',
    'GG-20': 'A token must change something',
    'GG-21': 'Cheese festival',
    'GG-22': 'Scattered cheeses',
    'GG-23': 'A festival with powers',
    'GG-24': 'Tokens at any time',
    'GG-25': 'Where the scattered cheeses are',
    'GG-26': 'The rivals name any place',
  },
  options: {
    board: { label: 'Board', value: (value) => (value === 'short' ? 'short, 6 steps' : 'long, 7 steps') },
    firstPlayer: {
      label: 'First player',
      value: (value, cast) => (value === 'random' ? 'chosen at random' : whom(cast, value, 'you')),
    },
    earlyRoll: {
      label: 'Rolling before naming',
      value: (value) =>
        value === 'anyPlace'
          ? 'allowed, the others name any place'
          : value === 'on'
            ? 'allowed, the others name a place with enough mice'
            : 'not allowed',
    },
    cheeseAt: { label: 'The cheese is on', value: (value) => place(value) },
    powers: { label: 'Power tokens', value: (value) => (value === 'on' ? 'yes' : 'no') },
    powerMoments: {
      label: 'When tokens are played',
      value: (value) => (value === 'anyMoment' ? 'also between two mice' : 'at set moments'),
    },
    tokensPerPlayer: {
      label: 'Tokens for each player',
      value: (value) => (value === 'fullSet' ? 'one of each kind' : String(value)),
    },
    festival: {
      label: 'Cheese festival',
      value: (value) =>
        value === 'off'
          ? 'no, one cheese'
          : value === 'on'
            ? 'three cheeses together'
            : 'three cheeses, scattered',
    },
    nearCheese: { label: 'Cheese worth 2', value: (value) => place(value) },
    middleCheese: { label: 'Cheese worth 3', value: (value) => place(value) },
    farCheese: { label: 'Cheese worth 4', value: (value) => place(value) },
  },
  presets: {
    'first-game': { name: 'First game', about: 'No powers and a short path: good even for children.' },
    classic: { name: 'Classic', about: 'The race to the table, without powers.' },
    'with-powers': { name: 'With powers', about: 'Three secret tokens each.' },
    'cheese-festival': { name: 'Cheese festival', about: 'Three cheeses on the table. Most cheeses wins.' },
    'scattered-cheeses': { name: 'Scattered cheeses', about: 'Three cheeses along the way, with powers.' },
  },
  optionRefusals: {
    'not-on-board': ({ place: at }: { readonly place: PlaceId }) => `Only the long board has ${place(at)}.`,
    'not-farther': ({ points, place: at, nearer }: Extract<ScatteredRefusal, { reason: 'not-farther' }>) =>
      `The cheese worth ${points} can’t be on ${place(at)}: it must be farther along the path than ${place(nearer)}.`,
  },
  events: {
    first: ({ seat }, cast) => `${who(cast, seat, 'You begin', 'begins')}.`,
    tokens: ({ each }) => `Everybody gets ${countOf(each, 'power token')}.`,
    placed: ({ seat, mice: [barrel, left, right] }, cast) =>
      `${who(cast, seat, 'You put', 'puts')} ${listMice([barrel, 'on the barrel'], [left, 'on the left crate'], [right, 'on the right crate'])}.`,
    turn: ({ seat, rule }, cast) =>
      rule === 'GG-15'
        ? `${who(cast, seat, 'You take', 'takes')} another turn.`
        : `It’s ${cast.you === seat ? 'your' : `${whom(cast, seat, 'you')}’s`} turn.`,
    named: ({ seat, place: placeId, dice: count }, cast) =>
      `${who(cast, seat, 'You name', 'names')} ${place(placeId)}: ${diceCount(count)}.`,
    early: ({ seat, dice: count }, cast) =>
      `${who(cast, seat, 'You roll', 'rolls')} ${diceCount(count)} before naming a place.`,
    rolled: ({ seat, dice: thrown, faces }, cast) =>
      thrown.length === faces.length
        ? `${who(cast, seat, 'You roll', 'rolls')} ${roll(faces)}.`
        : `The dice now show ${roll(faces)}.`,
    voted: ({ seat, place: placeId }, cast) =>
      `${who(cast, seat, 'You vote', 'votes')} for ${place(placeId)}.`,
    decided: ({ place: placeId, votes }) =>
      `The roll is for ${place(placeId)}, with ${countOf(votes, 'vote')}.`,
    passed: ({ seat }, cast) => `${who(cast, seat, 'You pass', 'passes')}.`,
    played: ({ seat, kind, dice: picked }, cast) =>
      `${who(cast, seat, 'You play', 'plays')} “${words.kinds[kind]}” on ${dice(picked)}.`,
    playedTransfer: ({ seat, place: to }, cast) =>
      `${who(cast, seat, 'You play', 'plays')} “transfer” to ${place(to)}.`,
    playedDouble: ({ seat, turn }, cast) =>
      `${who(cast, seat, 'You play', 'plays')} “double turn”: another turn for ${whom(cast, turn, 'you')}.`,
    playedCancel: ({ seat, against, kind }, cast) =>
      `${who(cast, seat, 'You play', 'plays')} “cancel” on ${tokenOf(cast, against, kind)}.`,
    cancelled: ({ against, kind }, cast) => `That cancels ${tokenOf(cast, against, kind)}.`,
    changed: ({ faces }) => `The dice now show ${roll(faces)}.`,
    rerolling: ({ dice: picked }) => `Roll again: ${dice(picked)}.`,
    transferred: ({ from, to }) => `The roll goes from ${place(from)} to ${place(to)}.`,
    doubled: ({ seat, turns }, cast) =>
      `${who(cast, seat, 'You have', 'has')} ${countOf(turns, 'extra turn')} to come.`,
    idle: ({ yellow, void: voidCount }) =>
      `${diceCount(yellow + voidCount)} ${plural('en', yellow + voidCount, 'has', 'have')} no effect.`,
    lapsed: ({ dice: count }) => `${diceCount(count)} ${count === 1 ? 'has' : 'have'} nothing to move.`,
    stuck: ({ dice: count }) =>
      `There is no way back from the barrel, so ${countOf(count, 'red die has', 'red dice have')} no effect.`,
    moved: ({ seat, face, owner, from, to }, cast) =>
      `${who(cast, seat, 'You move', 'moves')} ${mouseOf(cast, seat, owner)} ${face === 'green' ? 'forward' : 'back'} from ${place(from)} to ${place(to)}.`,
    ate: ({ seat, points, left, rule }, cast) =>
      rule === 'GG-10'
        ? `${who(cast, seat, 'You have', 'has')} a mouse at the cheese.`
        : `${who(cast, seat, 'You eat', 'eats')} a cheese${rule === 'GG-22' ? ` worth ${points} points` : ''}. ${left === 0 ? 'None' : counted('en', left, 'is', 'are')} left.`,
    over: ({ winner }, cast) => `${who(cast, winner, 'You win', 'wins')} the game.`,
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) =>
      `It’s ${cast.you === turn ? 'your' : `${whom(cast, turn, 'you')}’s`} turn.`,
    'own-roll': () => 'You rolled before naming, so the others choose the place.',
    'has-voted': ({ place: placeId }) => `You have voted for ${place(placeId)}, and a vote is final.`,
    'no-token': () => 'You have no tokens left.',
    'has-passed': () => 'You’ve passed. You’ll be asked again if somebody plays a token.',
    'not-now': ({ asked: request }) => `First ${requests[request]}.`,
    'no-passing': ({ green, red }) => `You can’t pass while dice are left: ${green} green, ${red} red.`,
    'powers-off': () => 'This game is played without power tokens.',
    'early-off': () => 'Name a place before you roll.',
    'no-such-place': ({ places: count }) => `This board has only ${count} places.`,
    'no-own-mouse': ({ place: placeId, places: ownPlaces }) =>
      `You have no mouse on ${place(placeId)}. Name ${places(ownPlaces)}.`,
    'too-many-dice': ({ most }) =>
      `Roll ${plural('en', most, '1 die', `up to ${most} dice`)}: no place has more mice.`,
    'too-few-mice': ({ place: placeId, needed, places: possiblePlaces }) =>
      `This needs ${countOf(needed, 'mouse', 'mice')}, and ${place(placeId)} has fewer. ${
        possiblePlaces.length === 0 ? 'No other place will do.' : `Choose ${places(possiblePlaces)}.`
      }`,
    'wrong-window': ({ kind, needs }) =>
      kind === 'cancel'
        ? `Here you can play “cancel” only ${windows[needs]}.`
        : `You can play “${words.kinds[kind]}” ${windows[needs]}.`,
    'not-held': ({ kind }) => `You have no “${words.kinds[kind]}” token.`,
    'own-token': ({ kind }) =>
      `You played this “${words.kinds[kind]}” yourself. Only the others can cancel it.`,
    'same-place': ({ place: placeId }) => `The roll is already for ${place(placeId)}. Choose another place.`,
    'no-such-die': ({ dice: count }) =>
      `There ${plural('en', count, 'is only 1 die', `are only ${count} dice`)} in this roll.`,
    'void-die': ({ die, rule }) =>
      rule === 'GG-24'
        ? `Die ${die + 1} has already moved a mouse. Pick others.`
        : `Die ${die + 1} is void for this turn. Pick others.`,
    'no-change': ({ kind }) =>
      kind === 'improve'
        ? 'Green can’t get better. Pick a yellow or a red die as well.'
        : 'Red can’t get worse. Pick a green or a yellow die as well.',
    'no-die': ({ face }) => `No ${face} die is left.`,
    'no-mouse': ({ place: placeId, owners }, cast) =>
      `That mouse isn’t on ${place(placeId)}. The mice there belong to ${people(owners, cast)}.`,
    'no-link': ({ face, place: placeId, places: linked }) =>
      `From ${place(placeId)} you can go ${face === 'green' ? 'forward' : 'back'} to ${places(linked)}.`,
  },
  move(move, view, cast) {
    switch (move.type) {
      case 'start':
        return `Barrel ${move.mice[0]}, left crate ${move.mice[1]}, right crate ${move.mice[2]}`;
      case 'name':
        return `Name ${placeAt(view, move.place)}`;
      case 'early':
        return `Roll ${diceCount(move.dice)} first`;
      case 'vote':
        return `Vote for ${placeAt(view, move.place)}`;
      case 'pass':
        return 'Pass';
      case 'double':
        return 'Play a double turn';
      case 'cancel':
        return 'Cancel that token';
      case 'transfer':
        return `Transfer to ${placeAt(view, move.place)}`;
      case 'reroll':
        return `Re-roll ${dice(move.dice)}`;
      case 'improve':
        return `Improve ${dice(move.dice)}`;
      case 'worsen':
        return `Worsen ${dice(move.dice)}`;
      case 'void':
        return `Cancel ${dice(move.dice)}`;
      default: {
        const mouse =
          cast.you === move.owner ? 'your mouse' : `one of ${whom(cast, move.owner, 'you')}’s mice`;
        return `${move.face === 'green' ? 'Forward' : 'Back'}: ${mouse} to ${placeAt(view, move.to)}`;
      }
    }
  },
  ask(view, cast) {
    const { phase, active, window } = view;
    const isReadersTurn = cast.you === active;
    const askedPeople = people(view.asked, cast);
    const isAsked = cast.you !== null && view.asked.includes(cast.you);
    const top = view.stack.at(-1);
    switch (phase) {
      case 'over':
        return 'The game is over.';
      case 'first':
        return 'The first player is being picked.';
      case 'tokens':
        return 'The power tokens are being drawn.';
      case 'roll':
        return 'The dice are rolling.';
      case 'start':
        return isReadersTurn
          ? 'Put your five mice on the barrel and the crates as you like.'
          : `${whom(cast, active, 'you')} is putting down mice.`;
      case 'name':
        return isReadersTurn
          ? `Name a place where you have a mouse${view.options.earlyRoll !== 'off' ? ', or roll first' : ''}.`
          : `${whom(cast, active, 'you')} is naming a place.`;
      case 'vote':
        return isAsked ? 'Vote: which place is the roll for?' : `Waiting for votes from ${askedPeople}.`;
      case 'move':
        return isReadersTurn
          ? `Move a mouse from ${placeAt(view, view.place!)}. Still to use: ${toDo(view.dice)}.`
          : `${whom(cast, active, 'you')} is moving mice from ${placeAt(view, view.place!)}.`;
      default:
        if (!isAsked) return `Waiting for ${askedPeople} to play a token or pass.`;
        if (top?.seat === cast.you) return 'Pass: your token takes effect once everybody has passed.';
        if (window === 'a')
          return `${who(cast, active, 'You rolled', 'rolled')} for ${placeAt(view, view.place!)}: play a token, or pass.`;
        if (window === 'c')
          return `${tokenOf(cast, top!.seat, top!.kind)} takes effect next: cancel it, or pass.`;
        return isReadersTurn
          ? 'Your turn is over: play a double turn, or pass.'
          : `${whom(cast, active, 'you')} is done: force a double turn, or pass.`;
    }
  },
  table: (view, cast) => [
    ...crowds(view).map(({ place: placeId, counts }) => `On ${placeId}: ${crowd(counts, cast)}.`),
    ...view.cheeses.map(
      ({ place: placeId, points, count }) =>
        `${countOf(count, 'cheese')} on ${placeAt(view, placeId)}${view.options.festival === 'scattered' ? `, ${points} points` : ''}.`,
    ),
    ...(view.dice.length === 0
      ? []
      : [`Dice${view.place === null ? '' : ` for ${placeAt(view, view.place)}`}: ${numbered(view.dice)}.`]),
    ...(ways(view, 'forward').length === 0
      ? []
      : [`Green takes mice to ${placesAt(view, ways(view, 'forward'))}.`]),
    ...(ways(view, 'backward').length === 0
      ? []
      : [`Red takes mice to ${placesAt(view, ways(view, 'backward'))}.`]),
    ...view.votes.flatMap((vote, seat) =>
      vote === null ? [] : [`${who(cast, seat, 'You voted', 'voted')} for ${placeAt(view, vote)}.`],
    ),
    ...view.stack.map(
      ({ seat, kind, dice: picked, place: to }) =>
        `Waiting to take effect: ${tokenOf(cast, seat, kind)}${picked.length === 0 ? '' : ` on ${dice(picked)}`}${
          to === null ? '' : ` to ${placeAt(view, to)}`
        }.`,
    ),
    ...(view.extraTurns === 0
      ? []
      : [`${who(cast, view.active, 'You have', 'has')} ${countOf(view.extraTurns, 'extra turn')} to come.`]),
    ...(view.options.powers === 'off'
      ? []
      : [`Tokens in hand: ${scoreList(view.tokenCounts, cast, 'you')}.`]),
    ...view.spent.flatMap((counts, seat) =>
      tokens(counts) === '' ? [] : [`${who(cast, seat, 'You have', 'has')} played ${tokens(counts)}.`],
    ),
  ],
  hand: (view) => (tokens(view.tokens) === '' ? [] : [`Your tokens: ${tokens(view.tokens)}.`]),
  scores: (view, cast) =>
    view.options.festival === 'off'
      ? view.eaten.map(({ seat }) => `${who(cast, seat, 'You have', 'has')} reached the cheese.`)
      : [`${view.options.festival === 'on' ? 'Cheeses' : 'Points'}: ${scoreList(view.scores, cast, 'you')}.`],
  score: (score, { festival }) => {
    if (festival === 'off') return null;
    return festival === 'on' ? countOf(score, 'cheese', 'cheeses') : countOf(score, 'point', 'points');
  },
};

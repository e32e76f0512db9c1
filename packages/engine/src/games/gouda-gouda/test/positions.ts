/** Hand-written positions for the tests of Gouda! Gouda!. */

import { copyOf, readOptions } from '../../../index.ts';
import { boards, type PlaceId, placeOf } from '../board.ts';
import { faces } from '../dice.ts';
import { type Event, goudaGouda as game, type Move, type Options, type State } from '../index.ts';
import { goudaGoudaPositions as positions } from '../positions.ts';
import { encodeEaten } from '../scoring.ts';
import { countsOf, howMany, oneOf, tallyOf } from '../tally.ts';
import { encodePlayedToken } from '../tokens.ts';

interface Table {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly phase: State['phase'];
  readonly active?: number;
  /** The number of mice of each seat on each place; all other mice are on the barrel. */
  readonly mice?: { readonly [P in PlaceId]?: readonly number[] };
  /**
   * Tokens in each hand, one letter each: re-roll, double, transfer, improve, worsen, cancel. If absent,
   * powers are off.
   */
  readonly tokens?: readonly string[];
  readonly spent?: readonly string[];
  /** The faces of the dice: `g`reen, `y`ellow, `r`ed, `v`oid, `s`pent. */
  readonly dice?: string;
  readonly place?: PlaceId;
  readonly votes?: readonly (PlaceId | null)[];
  /** The played tokens, seat and kind, like `0r 1c`. */
  readonly stack?: string;
  readonly target?: number;
  readonly passed?: readonly number[];
  readonly extraTurns?: number;
  /** [seat, points] in the order eaten. */
  readonly eaten?: readonly (readonly [number, number])[];
}

const letters = 'rdtiwc';
const tokensOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + oneOf(letters.indexOf(letter)), 0);

/** A reachable state: missing mice and played tokens are filled in. */
export function stateOf(table: Table): State {
  const seats = table.seats ?? 2;
  const hands = Array.from({ length: seats }, (_, seat) => table.tokens?.[seat] ?? '');
  const spentTokens = Array.from({ length: seats }, (_, seat) => table.spent?.[seat] ?? '');
  const tokensPerSeat = Math.max(1, ...hands.map((hand, seat) => hand.length + spentTokens[seat]!.length));
  const options: Options = readOptions(game, seats, {
    powers: table.tokens ? 'on' : 'off',
    tokensPerPlayer: tokensPerSeat === 6 ? 'fullSet' : tokensPerSeat,
    ...table.options,
  });
  const board = boards[options.board];
  const eaten = table.eaten ?? [];
  const mice = board.places.map(({ id }) => tallyOf(table.mice?.[id] ?? []));
  for (let seat = 0; seat < seats && table.phase !== 'start'; seat++) {
    const miceGone = options.festival === 'off' ? 0 : eaten.filter(([eater]) => eater === seat).length;
    const micePlaced = mice.reduce((sum, crowd) => sum + howMany(crowd, seat), 0);
    mice[0] = mice[0]! + (5 - miceGone - micePlaced) * oneOf(seat);
  }
  const state: State = {
    seats,
    options,
    phase: table.phase,
    active: table.active ?? 0,
    mice,
    tokens: hands.map(tokensOf),
    spent: options.powers === 'on' ? fillSpent(hands, spentTokens, tokensPerSeat) : hands.map(() => 0),
    dice: [...(table.dice ?? '')].map((letter) => faces.findIndex((face) => face[0] === letter)),
    place: table.place ? placeOf(board, table.place) : -1,
    votes: (table.votes ?? []).map((id) => (id ? placeOf(board, id) : -1)),
    stack: (table.stack ?? '').split(' ').flatMap((word) => (word === '' ? [] : [tokenOf(word)])),
    target: table.target ?? -1,
    passed: (table.passed ?? []).reduce((mask, seat) => mask | (1 << seat), 0),
    extraTurns: table.extraTurns ?? 0,
    eaten: eaten.map(([seat, points]) => encodeEaten(seat, points)),
  };
  const flaw = positions.flaw(state);
  if (flaw !== null) throw new Error(flaw);
  return state;
}

const tokenOf = (word: string): number => encodePlayedToken(Number(word[0]), letters.indexOf(word[1]!));

/** The played tokens of each seat, with more added so that all seats drew equally many and no kind exceeds five. */
function fillSpent(
  hands: readonly string[],
  spentTokens: readonly string[],
  tokensPerSeat: number,
): number[] {
  const tokensLeft = [...letters].map(
    (letter) => 5 - [...hands, ...spentTokens].join('').split(letter).length + 1,
  );
  return hands.map((hand, seat) => {
    const counts = countsOf(tokensOf(spentTokens[seat]!), 6);
    if (tokensPerSeat === 6) return tallyOf([...letters].map((letter) => (hand.includes(letter) ? 0 : 1)));
    for (
      let missingCount = tokensPerSeat - hand.length - spentTokens[seat]!.length;
      missingCount > 0;
      missingCount--
    ) {
      // Transfers are the last choice: once a transfer is played, a roll may have fewer dice than its place has mice.
      const kind = [4, 3, 0, 5, 1, 2].find((candidate) => tokensLeft[candidate]! > 0) as number;
      tokensLeft[kind] = tokensLeft[kind]! - 1;
      counts[kind] = counts[kind]! + 1;
    }
    return tallyOf(counts);
  });
}

/*
 * Moves in these tests are shorter than in records: `name 3`, `reroll 0.2`, `green 1>5`. Places, dice and seats are
 * numbers.
 */

function shortNotation(move: Move): string {
  switch (move.type) {
    case 'start':
      return `start ${move.mice.join('.')}`;
    case 'name':
    case 'vote':
    case 'transfer':
      return `${move.type} ${move.place}`;
    case 'early':
      return `early ${move.dice}`;
    case 'reroll':
    case 'improve':
    case 'worsen':
    case 'void':
      return `${move.type} ${move.dice.join('.')}`;
    case 'move':
      return `${move.face} ${move.owner}>${move.to}`;
    default:
      return move.type;
  }
}

function readShortMove(shortMove: string): Move | null {
  const [type = '', details = ''] = shortMove.split(' ');
  const parameters = details.split(/[.>]/).map(Number);
  const [firstParameter, secondParameter] = parameters;
  const move =
    type === 'start'
      ? { type, mice: parameters }
      : type === 'green' || type === 'red'
        ? { type: 'move', face: type, owner: firstParameter, to: secondParameter }
        : type === 'early'
          ? { type, dice: firstParameter }
          : ['name', 'vote', 'transfer'].includes(type)
            ? { type, place: firstParameter }
            : details === ''
              ? { type }
              : { type, dice: parameters };
  return game.isMove(move) ? move : null;
}

/** The state after a legal move, and its events. Fails if the move is not listed or is refused. */
export function play(state: State, seat: number, move: Move): { state: State; events: Event[] } {
  if (!game.legalMoves(state, seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move))) {
    throw new Error(`not listed: ${shortNotation(move)}`);
  }
  const stateAfter = copyOf(state);
  const events: Event[] = [];
  game.play(stateAfter, seat, move, (event) => events.push(event));
  const flaw = positions.flaw(stateAfter);
  if (flaw !== null) throw new Error(flaw);
  return { state: stateAfter, events };
}

/** Plays moves like `0 name 3` and answers draws like `* 0 2`. */
export function run(state: State, ...steps: readonly string[]): { state: State; events: Event[] } {
  let currentState = state;
  const events: Event[] = [];
  for (const step of steps) {
    if (step.startsWith('*')) {
      currentState = copyOf(currentState);
      game.resolve(currentState, step.slice(2).split(' ').map(Number), (event) => events.push(event));
      const flaw = positions.flaw(currentState);
      if (flaw !== null) throw new Error(flaw);
      continue;
    }
    const move = readShortMove(step.slice(2));
    if (!move) throw new Error(`no move: ${step}`);
    const result = play(currentState, Number(step[0]), move);
    events.push(...result.events);
    currentState = result.state;
  }
  return { state: currentState, events };
}

/** The legal moves of a seat, sorted. */
export const legal = (state: State, seat: number): string[] =>
  game
    .legalMoves(state, seat)
    .map((move) => shortNotation(move))
    .sort();

/** Why a move is refused; null if it is legal. */
export const refusalOf = (state: State, seat: number, text: string) =>
  game.refusal(state, seat, readShortMove(text) as Move);

/** The number of mice of each seat on a place. */
export const miceOnPlace = (state: State, id: PlaceId): number[] =>
  countsOf(state.mice[placeOf(boards[state.options.board], id)]!, state.seats);

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const diceText = (state: State): string => state.dice.map((face) => faces[face]![0]).join('');

/**
 * The notation of moves in records: `name bucket`, `reroll 1.3` for the first and third die, `green 0>tube`.
 */
import { boards, type PlaceId, placeOf } from './board.ts';
import { diceIn, maskOf } from './dice.ts';
import {
  cancel,
  double,
  earlyRollMoves,
  improves,
  isMove,
  type Move,
  names,
  pass,
  rerolls,
  transfers,
  voids,
  votes,
  worsens,
} from './moves.ts';
import type { Options } from './state.ts';

export function writeMove(move: Move, { board }: Options): string {
  const placeName = (place: number): string => boards[board].places[place]?.id ?? String(place);
  switch (move.type) {
    case 'start':
      return `start ${move.mice.join('.')}`;
    case 'name':
    case 'vote':
    case 'transfer':
      return `${move.type} ${placeName(move.place)}`;
    case 'early':
      return `early ${move.dice}`;
    case 'reroll':
    case 'improve':
    case 'worsen':
    case 'void':
      return `${move.type} ${move.dice.map((die) => die + 1).join('.')}`;
    case 'move':
      return `${move.face} ${move.owner}>${placeName(move.to)}`;
    default:
      return move.type;
  }
}

const onDice = { reroll: rerolls, improve: improves, worsen: worsens, void: voids };
const onPlace = { name: names, vote: votes, transfer: transfers };
const plainMoves = { pass, double, cancel };

export function readMove(text: string, options: Options): Move | null {
  const move = parse(text, options);
  // Each move has exactly one notation: `start 05.0.0` is invalid, `start 5.0.0` is not.
  return isMove(move) && writeMove(move, options) === text ? move : null;
}

function parse(text: string, { board }: Options): unknown {
  const [, type = '', details = ''] = /^([a-z]+)(?: ([\da-z.>-]{1,20}))?$/.exec(text) ?? [];
  if (Object.hasOwn(plainMoves, type)) return plainMoves[type as keyof typeof plainMoves];
  const place = (name: string): number => placeOf(boards[board], name as PlaceId);
  if (Object.hasOwn(onPlace, type)) return onPlace[type as keyof typeof onPlace][place(details)];
  if (type === 'green' || type === 'red') {
    const [owner = '', to = ''] = details.split('>');
    return { type: 'move', face: type, owner: Number(owner), to: place(to) };
  }
  const numbers = details.split('.').map(Number);
  if (type === 'early') return earlyRollMoves[numbers[0]!];
  if (type === 'start') return { type, mice: numbers };
  if (!Object.hasOwn(onDice, type) || numbers.length >= diceIn.length) return null;
  return onDice[type as keyof typeof onDice][maskOf(numbers.map((number) => number - 1))];
}

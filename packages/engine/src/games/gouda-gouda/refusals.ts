import type { Seat } from '../../core/game.ts';
import { GREEN, RED } from './dice.ts';
import type { Refusal } from './events.ts';
import type { Move } from './moves.ts';
import { linksOf, mayBeNamed, mostEarlyDice } from './rules.ts';
import { boardOf, idOf, placesWith, type State } from './state.ts';
import { countsOf, howMany } from './tally.ts';
import { answerRefusal, isAnswer } from './windows.ts';

/** Why a well-formed move is illegal; null if it is legal. Called only while players are to act. */
export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  return (
    notAskedRefusal(state, seat) ?? wrongKindRefusal(state, move) ?? wrongDetailsRefusal(state, seat, move)
  );
}

/** A refusal if this seat is not asked. */
function notAskedRefusal(state: State, seat: Seat): Refusal | null {
  switch (state.phase) {
    case 'vote': {
      if (seat === state.active) return { reason: 'own-roll', rule: 'GG-9' };
      const place = state.votes[seat]!;
      return place === -1 ? null : { reason: 'has-voted', rule: 'GG-9', place: idOf(state, place) };
    }
    case 'rolled':
    case 'moved':
      if (state.tokens[seat] === 0) return { reason: 'no-token', rule: 'GG-13' };
      return state.passed & (1 << seat) ? { reason: 'has-passed', rule: 'GG-13' } : null;
    default:
      return seat === state.active ? null : { reason: 'not-your-turn', rule: 'GG-3', turn: state.active };
  }
}

/** A refusal if a different kind of move is expected. */
function wrongKindRefusal({ phase, options, dice }: State, move: Move): Refusal | null {
  const { type } = move;
  switch (phase) {
    case 'start':
      if (type === 'start') return null;
      break;
    case 'name':
      if (type === 'name') return null;
      if (type === 'early') return options.earlyRoll !== 'off' ? null : { reason: 'early-off', rule: 'GG-9' };
      break;
    case 'vote':
      if (type === 'vote') return null;
      break;
    case 'move':
      if (type === 'move') return null;
      if (type === 'pass') {
        const diceLeft = (face: number) => dice.filter((die) => die === face).length;
        return { reason: 'no-passing', rule: 'GG-8', green: diceLeft(GREEN), red: diceLeft(RED) };
      }
      break;
    default:
      return isAnswer(move) ? null : { reason: 'not-now', rule: 'GG-13', asked: 'answer' };
  }
  if (isAnswer(move) && options.powers === 'off') return { reason: 'powers-off', rule: 'GG-12' };
  return { reason: 'not-now', rule: ruleOfPhase[phase], asked: phase };
}

const ruleOfPhase = { start: 'GG-2', name: 'GG-4', vote: 'GG-9', move: 'GG-7' } as const;

/** A refusal of a move that has the right seat and the right kind, but wrong details. */
function wrongDetailsRefusal(state: State, seat: Seat, move: Move): Refusal | null {
  switch (move.type) {
    case 'start':
      return null;
    case 'name':
      return nameRefusal(state, seat, move.place);
    case 'early': {
      const maxDice = mostEarlyDice(state);
      return move.dice > maxDice ? { reason: 'too-many-dice', rule: 'GG-9', most: maxDice } : null;
    }
    case 'vote':
      return voteRefusal(state, move.place);
    case 'move':
      return stepRefusal(state, move);
    default:
      return answerRefusal(state, seat, move);
  }
}

function placeRefusal(state: State, place: number): Refusal | null {
  const places = boardOf(state).places.length;
  return place < places ? null : { reason: 'no-such-place', rule: 'GG-1', places };
}

const idsOf = (state: State, places: readonly number[]) => places.map((place) => idOf(state, place));

/** Why a seat may not name this place (GG-4). */
function nameRefusal(state: State, seat: Seat, place: number): Refusal | null {
  const refusalOfPlace = placeRefusal(state, place);
  if (refusalOfPlace) return refusalOfPlace;
  const hasOwnMouse = (candidate: number): boolean => howMany(state.mice[candidate]!, seat) > 0;
  if (hasOwnMouse(place)) return null;
  const places = placesWith(state, 1).filter(hasOwnMouse);
  return { reason: 'no-own-mouse', rule: 'GG-4', place: idOf(state, place), places: idsOf(state, places) };
}

/** Why nobody may vote for this place (GG-9). */
function voteRefusal(state: State, place: number): Refusal | null {
  const refusalOfPlace = placeRefusal(state, place);
  if (refusalOfPlace) return refusalOfPlace;
  if (mayBeNamed(state, place)) return null;
  const miceNeeded = state.dice.length;
  const places = idsOf(state, placesWith(state, miceNeeded));
  return { reason: 'too-few-mice', rule: 'GG-9', place: idOf(state, place), needed: miceNeeded, places };
}

/** Why a die may not move this mouse (GG-6, GG-7). */
function stepRefusal(state: State, move: Extract<Move, { type: 'move' }>): Refusal | null {
  const { dice, place, mice, seats } = state;
  const face = move.face === 'green' ? GREEN : RED;
  if (!dice.includes(face)) return { reason: 'no-die', rule: 'GG-6', face: move.face };
  const owners = countsOf(mice[place]!, seats).flatMap((count, owner) => (count > 0 ? [owner] : []));
  if (!owners.includes(move.owner))
    return { reason: 'no-mouse', rule: 'GG-7', place: idOf(state, place), owners };
  const places = linksOf(state, face);
  if (places.includes(move.to)) return null;
  return {
    reason: 'no-link',
    rule: 'GG-6',
    face: move.face,
    place: idOf(state, place),
    places: idsOf(state, places),
  };
}

import type { ChanceRequest, Emit, Outcome, Result, Seat } from '../../core/game.ts';
import { BARREL } from './board.ts';
import {
  diceFor,
  diceIn,
  faceNames,
  GREEN,
  MAX_DICE,
  RED,
  ROLLED_FACES,
  ROLLING,
  SPENT,
  VOID,
  YELLOW,
} from './dice.ts';
import type { Event } from './events.ts';
import { earlyRollMoves, type Move, names, starts, step, votes } from './moves.ts';
import { continueWithFirstPlayer, drawTokens, putDown } from './opening.ts';
import { arrive, resultOf } from './scoring.ts';
import { boardOf, hasAnyMoment, idOf, maxMiceOnPlace, miceCountOn, type State } from './state.ts';
import { howMany, oneOf } from './tally.ts';
import { TOKENS } from './tokens.ts';
import { answer, askedOf, isAnswer, legalAnswers, open } from './windows.ts';

/** The course of a turn: name a place, roll, move mice (GG-2 to GG-10). windows.ts handles power tokens. */

const firstDraw = [0, 1, 2, 3, 4, 5, 6].map(
  (seats): ChanceRequest => Object.freeze({ kind: 'dice', count: 1, faces: seats, sealed: false }),
);
const tokenDraw: ChanceRequest = Object.freeze({ kind: 'shuffle', size: TOKENS, sealed: true });
const diceDraw = [0, 1, 2, 3, 4, 5].map(
  (count): ChanceRequest => Object.freeze({ kind: 'dice', count, faces: ROLLED_FACES, sealed: false }),
);

export function chance(state: State): ChanceRequest | null {
  switch (state.phase) {
    case 'first':
      return firstDraw[state.seats]!;
    case 'tokens':
      return tokenDraw;
    case 'roll':
      return diceDraw[countDice(state.dice, ROLLING)]!;
    default:
      return null;
  }
}

function countDice(dice: readonly number[], face: number): number {
  let count = 0;
  for (let die = 0; die < dice.length; die++) if (dice[die] === face) count += 1;
  return count;
}

/** The seats of each bit mask, created once. */
const seatsIn: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, mask) =>
  Object.freeze([0, 1, 2, 3, 4, 5].filter((seat) => mask & (1 << seat))),
);

/** One bit for each seat that may act. */
function actorMask(state: State): number {
  switch (state.phase) {
    case 'start':
    case 'name':
    case 'move':
      return 1 << state.active;
    case 'vote':
      return votersLeft(state);
    case 'rolled':
    case 'moved':
      return askedOf(state);
    default:
      return 0;
  }
}

export const actors = (state: State): readonly Seat[] => seatsIn[actorMask(state)]!;

/** One bit for each opponent who has not voted (GG-9). */
function votersLeft({ votes, active }: State): number {
  let mask = 0;
  for (let seat = 0; seat < votes.length; seat++) {
    if (votes[seat] === -1 && seat !== active) mask |= 1 << seat;
  }
  return mask;
}

export function legalMoves(state: State, seat: Seat, into: Move[] = []): Move[] {
  if ((actorMask(state) & (1 << seat)) === 0) return into;
  switch (state.phase) {
    case 'start':
      for (const start of starts) into.push(start);
      return into;
    case 'name':
      return namesOf(state, seat, into);
    case 'vote': {
      const { length } = boardOf(state).places;
      for (let place = 0; place < length; place++) {
        if (mayBeNamed(state, place)) into.push(votes[place]!);
      }
      return into;
    }
    case 'move':
      stepsOf(state, GREEN, into);
      return stepsOf(state, RED, into);
    default:
      return legalAnswers(state, seat, into);
  }
}

/** Lists the places that a seat may name (GG-4) and, if the option allows them, the early rolls (GG-9). */
function namesOf(state: State, seat: Seat, into: Move[]): Move[] {
  const { mice, options } = state;
  for (let place = 0; place < mice.length; place++) {
    if (howMany(mice[place]!, seat) > 0) into.push(names[place]!);
  }
  if (options.earlyRoll !== 'off') {
    const maxDice = mostEarlyDice(state);
    for (let dice = 1; dice <= maxDice; dice++) into.push(earlyRollMoves[dice]!);
  }
  return into;
}

/** The most dice that may be rolled before a place is named (GG-9). */
export const mostEarlyDice = (state: State): number =>
  state.options.earlyRoll === 'anyPlace' ? MAX_DICE : diceFor(maxMiceOnPlace(state));

/** Whether the rivals may name this place: any (GG-26), or one with a mouse for each die (GG-9). */
export const mayBeNamed = (state: State, place: number): boolean =>
  state.options.earlyRoll === 'anyPlace' || miceCountOn(state, place) >= state.dice.length;

/** Lists the moves of every mouse along every link with a die of this face, if one is left (GG-6, GG-7). */
function stepsOf(state: State, face: typeof GREEN | typeof RED, into: Move[]): Move[] {
  const crowd = state.mice[state.place]!;
  if (!state.dice.includes(face)) return into;
  const links = linksOf(state, face);
  for (let owner = 0; owner < state.seats; owner++) {
    if (howMany(crowd, owner) === 0) continue;
    for (let index = 0; index < links.length; index++) into.push(step(face, owner, links[index]!));
  }
  return into;
}

/** The places to which a die of this face leads from the place of the roll. */
export function linksOf(state: State, face: number): readonly number[] {
  const board = boardOf(state);
  return (face === GREEN ? board.forward : board.backward)[state.place]!;
}

export function resolve(draft: State, outcome: Outcome, emit?: Emit<Event>): void {
  switch (draft.phase) {
    case 'first':
      emit?.({ type: 'first', rule: 'GG-3', seat: outcome[0]! });
      continueWithFirstPlayer(draft, outcome[0]!, emit);
      return;
    case 'tokens':
      drawTokens(draft, outcome, emit);
      return;
    default:
      finishRoll(draft, outcome, emit);
  }
}

/** Fills in the rolled dice, in ascending order (GG-5, GG-14). */
function finishRoll(draft: State, outcome: Outcome, emit: Emit<Event>): void {
  const { dice: before } = draft;
  const dice: number[] = [];
  let outcomeIndex = 0;
  let mask = 0;
  for (let die = 0; die < before.length; die++) {
    const face = before[die]!;
    if (face === ROLLING) {
      dice.push(outcome[outcomeIndex]!);
      outcomeIndex += 1;
      mask |= 1 << die;
    } else dice.push(face);
  }
  draft.dice = dice;
  emit?.({ type: 'rolled', rule: 'GG-5', seat: draft.active, dice: diceIn[mask]!, faces: faceNames(dice) });
  if (draft.place === -1) draft.phase = 'vote';
  else openWindow(draft, 'rolled', emit);
}

/** Opens window (a) or (b), which closes at once if nobody holds a token. */
function openWindow(draft: State, phase: 'rolled' | 'moved', emit: Emit<Event>): void {
  draft.phase = phase;
  if (open(draft, emit)) afterWindow(draft, emit);
}

function afterWindow(draft: State, emit: Emit<Event>): void {
  if (draft.phase === 'rolled') startMoving(draft, emit);
  else endTurn(draft, emit);
}

export function play(draft: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'start':
      if (putDown(draft, seat, move.mice, emit)) startTurn(draft, 'GG-3', emit);
      return;
    case 'name': {
      const dice = diceFor(miceCountOn(draft, move.place));
      emit?.({ type: 'named', rule: 'GG-4', seat, place: idOf(draft, move.place), dice });
      draft.place = move.place;
      throwDice(draft, dice);
      return;
    }
    case 'early':
      emit?.({ type: 'early', rule: 'GG-9', seat, dice: move.dice });
      draft.votes = new Array<number>(draft.seats).fill(-1);
      throwDice(draft, move.dice);
      return;
    case 'vote':
      vote(draft, seat, move.place, emit);
      return;
    case 'move':
      moveMouse(draft, seat, move.face === 'green' ? GREEN : RED, move.owner, move.to, emit);
      return;
    default:
      if (answer(draft, seat, move, emit)) afterWindow(draft, emit);
  }
}

function startTurn(draft: State, rule: 'GG-3' | 'GG-15', emit: Emit<Event>): void {
  draft.phase = 'name';
  emit?.({ type: 'turn', rule, seat: draft.active });
}

function throwDice(draft: State, count: number): void {
  draft.dice = new Array<number>(count).fill(ROLLING);
  draft.phase = 'roll';
}

function vote(draft: State, seat: Seat, place: number, emit: Emit<Event>): void {
  draft.votes[seat] = place;
  emit?.({ type: 'voted', rule: 'GG-9', seat, place: idOf(draft, place) });
  if (votersLeft(draft) !== 0) return;
  draft.place = chosenPlace(draft);
  emit?.({
    type: 'decided',
    rule: 'GG-9',
    place: idOf(draft, draft.place),
    votes: draft.votes.filter((other) => other === draft.place).length,
  });
  draft.votes = [];
  openWindow(draft, 'rolled', emit);
}

/** Most votes win. If places tie, the first voter to the active player's left decides (GG-9). */
function chosenPlace({ votes, active, seats }: State): number {
  let mostVotes = 0;
  let place = -1;
  for (let stepsToTheLeft = 1; stepsToTheLeft < seats; stepsToTheLeft++) {
    const candidate = votes[(active + stepsToTheLeft) % seats]!;
    const count = countDice(votes, candidate);
    if (count > mostVotes) {
      mostVotes = count;
      place = candidate;
    }
  }
  return place;
}

/** Whether a die can move a mouse now. */
export function canMove(state: State): boolean {
  const { dice, place } = state;
  if (miceCountOn(state, place) === 0) return false;
  return dice.some((face) => (face === GREEN || face === RED) && linksOf(state, face).length > 0);
}

/**
 * Marks dice without effect as done: yellow, void, red ones on the barrel (GG-6, GG-8), green ones on the table (GG-25), and
 * those that find no mouse (GG-26). If tokens are played between two mice (GG-24), dice can still change, so they stay until
 * none can move a mouse.
 */
function startMoving(draft: State, emit: Emit<Event>): void {
  const { dice } = draft;
  if (hasAnyMoment(draft) && canMove(draft)) {
    draft.phase = 'move';
    return;
  }
  const isEmpty = miceCountOn(draft, draft.place) === 0;
  const markedDice: number[] = [];
  const faceWithoutEffect =
    draft.place === BARREL ? RED : draft.place === boardOf(draft).table ? GREEN : YELLOW;
  let yellow = 0;
  let voidCount = 0;
  let stuckCount = 0;
  let lapsedCount = 0;
  let spentCount = 0;
  for (let die = 0; die < dice.length; die++) {
    const face = dice[die]!;
    if (face === SPENT) spentCount += 1;
    else if (face === YELLOW) yellow += 1;
    else if (face === VOID) voidCount += 1;
    else if (isEmpty || face === faceWithoutEffect) {
      if (isEmpty || face === GREEN) lapsedCount += 1;
      else stuckCount += 1;
    }
    const isIdle = isEmpty || face === YELLOW || face === VOID || face === faceWithoutEffect;
    markedDice.push(isIdle ? SPENT : face);
  }
  draft.dice = markedDice;
  draft.phase = 'move';
  if (yellow + voidCount > 0) emit?.({ type: 'idle', rule: 'GG-6', yellow, void: voidCount });
  if (stuckCount > 0) emit?.({ type: 'stuck', rule: 'GG-8', dice: stuckCount });
  if (lapsedCount > 0) emit?.({ type: 'lapsed', rule: isEmpty ? 'GG-26' : 'GG-25', dice: lapsedCount });
  if (yellow + voidCount + stuckCount + lapsedCount + spentCount === markedDice.length) lastDie(draft, emit);
}

/** Moves one mouse along one link with one die (GG-6, GG-7). */
function moveMouse(
  draft: State,
  seat: Seat,
  face: typeof GREEN | typeof RED,
  owner: Seat,
  to: number,
  emit: Emit<Event>,
): void {
  const { mice, dice, place } = draft;
  dice[dice.indexOf(face)] = SPENT;
  mice[place] = mice[place]! - oneOf(owner);
  emit?.({
    type: 'moved',
    rule: 'GG-6',
    seat,
    face: face === GREEN ? 'green' : 'red',
    owner,
    from: idOf(draft, place),
    to: idOf(draft, to),
  });
  if (arrive(draft, owner, to, emit)) return;
  const diceLeft = dice.length - countDice(dice, SPENT);
  if (hasAnyMoment(draft) && diceLeft > countDice(dice, VOID)) openWindow(draft, 'rolled', emit);
  else if (diceLeft === 0) lastDie(draft, emit);
  else if (hasAnyMoment(draft) || miceCountOn(draft, place) === 0) startMoving(draft, emit);
}

function lastDie(draft: State, emit: Emit<Event>): void {
  draft.dice = [];
  draft.place = -1;
  openWindow(draft, 'moved', emit);
}

/** Starts the next turn: an extra turn of the same player (GG-15), or the next player's (GG-3). */
function endTurn(draft: State, emit: Emit<Event>): void {
  if (draft.extraTurns > 0) {
    draft.extraTurns -= 1;
    startTurn(draft, 'GG-15', emit);
    return;
  }
  draft.active = (draft.active + 1) % draft.seats;
  startTurn(draft, 'GG-3', emit);
}

/**
 * True if the move plays a token, because that reveals its kind (GG-12), unless everybody got the same tokens. All other
 * moves reveal nothing.
 */
export const revealsSecret = (state: State, _seat: Seat, move: Move): boolean =>
  isAnswer(move) && move.type !== 'pass' && state.options.tokensPerPlayer !== 'fullSet';

export function result(state: State): Result | null {
  return state.phase === 'over' ? resultOf(state) : null;
}

import type { Emit, Seat } from '../../core/game.ts';
import { diceIn, faceNames, GREEN, maskOf, RED, ROLLING, SPENT, VOID } from './dice.ts';
import type { Event, Refusal, Window } from './events.ts';
import {
  type Answer,
  cancel,
  type DiceToken,
  double,
  improves,
  type Move,
  pass,
  rerolls,
  type Token,
  transfers,
  voids,
  worsens,
} from './moves.ts';
import { boardOf, hasAnyMoment, idOf, miceCountOn, placesWith, type State } from './state.ts';
import { howMany, oneOf } from './tally.ts';
import {
  CANCEL,
  DOUBLE,
  encodePlayedToken,
  IMPROVE,
  kindOf,
  kinds,
  playerOf,
  REROLL,
  TRANSFER,
  WORSEN,
} from './tokens.ts';

/*
 * The windows in which power tokens are played (GG-13), and the tokens' effects. A played token goes on a
 * stack, and window (c) opens on the top one. Only a cancel can go on another token, so all tokens above the
 * bottom one are cancels.
 */

export function windowOf(state: Pick<State, 'phase' | 'stack'>): Window | null {
  if (state.phase !== 'rolled' && state.phase !== 'moved') return null;
  if (state.stack.length > 0) return 'c';
  return state.phase === 'rolled' ? 'a' : 'b';
}

/** One bit for each seat with a token in hand, of any kind. */
export function holdersOf(tokens: readonly number[]): number {
  let holders = 0;
  for (let seat = 0; seat < tokens.length; seat++) if (tokens[seat] !== 0) holders |= 1 << seat;
  return holders;
}

/** One bit for each seat that has yet to answer. */
export const askedOf = (state: State): number => holdersOf(state.tokens) & ~state.passed;

const topOf = (state: State): number => state.stack[state.stack.length - 1]!;

/** Bits of the dice that a token can pick: those that are not void and have not moved a mouse (GG-19, GG-24). */
function pickableMask(dice: readonly number[]): number {
  let mask = 0;
  for (let die = 0; die < dice.length; die++) if (dice[die] !== VOID && dice[die] !== SPENT) mask |= 1 << die;
  return mask;
}

/** Bits of the dice that a token would change. Green dice are immune to improving, red ones to worsening (GG-17, GG-18). */
function changeableMask(dice: readonly number[], immune: typeof GREEN | typeof RED): number {
  let mask = pickableMask(dice);
  for (let die = 0; die < dice.length; die++) if (dice[die] === immune) mask &= ~(1 << die);
  return mask;
}

/** Appends every legal answer of a seat that is asked. */
export function legalAnswers(state: State, seat: Seat, into: Move[]): Move[] {
  into.push(pass);
  const heldTokens = state.tokens[seat]!;
  if (state.stack.length > 0) {
    if (howMany(heldTokens, CANCEL) > 0 && playerOf(topOf(state)) !== seat) into.push(cancel);
    return into;
  }
  if (state.phase === 'moved') {
    if (howMany(heldTokens, DOUBLE) > 0) into.push(double);
    return into;
  }
  if (hasAnyMoment(state) && howMany(heldTokens, DOUBLE) > 0) into.push(double);
  const { dice } = state;
  const pickableDice = pickableMask(dice);
  if (howMany(heldTokens, REROLL) > 0) pushPicks(rerolls, pickableDice, pickableDice, into);
  if (howMany(heldTokens, TRANSFER) > 0) {
    const { length } = boardOf(state).places;
    for (let place = 0; place < length; place++) {
      if (place !== state.place && miceCountOn(state, place) >= dice.length) into.push(transfers[place]!);
    }
  }
  if (howMany(heldTokens, IMPROVE) > 0) pushPicks(improves, pickableDice, changeableMask(dice, GREEN), into);
  if (howMany(heldTokens, WORSEN) > 0) pushPicks(worsens, pickableDice, changeableMask(dice, RED), into);
  if (howMany(heldTokens, CANCEL) > 0) pushPicks(voids, pickableDice, pickableDice, into);
  return into;
}

/** Appends the move for every selection of pickable dice that includes at least one that changes (GG-20). */
function pushPicks(moves: readonly Move[], pickableDice: number, changeableDice: number, into: Move[]): void {
  for (let mask = 1; mask <= pickableDice; mask++) {
    if ((mask & ~pickableDice) === 0 && (mask & changeableDice) !== 0) into.push(moves[mask]!);
  }
}

const kindPlayed = {
  reroll: REROLL,
  double: DOUBLE,
  transfer: TRANSFER,
  improve: IMPROVE,
  worsen: WORSEN,
  void: CANCEL,
  cancel: CANCEL,
} as const;
const windowNeeded = {
  reroll: 'a',
  double: 'b',
  transfer: 'a',
  improve: 'a',
  worsen: 'a',
  void: 'a',
  cancel: 'c',
} as const;

export const isAnswer = (move: Move): move is Answer =>
  move.type === 'pass' || Object.hasOwn(kindPlayed, move.type);

/** Why a seat that is asked may not give this answer. */
export function answerRefusal(state: State, seat: Seat, move: Answer): Refusal | null {
  if (move.type === 'pass') return null;
  const kind = kindPlayed[move.type];
  const window = windowOf(state)!;
  const neededWindow = windowNeeded[move.type];
  const isEarlyDouble = move.type === 'double' && window === 'a' && hasAnyMoment(state);
  if (window !== neededWindow && !isEarlyDouble)
    return { reason: 'wrong-window', rule: 'GG-13', kind: kinds[kind]!, window, needs: neededWindow };
  const topToken = topOf(state);
  if (move.type === 'cancel' && playerOf(topToken) === seat) {
    return { reason: 'own-token', rule: 'GG-19', kind: kinds[kindOf(topToken)]! };
  }
  if (howMany(state.tokens[seat]!, kind) === 0) {
    return { reason: 'not-held', rule: 'GG-12', kind: kinds[kind]! };
  }
  return targetRefusal(state, move);
}

/** Why a token cannot be played on this target, whether the seat holds it or not. */
export function targetRefusal(state: State, move: Token): Refusal | null {
  if (move.type === 'transfer') return transferRefusal(state, move.place);
  return 'dice' in move ? diceRefusal(state.dice, move) : null;
}

/** Why a roll cannot be transferred to this place (GG-16, GG-20). */
function transferRefusal(state: State, place: number): Refusal | null {
  const places = boardOf(state).places.length;
  if (place >= places) return { reason: 'no-such-place', rule: 'GG-1', places };
  if (place === state.place) return { reason: 'same-place', rule: 'GG-20', place: idOf(state, place) };
  const neededMice = state.dice.length;
  if (miceCountOn(state, place) >= neededMice) return null;
  const possiblePlaces = placesWith(state, neededMice).filter((other) => other !== state.place);
  return {
    reason: 'too-few-mice',
    rule: 'GG-16',
    place: idOf(state, place),
    needed: neededMice,
    places: possiblePlaces.map((other) => idOf(state, other)),
  };
}

/** Why a token cannot be played on these dice (GG-14, GG-17 to GG-20). */
function diceRefusal(dice: readonly number[], move: DiceToken): Refusal | null {
  for (const die of move.dice) {
    if (die >= dice.length) return { reason: 'no-such-die', rule: 'GG-5', die, dice: dice.length };
    if (dice[die] === VOID) return { reason: 'void-die', rule: 'GG-19', die };
    if (dice[die] === SPENT) return { reason: 'void-die', rule: 'GG-24', die };
  }
  if (move.type !== 'improve' && move.type !== 'worsen') return null;
  const changeableDice = changeableMask(dice, move.type === 'improve' ? GREEN : RED);
  if ((maskOf(move.dice) & changeableDice) !== 0) return null;
  return { reason: 'no-change', rule: 'GG-20', kind: move.type };
}

/** Opens a window for every seat with a token. Returns true if nobody has one and the window closed at once. */
export function open(draft: State, emit: Emit<Event>): boolean {
  draft.passed = 0;
  return holdersOf(draft.tokens) === 0 ? close(draft, emit) : false;
}

/** Carries out an answer. Returns true if it closed window (a) or (b). */
export function answer(draft: State, seat: Seat, move: Answer, emit: Emit<Event>): boolean {
  if (move.type === 'pass') {
    emit?.({ type: 'passed', rule: 'GG-13', seat, window: windowOf(draft)! });
    draft.passed |= 1 << seat;
    return askedOf(draft) === 0 ? close(draft, emit) : false;
  }
  emit?.(playedEvent(draft, seat, move));
  const kind = kindPlayed[move.type];
  draft.tokens[seat] = draft.tokens[seat]! - oneOf(kind);
  draft.spent[seat] = draft.spent[seat]! + oneOf(kind);
  draft.stack.push(encodePlayedToken(seat, kind));
  if ('dice' in move) draft.target = maskOf(move.dice);
  else if (move.type === 'transfer') draft.target = move.place;
  return open(draft, emit);
}

const ruleOfDice = { reroll: 'GG-14', improve: 'GG-17', worsen: 'GG-18', void: 'GG-19' } as const;

function playedEvent(state: State, seat: Seat, move: Token): Event {
  if ('dice' in move) {
    const kind = move.type === 'void' ? 'cancel' : move.type;
    return { type: 'played', rule: ruleOfDice[move.type], seat, kind, dice: [...move.dice] };
  }
  if (move.type === 'transfer')
    return { type: 'playedTransfer', rule: 'GG-16', seat, place: idOf(state, move.place) };
  if (move.type === 'double') return { type: 'playedDouble', rule: 'GG-15', seat, turn: state.active };
  const top = topOf(state);
  return {
    type: 'playedCancel',
    rule: 'GG-19',
    seat,
    against: playerOf(top),
    kind: kinds[kindOf(top)]!,
  };
}

/**
 * Closes the window after all have passed. If there is a token, the top one takes effect and the window reopens. Returns
 * true if the window stays closed.
 */
function close(draft: State, emit: Emit<Event>): boolean {
  draft.passed = 0;
  if (draft.stack.length === 0) return true;
  const top = draft.stack.pop()!;
  if (draft.stack.length > 0) takeBack(draft, top, emit);
  else takeEffect(draft, kindOf(top), emit);
  // After a re-roll, the window reopens only when the dice are drawn.
  return draft.phase === 'roll' ? false : open(draft, emit);
}

/** Carries out a cancel: removes the token below it. The next token down can then be cancelled again (GG-13, GG-19). */
function takeBack(draft: State, cancelToken: number, emit: Emit<Event>): void {
  const tokenBelow = draft.stack.pop()!;
  if (draft.stack.length === 0) draft.target = -1;
  emit?.({
    type: 'cancelled',
    rule: 'GG-19',
    seat: playerOf(cancelToken),
    against: playerOf(tokenBelow),
    kind: kinds[kindOf(tokenBelow)]!,
  });
}

function takeEffect(draft: State, kind: number, emit: Emit<Event>): void {
  const { target } = draft;
  draft.target = -1;
  switch (kind) {
    case REROLL:
      setDice(draft.dice, target, () => ROLLING);
      draft.phase = 'roll';
      emit?.({ type: 'rerolling', rule: 'GG-14', dice: diceIn[target]! });
      return;
    case DOUBLE:
      draft.extraTurns += 1;
      emit?.({ type: 'doubled', rule: 'GG-15', seat: draft.active, turns: draft.extraTurns });
      return;
    case TRANSFER:
      emit?.({ type: 'transferred', rule: 'GG-16', from: idOf(draft, draft.place), to: idOf(draft, target) });
      draft.place = target;
      return;
    case IMPROVE:
      setDice(draft.dice, target, improveFace);
      emit?.(changeDice(draft, 'improve', 'GG-17', target));
      return;
    case WORSEN:
      setDice(draft.dice, target, worsenFace);
      emit?.(changeDice(draft, 'worsen', 'GG-18', target));
      return;
    default:
      setDice(draft.dice, target, () => VOID);
      emit?.(changeDice(draft, 'cancel', 'GG-19', target));
  }
}

const improveFace = (face: number): number => (face === GREEN ? GREEN : face - 1);
const worsenFace = (face: number): number => (face === RED ? RED : face + 1);

function setDice(dice: number[], mask: number, to: (face: number) => number): void {
  for (let die = 0; die < dice.length; die++) {
    if (mask & (1 << die)) dice[die] = to(dice[die]!);
  }
}

function changeDice(
  { dice }: State,
  kind: 'improve' | 'worsen' | 'cancel',
  rule: 'GG-17' | 'GG-18' | 'GG-19',
  mask: number,
): Event {
  return { type: 'changed', rule, kind, dice: diceIn[mask]!, faces: faceNames(dice) };
}

const onDice = ['reroll', undefined, undefined, 'improve', 'worsen', 'void'] as const;

/** The move that played a token of this kind on this target; null if there is no such move. */
export function moveOfToken(kind: number, target: number): Token | null {
  if (kind === DOUBLE) return target === -1 ? { type: 'double' } : null;
  if (kind === TRANSFER) return target < 0 ? null : { type: 'transfer', place: target };
  const type: DiceToken['type'] | undefined = onDice[kind];
  return type === undefined || target < 1 ? null : { type, dice: diceIn[target]! };
}

import type { Emit, Outcome, Seat } from '../../core/game.ts';
import { startPlaces } from './board.ts';
import type { Event } from './events.ts';
import { boardOf, type Options, type State } from './state.ts';
import { howMany, oneOf } from './tally.ts';
import { FULL_SET, kindAt, tokensEach } from './tokens.ts';

/** The initial state: first player and tokens are not drawn yet, and no mice are placed. */

export function setup(seats: number, options: Options): State {
  const { firstPlayer } = options;
  const state: State = {
    seats,
    options,
    phase: 'first',
    active: 0,
    mice: new Array<number>(boardOf({ options }).places.length).fill(0),
    tokens: new Array<number>(seats).fill(0),
    spent: new Array<number>(seats).fill(0),
    dice: [],
    place: -1,
    votes: [],
    stack: [],
    target: -1,
    passed: 0,
    extraTurns: 0,
    eaten: [],
  };
  if (firstPlayer !== 'random') continueWithFirstPlayer(state, firstPlayer, undefined);
  return state;
}

/** Continues once the first player is known (GG-3): draws tokens if they are used (GG-12), then places mice. */
export function continueWithFirstPlayer(draft: State, first: Seat, emit: Emit<Event>): void {
  const { powers, tokensPerPlayer } = draft.options;
  draft.active = first;
  draft.phase = 'start';
  if (powers === 'off') return;
  if (tokensPerPlayer !== 'fullSet') {
    draft.phase = 'tokens';
    return;
  }
  draft.tokens = draft.tokens.map(() => FULL_SET);
  emit?.({ type: 'tokens', rule: 'GG-12', each: tokensEach(tokensPerPlayer) });
}

/** Deals the tokens, clockwise from the first player. The remaining tokens leave the game unseen (GG-12). */
export function drawTokens(draft: State, order: Outcome, emit: Emit<Event>): void {
  const { seats, active } = draft;
  const tokensPerSeat = tokensEach(draft.options.tokensPerPlayer);
  const tokens = new Array<number>(seats).fill(0);
  for (let index = 0; index < tokensPerSeat * seats; index++) {
    const seat = (active + ((index / tokensPerSeat) | 0)) % seats;
    tokens[seat] = tokens[seat]! + oneOf(kindAt(order[index]!));
  }
  draft.tokens = tokens;
  draft.phase = 'start';
  emit?.({ type: 'tokens', rule: 'GG-12', each: tokensPerSeat });
}

/** Places a seat's five mice, in turn order (GG-2). Returns true when every seat has placed its mice. */
export function putDown(draft: State, seat: Seat, counts: readonly number[], emit: Emit<Event>): boolean {
  const { mice, seats } = draft;
  emit?.({ type: 'placed', rule: 'GG-2', seat, mice: [...counts] });
  for (const place of startPlaces) mice[place] = mice[place]! + counts[place]! * oneOf(seat);
  const nextSeat = (seat + 1) % seats;
  draft.active = nextSeat;
  return startPlaces.some((place) => howMany(mice[place]!, nextSeat) > 0);
}

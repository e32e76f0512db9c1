import type { GameTypes } from '../game.ts';
import type { Observation } from './bot.ts';

/**
 * Whether acting is optional for this seat: another seat is in turn, and this seat has no `pass` to decline with. (A
 * window for power tokens asks every seat and offers a pass; a parry out of turn need not be answered at all.)
 */
export function mayWait<T extends GameTypes>({ view, moves }: Observation<T>): boolean {
  const { turn = null } = view;
  return turn !== null && turn !== view.viewer && moves.every(({ type }) => type !== 'pass');
}

/**
 * The order in which to ask seats that may all act. Optional moves come first: they are too late once the
 * seat in turn has moved.
 */
export function optionalFirst<T extends GameTypes>(
  observations: readonly Observation<T>[],
): Observation<T>[] {
  return [...observations.filter(mayWait), ...observations.filter((observation) => !mayWait(observation))];
}

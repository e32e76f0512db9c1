import type { GameTypes } from '../game.ts';
import type { Observation } from './bot.ts';

/**
 * Whether a seat that may act now may just as well leave it: somebody else is in turn, and there is no pass to say
 * so with. (A power window asks everybody, so everybody can pass; a parry out of turn is only an offer.)
 */
export function mayWait<T extends GameTypes>({ view, moves }: Observation<T>): boolean {
  const { turn = null } = view;
  return turn !== null && turn !== view.viewer && moves.every(({ type }) => type !== 'pass');
}

/** The order in which to ask seats that may all act: once the one in turn has played it is too late to step in. */
export function waitersFirst<T extends GameTypes>(seen: readonly Observation<T>[]): Observation<T>[] {
  return [...seen.filter(mayWait), ...seen.filter((observation) => !mayWait(observation))];
}

/** What everybody sees: the whole state, because this game has no secrets. */
import type { Viewer } from '../../core/game.ts';
import { copyOf } from '../../core/match.ts';
import type { State } from './state.ts';

export interface View extends Readonly<State> {
  readonly viewer: Viewer;
}

export const view = (state: State, viewer: Viewer): View => ({ viewer, ...state });

export const determinize = ({ viewer: _, ...state }: View): State => copyOf(state);

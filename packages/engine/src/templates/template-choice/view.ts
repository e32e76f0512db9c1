/** What a seat may see, and a sample of the states that could be behind it. */
import type { Draw, Viewer } from '../../core/game.ts';
import { HIGHEST_NUMBER, type Options, type State } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly phase: State['phase'];
  readonly round: number;
  /** The viewer's own choice; 0 for none. */
  readonly choice: number;
  /** By seat, whether it has chosen. */
  readonly hasChosen: readonly boolean[];
  readonly scores: readonly number[];
}

/** Lists what the viewer may know. Never start from the state and delete. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  seats: state.seats,
  options: state.options,
  phase: state.phase,
  round: state.round,
  choice: viewer === 'spectator' ? 0 : state.choices[viewer]!,
  hasChosen: state.choices.map((choice) => choice > 0),
  scores: state.scores,
});

/** Fills in a random number for everybody else who has chosen. */
export const determinize = (view: View, draw: Draw): State => ({
  seats: view.seats,
  options: view.options,
  phase: view.phase,
  round: view.round,
  choices: view.hasChosen.map((hasChosen, seat) =>
    seat === view.viewer ? view.choice : hasChosen ? 1 + draw(HIGHEST_NUMBER) : 0,
  ),
  scores: [...view.scores],
});

import { goudaGouda as game, type Options, type State } from '../../src/games/gouda-gouda/index.ts';
import { countsOf } from '../../src/games/gouda-gouda/tally.ts';
import { Oracle } from '../oracles/gouda-gouda.ts';
import type { Reading } from './reading.ts';

/** While dice roll, the oracle still shows what they showed before; the engine has them in the air. */
class Rolling extends Oracle {
  override facts() {
    const facts = super.facts();
    return this.awaits().what === 'chance' ? { ...facts, dice: [] } : facts;
  }
}

export const goudaGouda: Reading<State, Options> = {
  start: (seats, options) => new Rolling(seats, options as never),
  facts(state) {
    const { phase, options } = state;
    const view = game.view(state, 'spectator');
    return {
      active: phase === 'first' ? -1 : state.active,
      mice: view.mice,
      tokens: state.tokens.map((tokens) => countsOf(tokens, 6)),
      dice: phase === 'roll' ? [] : view.dice,
      place: state.place,
      stack: view.stack.map((_, index) => [Math.floor(state.stack[index]! / 6), state.stack[index]! % 6]),
      extraTurns: state.extraTurns,
      // The oracle counts cheeses at a festival only.
      eaten: options.festival === 'off' ? view.scores.map(() => 0) : view.scores,
    };
  },
};

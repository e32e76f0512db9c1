import { type Options, PILES, type State } from '../../src/games/mens-erger-je-niet/index.ts';
import { Oracle } from '../oracles/mens-erger-je-niet.ts';
import { type Reading, seatsOf } from './reading.ts';

export const mensErgerJeNiet: Reading<State, Options> = {
  start: (seats, options) => new Oracle(seats, options as never),
  facts: (state) => ({
    turn: state.phase === 'first' || state.phase === 'over' ? -1 : state.turn,
    piles: seatsOf(state).map((seat) => state.heights.slice(seat * PILES, (seat + 1) * PILES)),
    roll: state.roll,
    finished: state.finished,
  }),
};

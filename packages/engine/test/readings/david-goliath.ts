import { cardsIn, type Options, type State } from '../../src/games/david-goliath/index.ts';
import { Oracle } from '../oracles/david-goliath.ts';
import { type Reading, seatsOf } from './reading.ts';

export const davidGoliath: Reading<State, Options> = {
  start: (seats, options) => new Oracle(seats, options as never),
  facts: (state) => ({
    dealer: state.phase === 'dealer' ? -1 : state.dealer,
    deal: state.phase === 'over' ? state.scores.length - 1 : state.scores.length,
    turn: state.phase === 'trick' ? (state.leader + state.trick.length) % state.seats : -1,
    hands: seatsOf(state).map((seat) => cardsIn(state.hands, seat)),
    won: seatsOf(state).map((seat) => cardsIn(state.won, seat)),
    trick: state.trick.map((card, place) => [(state.leader + place) % state.seats, card]),
    scores: state.scores,
  }),
};

import { cardsIn, type Options, type State } from '../../src/games/daumen-drauf/index.ts';
import { Oracle } from '../oracles/daumen-drauf.ts';
import { type Reading, seatsOf } from './reading.ts';

export const daumenDrauf: Reading<State, Options> = {
  start: (seats, options) => new Oracle(seats, options as never),
  facts(state) {
    const isOpen = state.winner === -1;
    const shownBy = isOpen ? state.shownBy : [];
    return {
      leader: state.phase === 'leader' ? -1 : state.firstLeader,
      turn: state.turn,
      hands: seatsOf(state).map((seat) => cardsIn(state.hands, seat)),
      won: seatsOf(state).map((seat) => cardsIn(state.won, seat)),
      stock: [...state.stock].reverse(),
      trick: shownBy.map((seat, place) => [seat, state.trick[place]]),
      open: shownBy.map((seat, place) => shownBy.lastIndexOf(seat) > place),
      scores: state.scores,
    };
  },
};

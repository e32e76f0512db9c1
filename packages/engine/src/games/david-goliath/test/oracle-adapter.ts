import { type OracleAdapter, seatsOf } from '../../../laws/oracle.ts';
import { cardsIn, type DavidGoliath } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<DavidGoliath> = {
  start: (seats, options) => new Oracle(seats, options),
  facts: (state) => ({
    dealer: state.phase === 'dealer' ? -1 : state.dealer,
    deal: state.phase === 'over' ? state.scores.length - 1 : state.scores.length,
    turn: state.phase === 'trick' ? (state.leader + state.trick.length) % state.seats : -1,
    hands: seatsOf(state).map((seat) => cardsIn(state.hands, seat)),
    won: seatsOf(state).map((seat) => cardsIn(state.won, seat)),
    trick: state.trick.map((card, place) => [(state.leader + place) % state.seats, card]),
    scores: state.scores,
  }),
  rare: {
    'all cards equal (DG-8)': (_, events) => events.some(({ rule }) => rule === 'DG-8'),
    'the lowest after the highest (DG-9)': (_, events) =>
      events.some((event) => event.type === 'trick' && event.rest.at(-1) === event.lowest.card),
    'a shared win (DG-12)': (_, events) =>
      events.some((event) => event.type === 'over' && event.winners.length > 1),
  },
};

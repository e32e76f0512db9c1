import { type OracleAdapter, seatsOf } from '../../../laws/oracle.ts';
import { type MensErgerJeNiet, PILES } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<MensErgerJeNiet> = {
  start: (seats, options) => new Oracle(seats, options),
  facts: (state) => ({
    turn: state.phase === 'first' || state.phase === 'over' ? -1 : state.turn,
    piles: seatsOf(state).map((seat) => state.heights.slice(seat * PILES, (seat + 1) * PILES)),
    roll: state.roll,
    finished: state.finished,
    choices: state.targets.length,
  }),
  rare: {
    'several captures in one move (ME-9)': (_, events) =>
      events.filter(({ type }) => type === 'captured').length > 1,
    'a six that is of no use (ME-8)': (_, events) =>
      events.some((event) => event.type === 'stuck' && event.roll === 6),
    'a full pile beside another (ME-10)': ({ heights }, events) =>
      events.some((event) => event.type === 'full') && heights.includes(6),
    'the printed example (ME-12)': (_, events) =>
      events.some((event) => event.type === 'stuck' && event.rule === 'ME-12'),
    'an extra roll left out (ME-13)': (_, events) => events.some(({ type }) => type === 'declined'),
    'finished with a roll to come (ME-11)': ({ roll }, events) =>
      roll === 6 && events.some(({ type }) => type === 'finished'),
    'a second one finishes (ME-11)': (_, events) =>
      events.some((event) => event.type === 'finished' && event.place === 2),
  },
};

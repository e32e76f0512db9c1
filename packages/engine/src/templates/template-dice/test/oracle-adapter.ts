import type { OracleAdapter } from '../../../laws/oracle.ts';
import type { TemplateDice } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<TemplateDice> = {
  start: (seats) => new Oracle(seats),
  facts: ({ turn, points, scores }) => ({ turn, points, scores }),
  rare: {
    'a one after other rolls (TD-1)': (_, events) =>
      events.some((event) => event.type === 'lost' && event.points > 0),
    'a win with more than 30 points (TD-3)': (_, events) =>
      events.some((event) => event.type === 'over' && event.score > 30),
  },
};

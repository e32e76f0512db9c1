import type { OracleAdapter } from '../../../laws/oracle.ts';
import type { CheeseDash } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<CheeseDash> = {
  start: (seats, { goal }) => new Oracle(seats, goal),
  facts: ({ turn, points, scores }) => ({ turn, points, scores }),
  rare: {
    'a one after other rolls (CD-1)': (_, events) =>
      events.some((event) => event.type === 'lost' && event.points > 0),
    'a win with more points than the goal (CD-3)': ({ options }, events) =>
      events.some((event) => event.type === 'over' && event.score > options.goal),
    'a second roll after a six (CD-4)': ({ die }, events) =>
      die === 6 && events.some(({ type }) => type === 'rolled'),
  },
};

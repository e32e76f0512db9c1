import type { OracleAdapter } from '../../../laws/oracle.ts';
import type { TemplateCards } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<TemplateCards> = {
  start: (seats) => new Oracle(seats),
  facts: ({ hands, trick, tricks }) => ({ hands, trick, tricks }),
  rare: {
    'the leader takes the trick (TC-3)': ({ leader }, events) =>
      events.some((event) => event.type === 'trick' && event.seat === leader),
    'players share the win (TC-4)': (_, events) =>
      events.some((event) => event.type === 'over' && event.winners.length > 1),
  },
};

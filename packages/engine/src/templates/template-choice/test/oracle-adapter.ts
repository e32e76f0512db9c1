import type { OracleAdapter } from '../../../laws/oracle.ts';
import type { TemplateChoice } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<TemplateChoice> = {
  start: (seats) => new Oracle(seats),
  facts: ({ choices, scores }) => ({ choices, scores }),
  rare: {
    'nobody scores (TS-2)': (_, events) =>
      events.some(({ type }) => type === 'shown') && !events.some(({ type }) => type === 'scored'),
    'players share the win (TS-3)': (_, events) =>
      events.some((event) => event.type === 'over' && event.winners.length > 1),
  },
};

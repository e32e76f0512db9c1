import type { OracleAdapter } from '../../../laws/oracle.ts';
import type { TemplateBoard } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<TemplateBoard> = {
  start: (seats) => new Oracle(seats),
  facts: ({ mice, cheeses, scores }) => ({
    mice,
    cheeses: cheeses.flatMap((count, place) => (count > 0 ? [place] : [])),
    scores,
  }),
  rare: {
    'the last cheese ends the game (TB-4)': (_, events) =>
      events.some((event) => event.type === 'ate' && event.left === 0),
    'players share the win (TB-4)': (_, events) =>
      events.some((event) => event.type === 'over' && event.winners.length > 1),
  },
};

import type { OracleAdapter } from '../../../laws/oracle.ts';
import type { TemplateRace } from '../index.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<TemplateRace> = {
  start: (seats) => new Oracle(seats),
  facts: ({ turn, mice }) => ({ turn, mice }),
  rare: {
    'a mouse is sent back (TR-2)': (_, events) => events.some(({ type }) => type === 'caught'),
    'the quiet way (TR-1)': (_, events) => events.some((event) => event.type === 'ran' && event.to === 8),
  },
};

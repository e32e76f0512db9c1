import { expect, test } from 'vitest';
import { type Guest, playToEnd, startedTable } from '../../test/kit/sync-table.ts';
import type { Input } from './io.ts';

test('enters a key that was split while the host had lost its lease', () => {
  const table = startedTable({ seed: 'late split', game: 'gouda-gouda', people: 4 });
  const { tell, connect } = table;
  const splits: Input[] = [];
  table.tell = (input) => (input.type === 'split' ? void splits.push(input) : tell.call(table, input));
  const [, ben, cas, dee] = table.guests as [Guest, Guest, Guest, Guest];
  // After Dee stands up, the two remaining voters need a new key.
  dee.act({ kind: 'sit', seat: null });
  expect(splits).toHaveLength(1);
  table.connect = (guest) => guest.tell({ type: 'unreached', reason: 'nobody' });
  table.cut(ben);
  table.cut(cas);
  table.wait(7_000);
  expect(table.hostGuest.state!.waiting).toHaveLength(2);
  table.tell = tell;
  table.tell(splits[0]!);
  table.connect = connect;
  table.wait(20_000);
  expect(playToEnd(table, 'late split')).toBeGreaterThan(10);
});

import { digestOf, Log } from '@cheeseboard/engine/fair';
import { expect, test } from 'vitest';
import { startedTable } from '../../test/kit/sync-table.ts';
import type { HostSave } from '../host/room.ts';
import { isHandedOver } from './handed-over.ts';

const table = startedTable({ seed: 'handed over', game: 'david-goliath', people: 3 });
const saved = table.host.saved();
const { entries } = saved.log!;
const { head } = new Log(entries);
const expected = { secret: saved.room.secret, match: 1, head };
const withEntries = (changed: typeof entries): HostSave => ({
  ...saved,
  log: { ...saved.log!, entries: changed },
});
const last = entries.at(-1)!;
const otherBody = { ...last.body!, salt: 'A'.repeat(22) } as typeof last.body;

test('takes a table with the log that was followed', () => {
  expect(isHandedOver(saved, expected)).toBe(true);
});

test.each<[string, HostSave]>([
  ['nothing', {} as HostSave],
  ['an empty room', { v: 2, room: {}, log: saved.log } as unknown as HostSave],
  ['no log', { ...saved, log: null }],
  ['another room', { ...saved, room: { ...saved.room, secret: 'another' } }],
  ['another match', { ...saved, log: { ...saved.log!, match: 2 } }],
  ['a shorter log', withEntries(entries.slice(0, -1))],
  ['a log with a sealed body', withEntries([...entries.slice(0, -1), { ...last, body: null }])],
  [
    'a body that is not the one in the log',
    withEntries([...entries.slice(0, -1), { ...last, body: otherBody }]),
  ],
  [
    'another last entry',
    withEntries([...entries.slice(0, -1), { ...last, body: otherBody, digest: digestOf(otherBody) }]),
  ],
])('does not take a table with %s', (_, changed) => {
  expect(isHandedOver(changed, expected)).toBe(false);
});

/** Guests who do not reach the host are connected through another guest, who carries sealed texts. */
import { expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { memoryWorld } from './kit/browsers.ts';
import { playOn, startMatch } from './kit/table.ts';

const personNamed = (table: Table, name: string) =>
  table.state?.people.find((person) => person.name === name);

/** The name of whoever carries this person's connection, as this table shows it. */
function viaOf(table: Table, name: string): string | null {
  const { via } = personNamed(table, name) ?? {};
  return via === undefined ? null : (table.state!.people.find(({ id }) => id === via)?.name ?? '?');
}

test('somebody who has only the link joins through a guest', async () => {
  const { clock, network, browser } = memoryWorld('first join');
  const { tables } = browser('Ada');
  const { room } = await tables.create({
    game: 'gouda-gouda',
    options: {},
    policy: { away: 'wait', undo: 'ask', takeover: true, clock: null, breath: 2 },
    chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }],
  });
  const host = (await tables.host(room))!;
  const ben = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  await ben.act({ kind: 'profile', name: 'Ben', colour: null });
  await ben.act({ kind: 'sit', seat: 1 });
  network.block('Ada', 'Cas');
  const cas = (await browser('Cas').tables.join(host.invitation))!;
  await clock.until(() => cas.connection.state === 'open');
  await cas.act({ kind: 'profile', name: 'Cas', colour: null });
  expect(await cas.act({ kind: 'sit', seat: 2 })).toEqual({ ok: true });
  for (const table of [host, ben, cas]) expect(viaOf(table, 'Cas')).toBe('Ben');
  expect(viaOf(host, 'Ben')).toBe(null);
});

test('a player who loses the direct way during a match plays on through a guest', async () => {
  const match = await startMatch('lost way', 'gouda-gouda', ['Ada', 'Ben', 'Cas']);
  const { clock, network, tables, host } = match;
  const cas = tables[2]!;
  await playOn(match, tables, 5);
  network.block('Ada', 'Cas');
  const from = clock.now;
  await clock.until(() => viaOf(cas, 'Cas') === 'Ben' && cas.connection.state === 'open');
  expect(clock.now - from).toBeLessThan(8_000);
  await playOn(match, tables);
  expect(viaOf(host, 'Cas')).toBe('Ben');
  for (const table of tables) expect(table.state!.phase).toBe('over');
});

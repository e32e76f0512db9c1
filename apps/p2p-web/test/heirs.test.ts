/** Tables that outlive their hosts, over a network in memory. */
import { verify } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { describe, expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { auditOf, evening, playOn, standOf } from './kit/evening.ts';
import { quiet } from './kit/means.ts';

const hostOf = ({ state }: Table): string | undefined => state?.people.find(({ host }) => host)?.name;

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('is finished by the others when the host is gone, and when the next one is, too', async () => {
    const home = await evening(`heirs ${game}`, game, ['Ada', 'Ben', 'Cas', 'Dee'], {
      rules: { away: 'bot' },
    });
    const { clock, crash, tables } = home;
    await playOn(home, tables, 6);
    const before = tables[1]!.state!.match!.version;
    crash('Ada');
    const [, ben, cas, dee] = tables as [Table, Table, Table, Table];
    await clock.until(() =>
      [ben, cas, dee].every((table) => hostOf(table) === 'Ben' && table.line.state === 'open'),
    );
    expect(ben.hosted).not.toBeNull();
    expect(cas.state!.match!.version).toBeGreaterThanOrEqual(before);
    await playOn(home, [ben, cas, dee], 6);

    crash('Ben');
    await clock.until(() =>
      [cas, dee].every((table) => hostOf(table) === 'Cas' && table.line.state === 'open'),
    );
    await playOn(home, [cas, dee]);
    await clock.until(() => [cas, dee].every((table) => auditOf(table)));
    for (const table of [cas, dee]) {
      expect(table.state!.match!.result).not.toBeNull();
      expect(auditOf(table)?.type).toBe('verified');
    }
    expect(verify(cas.state!.match!.record!, games).type).toBe('verified');
  });
});

test('the old host comes back as a guest on its seat, by its own table and by the old link', async () => {
  const home = await evening('back', 'david-goliath', ['Ada', 'Ben', 'Cas']);
  const { clock, crash, tables } = home;
  const [, ben, cas] = tables as [Table, Table, Table];
  await playOn(home, tables, 4);
  crash('Ada');
  await clock.until(() => hostOf(cas) === 'Ben' && cas.line.state === 'open');
  const ada = (await home.browser('Ada').tables.host(home.room))!;
  await clock.until(() => ada.state !== null && hostOf(ada) === 'Ben' && ada.line.state === 'open');
  expect(ada.hosted).toBeNull();
  expect(ada.state!.people.find(({ name }) => name === 'Ada')).toMatchObject({ seat: 0, connection: 'here' });
  // Somebody who has only the old link is led there, too.
  const watcher = (await home.browser('Wim').tables.join(home.invitation))!;
  await clock.until(() => watcher.line.state === 'open');
  expect(hostOf(watcher)).toBe('Ben');
  await playOn(home, [ada, ben, cas]);
  await clock.until(() => [ada, ben, cas].every((table) => auditOf(table)));
  for (const table of [ben, cas]) expect(auditOf(table)?.type).toBe('verified');
});

test('two with secrets wait for the host, and go on when it is back', async () => {
  const home = await evening('two', 'daumen-drauf', ['Ada', 'Ben']);
  const { clock, crash, tables } = home;
  const ben = tables[1]!;
  await playOn(home, tables, 3);
  crash('Ada');
  await clock.until(() => ben.line.state === 'connecting');
  for (let ticks = 0; ticks < 60; ticks++) await clock.tick();
  expect(ben.fate).toMatchObject({ until: null, needed: 0 });
  expect(hostOf(ben)).toBe('Ada');
  const ada = (await home.browser('Ada').tables.host(home.room))!;
  await clock.until(() => ben.line.state === 'open' && ada.line.state === 'open');
  await playOn(home, [ada, ben]);
  expect(ben.state!.match!.result).not.toBeNull();
});

test('two without secrets go on, one of them alone', async () => {
  const home = await evening('clear', 'mens-erger-je-niet', ['Ada', 'Ben'], { rules: { away: 'bot' } });
  const { clock, crash, tables } = home;
  const ben = tables[1]!;
  await playOn(home, tables, 3);
  crash('Ada');
  await clock.until(() => hostOf(ben) === 'Ben');
  await playOn(home, [ben]);
  expect(ben.state!.match!.result).not.toBeNull();
});

test('fewer than needed keep the table, say what they wait for, and go on with enough', async () => {
  const home = await evening('few', 'david-goliath', ['Ada', 'Ben', 'Cas']);
  const { clock, crash, tables } = home;
  const ben = tables[1]!;
  await playOn(home, tables, 5);
  crash('Ada');
  crash('Cas');
  await clock.until(() => (ben.fate?.votes ?? 0) > 0);
  expect(ben.fate).toMatchObject({ votes: 1, needed: 2 });
  // Cas opens the link again, with what is on her shelf.
  const cas = (await home.browser('Cas').tables.join(home.invitation))!;
  await clock.until(() => [ben, cas].every(({ line }) => line.state === 'open'));
  expect(hostOf(cas)).toBe(hostOf(ben));
  expect(['Ben', 'Cas']).toContain(hostOf(ben));
});

test('a host hands over on purpose, also where nobody could elect', async () => {
  const home = await evening('hand over', 'daumen-drauf', ['Ada', 'Ben']);
  const { clock, tables, host } = home;
  const ben = tables[1]!;
  await playOn(home, tables, 3);
  const { version } = ben.state!.match!;
  const person = ben.state!.me;
  expect(await ben.act({ kind: 'hand-over', person })).toEqual({ ok: false, why: 'not-host' });
  await host.act({ kind: 'hand-over', person });
  await clock.until(() => tables.every((table) => hostOf(table) === 'Ben' && table.line.state === 'open'));
  expect(host.hosted).toBeNull();
  expect(ben.hosted).not.toBeNull();
  expect(ben.state!.match!.version).toBe(version);
  await playOn(home, tables);
  await clock.until(() => tables.every((table) => auditOf(table)));
  for (const table of tables) expect(auditOf(table)?.type, JSON.stringify(standOf(table))).toBe('verified');
});

/** Cuts the table in two: these names on one side, everybody else on the other. */
test.each([
  [['Ada'], ['Ben', 'Cas', 'Dee'], 'Ben'],
  [['Ada', 'Ben'], ['Cas', 'Dee'], 'Cas'],
  [['Ada', 'Ben', 'Cas'], ['Dee'], 'Ada'],
] as const)('of a table that splits into %j and %j only %s goes on', async (left, right, goesOn) => {
  const home = await evening(`split ${left}`, 'gouda-gouda', ['Ada', 'Ben', 'Cas', 'Dee']);
  const { clock, network, tables } = home;
  const at = (name: string): Table => tables[['Ada', 'Ben', 'Cas', 'Dee'].indexOf(name)]!;
  await playOn(home, tables, 6);
  const heal = network.partition([...left], [...right]);
  const winners: readonly string[] = left.includes(goesOn as never) ? left : right;
  const losers = winners === left ? right : left;
  const stopped = new Map<string, number>();
  // Long enough for any election; both sides play what they can.
  const until = clock.now + 90_000;
  while (clock.now < until) {
    for (const table of tables) {
      const { state, line } = table;
      const [move] = state?.match?.moves ?? [];
      if (move && line.state === 'open') {
        // Not waited for: what is on its way when the network falls apart is answered when it is healed.
        void table.act({ kind: 'move', version: state!.match!.version, move });
        await quiet();
      }
    }
    await clock.tick();
    if (clock.now > until - 40_000) {
      for (const name of losers) {
        const version = at(name).state!.match!.version;
        expect(version, name).toBe(stopped.get(name) ?? version);
        stopped.set(name, version);
      }
    }
  }
  const hosts = tables.filter((table) => table.hosted && table.state!.waiting.length === 0);
  expect(hosts.map((table) => hostOf(table))).toEqual([goesOn]);
  heal();
  await clock.until(() => tables.every((table) => hostOf(table) === goesOn && table.line.state === 'open'));
  await playOn(home, tables);
  expect(new Set(tables.map(({ state }) => JSON.stringify(state!.match!.result))).size).toBe(1);
});

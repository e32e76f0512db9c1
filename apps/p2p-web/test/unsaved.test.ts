/** A browser that keeps nothing, or to which something does not come: the table goes on, and says so. */
import { games } from '@cheeseboard/engine/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellFair } from '../src/screens/play/fairness.ts';
import { noticesAlone, noticesOf } from '../src/screens/play/notices.ts';
import { playWords } from '../src/screens/play/words/index.ts';
import type { Policy, Table } from '../src/tables/table.ts';
import { memoryWorld } from './kit/browsers.ts';
import { auditOf, playOn, startMatch } from './kit/table.ts';

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset().mockReturnValue());
afterEach(() => errors.mockReset());

const { en } = playWords;
const policy: Policy = { away: 'wait', undo: 'ask', takeover: true, clock: null, breath: 0 };
const saysUnsaved = (table: Table): boolean =>
  noticesOf(table.state!, table, en).some(({ text }) => text === en.unsaved);

test('a host whose browser does not save is told so, plays on, and hears when it is saved again', async () => {
  let isFull = false;
  const home = await startMatch('unsaved', 'daumen-drauf', ['Ada', 'Ben', 'Cas'], {
    watch: {
      saved(_, role) {
        if (isFull && role === 'host') throw new Error('no room is left');
      },
    },
  });
  const { clock, tables } = home;
  const [host, ...guests] = tables as [Table, Table, Table];
  await playOn(home, tables, 3);
  expect(saysUnsaved(host)).toBe(false);
  expect(errors.mock.calls).toEqual([]);

  isFull = true;
  let told = 0;
  host.subscribe(() => {
    if (saysUnsaved(host)) told += 1;
  });
  const { version } = host.state!.match!;
  await playOn(home, tables, 3);
  expect(told).toBeGreaterThan(0);
  expect(saysUnsaved(host)).toBe(true);
  expect(guests.some(saysUnsaved)).toBe(false);
  for (const table of tables) expect(table.state!.match!.version).toBeGreaterThan(version);
  expect(errors).toHaveBeenCalled();

  isFull = false;
  await host.act({ kind: 'say', text: 'Is it there?', reaction: false });
  await clock.until(() => !saysUnsaved(host));
});

test('a table on one device that is not saved says so, and hears when it is saved again', async () => {
  let isFull = false;
  const { clock, browser } = memoryWorld('unsaved alone', undefined, {
    saved() {
      if (isFull) throw new Error('no room is left');
    },
  });
  const { tables } = browser('Ada');
  const people = ['Ada', 'Ben'].map((name) => ({ kind: 'me', name }) as const);
  const { room } = await tables.createLocal({ game: 'daumen-drauf', options: {}, policy, chairs: people });
  const shared = (await tables.local(room))!;
  const all = shared.tables as Table[];
  let told = 0;
  shared.watch!(() => {
    told += 1;
  });
  await playOn({ clock }, all, 3);
  expect(shared.unsaved).toBe(false);

  isFull = true;
  await playOn({ clock }, all, 3);
  expect(shared.unsaved).toBe(true);
  expect(told).toBe(1);
  const [table] = all;
  const said = noticesAlone(table!.state!, shared.unsaved!, en);
  expect(said.map(({ text }) => text)).toEqual([en.unsavedAlone]);

  isFull = false;
  await playOn({ clock }, all, 1);
  await clock.until(() => shared.unsaved === false);
  expect(told).toBe(2);
});

test('a match that cannot be checked because the rules do not come says so', async () => {
  const home = await startMatch('unchecked', 'david-goliath', ['Ada', 'Ben', 'Cas']);
  const { clock, crash, browser, invitation, tables } = home;
  await playOn(home, tables, 3);
  crash('Ben');
  const { services, tables: opened } = browser('Ben');
  services.games = () => Promise.reject(new Error('offline'));
  const ben = (await opened.join(invitation))!;
  await clock.until(() => ben.line.state === 'open');
  await playOn(home, [tables[0]!, ben, tables[2]!]);
  const said = () => tellFair(ben.state!.match!.fair, en);
  await clock.until(() => said() !== '');
  expect(said()).toBe(en.fair.unchecked);
  expect(auditOf(ben)).toBeNull();
  await clock.until(() => auditOf(tables[0]!) !== null);
  expect(said()).toBe(en.fair.unchecked);
});

test('the rules are fetched again until they come', async () => {
  const home = await startMatch('checked later', 'david-goliath', ['Ada', 'Ben', 'Cas']);
  const { clock, crash, browser, invitation, tables } = home;
  crash('Ben');
  const { services, tables: opened } = browser('Ben');
  let tries = 0;
  services.games = async () => {
    tries += 1;
    if (tries < 4) throw new Error('offline');
    return games;
  };
  const ben = (await opened.join(invitation))!;
  await clock.until(() => ben.line.state === 'open');
  await playOn(home, [tables[0]!, ben, tables[2]!]);
  await clock.until(() => auditOf(ben) !== null);
  expect(tries).toBe(4);
  expect(auditOf(ben)!.type).not.toBe('failed');
  expect(ben.state!.match!.fair!.unchecked).toBe(false);
});

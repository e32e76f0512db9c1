/** A browser that saves nothing, or cannot load the rules: the table goes on and tells its owner. */
import { games } from '@cheeseboard/engine/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditText } from '../src/screens/play/fairness.ts';
import { noticesAlone, noticesOf } from '../src/screens/play/notices.ts';
import { playWords } from '../src/screens/play/words/index.ts';
import type { Policy, Table } from '../src/tables/table.ts';
import { memoryWorld } from './kit/browsers.ts';
import { playOn, startMatch, verdictOf } from './kit/table.ts';

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset().mockReturnValue());
afterEach(() => errors.mockReset());

const { en } = playWords;
const policy: Policy = { away: 'wait', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 0 };
const saysUnsaved = (table: Table): boolean =>
  noticesOf(table.state!, table, en).some(({ text }) => text === en.unsaved);

test('a host whose browser does not save is told, plays on, and is told when saving works again', async () => {
  let isFull = false;
  const match = await startMatch('unsaved', 'daumen-drauf', ['Ada', 'Ben', 'Cas'], {
    watch: {
      saved(_, role) {
        if (isFull && role === 'host') throw new Error('no room is left');
      },
    },
  });
  const { clock, tables } = match;
  const [host, ...guests] = tables as [Table, Table, Table];
  await playOn(match, tables, 3);
  expect(saysUnsaved(host)).toBe(false);
  expect(errors.mock.calls).toEqual([]);

  isFull = true;
  let notifications = 0;
  host.subscribe(() => {
    if (saysUnsaved(host)) notifications += 1;
  });
  const { version } = host.state!.match!;
  await playOn(match, tables, 3);
  expect(notifications).toBeGreaterThan(0);
  expect(saysUnsaved(host)).toBe(true);
  expect(guests.some(saysUnsaved)).toBe(false);
  for (const table of tables) expect(table.state!.match!.version).toBeGreaterThan(version);
  expect(errors).toHaveBeenCalled();

  isFull = false;
  await host.act({ kind: 'say', text: 'Is it there?', reaction: false });
  await clock.until(() => !saysUnsaved(host));
});

test('a table on one device tells when saving fails and when it works again', async () => {
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
  const sharedTables = shared.tables as Table[];
  let notifications = 0;
  shared.watch!(() => {
    notifications += 1;
  });
  await playOn({ clock }, sharedTables, 3);
  expect(shared.unsaved).toBe(false);

  isFull = true;
  await playOn({ clock }, sharedTables, 3);
  expect(shared.unsaved).toBe(true);
  expect(notifications).toBe(1);
  const [table] = sharedTables;
  const notices = noticesAlone(table!.state!, shared.unsaved!, en);
  expect(notices.map(({ text }) => text)).toEqual([en.unsavedAlone]);

  isFull = false;
  await playOn({ clock }, sharedTables, 1);
  await clock.until(() => shared.unsaved === false);
  expect(notifications).toBe(2);
});

test('a guest whose browser does not save holds nobody up', async () => {
  let isFull = false;
  const match = await startMatch('guest unsaved', 'daumen-drauf', ['Ada', 'Ben', 'Cas'], {
    watch: {
      saved(name, role) {
        if (isFull && name === 'Ben' && role === 'guest') throw new Error('no room is left');
      },
    },
  });
  await playOn(match, match.tables, 3);
  isFull = true;
  await playOn(match, match.tables);
  await match.clock.until(() => match.tables.every((table) => verdictOf(table) !== null));
  for (const table of match.tables) expect(verdictOf(table)).toMatchObject({ type: 'verified' });
});

test('without the rules a guest watches, accuses nobody and shows no verdict', async () => {
  const match = await startMatch('no rules', 'david-goliath', ['Ada', 'Ben', 'Cas'], {
    rules: { clockSeconds: 5 },
  });
  const { clock, crash, browser, invitation, tables } = match;
  await playOn(match, tables, 3);
  crash('Ben');
  const { services, tables: opened } = browser('Ben');
  services.games = () => Promise.reject(new Error('offline'));
  const ben = (await opened.join(invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  const { version } = ben.state!.match!;
  await playOn(match, [tables[0]!, tables[2]!]);
  await clock.until(() => verdictOf(tables[0]!) !== null && ben.state!.phase === 'over');
  expect(ben.state!.match!.version).toBeGreaterThan(version);
  expect(ben.state!.match!.moves).toEqual([]);
  expect(ben.state!.match!.fair).toMatchObject({ violation: null, verdict: null });
  expect(auditText(ben.state!.match!.fair, en)).toBe('');
});

test('a guest fetches the rules again until they come', async () => {
  const match = await startMatch('rules later', 'david-goliath', ['Ada', 'Ben', 'Cas']);
  const { clock, crash, browser, invitation, tables } = match;
  crash('Ben');
  const { services, tables: opened } = browser('Ben');
  let attempts = 0;
  services.games = async () => {
    attempts += 1;
    if (attempts < 4) throw new Error('offline');
    return games;
  };
  const ben = (await opened.join(invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  await playOn(match, [tables[0]!, ben, tables[2]!]);
  await clock.until(() => verdictOf(ben) !== null);
  expect(attempts).toBe(4);
  expect(verdictOf(ben)).toMatchObject({ type: 'verified' });
});

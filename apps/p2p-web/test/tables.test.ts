import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { goOnAct, isRolling } from '../src/screens/play/seats.ts';
import type { Act, NewTable, Policy, Table } from '../src/tables/table.ts';
import { memoryWorld, openForTwo } from './kit/browsers.ts';
import { goOn, playOn, startMatch } from './kit/table.ts';

const policy: Policy = { away: 'wait', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 2 };

const expectAct = async (table: Table, act: Act): Promise<void> => {
  expect(await table.act(act), act.kind).toEqual({ ok: true });
};

test.each(games.map(({ id }) => id))(
  '%s: one person and bots on one device play to the end',
  async (game) => {
    const { clock, browser } = memoryWorld(`local ${game}`);
    const { tables, services } = browser('Ada');
    const savedTables = async () => (await services.savedTables()).list();
    const bot = { kind: 'bot', level: 'easy' } as const;
    const table: NewTable = { game, options: {}, policy, chairs: [bot, { kind: 'me', name: 'Ada' }, bot] };
    const { room } = await tables.createLocal(table);
    const shared = (await tables.local(room))!;
    const ownTable = shared.tables[1]!;
    expect(shared.tables[0]).toBeNull();
    expect(ownTable.state?.phase).toBe('playing');
    while (ownTable.state?.phase === 'playing') {
      const { moves, version } = ownTable.state.match!;
      const [move] = moves;
      if (move) await expectAct(ownTable, { kind: 'move', version, move });
      else if (goOnAct(ownTable.state)) await expectAct(ownTable, goOnAct(ownTable.state)!);
      else
        await clock.until(
          () =>
            ownTable.state!.match!.version !== version ||
            ownTable.state!.match!.moves.length > 0 ||
            goOnAct(ownTable.state!) !== null,
        );
    }
    expect(ownTable.state?.match?.result?.ranking).toHaveLength(3);
    expect(ownTable.state?.match?.record).toContain(`game: ${game}`);
    // Only one person played, so there is no audit.
    expect(ownTable.state?.match?.fair).toBeNull();
    expect(ownTable.state?.match?.record).not.toContain('# log');
    expect(await savedTables()).toMatchObject([{ room, role: 'local', over: true }]);
    const { result, record } = ownTable.state!.match!;
    const seats = [{ bot: true }, { name: 'Ada', bot: false }, { bot: true }];
    expect(await (await services.keptMatches()).list()).toMatchObject([
      { game, seats, own: 1, record, scores: result!.scores, winners: result!.winners },
    ]);
    shared.leave();
  },
);

test('guests join, play, leave and come back, and so does the host', async () => {
  const { clock, network, browser } = memoryWorld('hosted');
  const ada = browser('Ada');
  const { room, host } = await openForTwo(clock, ada);
  expect(host.invitation).toMatch(/^#\/t\/[2-9a-z]{20}\.[\w-]{16}$/);
  const guest = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => guest.connection.state === 'open');
  await expectAct(guest, { kind: 'profile', name: 'Ben\u202e', colour: null });
  expect(await host.act({ kind: 'start' })).toEqual({ ok: false, why: 'not-ready' });
  await expectAct(guest, { kind: 'sit', seat: 1 });
  expect(await guest.act({ kind: 'start' })).toEqual({ ok: false, why: 'not-host' });
  await expectAct(host, { kind: 'start' });
  expect(guest.state?.people.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  await clock.until(() => [host, guest].some(({ state }) => (state?.match?.moves.length ?? 0) > 0));

  const matchBefore = guest.state!.match!;
  network.crash('Ben');
  await clock.until(() => host.state!.people[1]!.connection === 'away');
  const rejoined = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => rejoined.connection.state === 'open');
  expect(rejoined.state!.match!.view).toEqual(matchBefore.view);
  expect(rejoined.state!.people[1]).toMatchObject({ name: 'Ben', seat: 1, connection: 'here' });

  host.leave();
  await clock.until(() => rejoined.connection.state === 'connecting');
  const reopened = (await ada.tables.host(room))!;
  await clock.until(() => reopened.connection.state === 'open' && rejoined.connection.state === 'open');
  expect(reopened.state!.match!.log).toEqual(matchBefore.log);
});

test('a second tab takes over a hosted table, and the first one ends', async () => {
  const { clock, browser } = memoryWorld('two tabs');
  const ada = browser('Ada');
  const { room } = await ada.tables.create({
    game: 'mens-erger-je-niet',
    options: {},
    policy,
    chairs: [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'easy' },
    ],
  });
  const firstTable = (await ada.tables.host(room))!;
  await clock.until(() => firstTable.connection.state === 'open' && firstTable.listening === 'open');
  const guest = (await browser('Ben').tables.join(firstTable.invitation))!;
  await clock.until(() => guest.connection.state === 'open');
  await expectAct(firstTable, { kind: 'start' });
  await clock.until(() => isRolling(firstTable.state!) || (firstTable.state?.match?.moves.length ?? 0) > 0);
  await goOn(firstTable);
  await clock.until(() => (firstTable.state?.match?.moves.length ?? 0) > 0);
  const { version, log } = firstTable.state!.match!;

  const otherTab = browser('Ada');
  await expect(otherTab.tables.host(room)).rejects.toThrow('another tab');
  expect(firstTable.connection.state).toBe('open');
  const secondTable = (await otherTab.tables.host(room, true))!;
  expect(firstTable.connection).toEqual({ state: 'ended', why: 'elsewhere' });
  expect(await firstTable.act({ kind: 'pause', paused: true })).toEqual({ ok: false, why: 'offline' });
  await clock.until(() => secondTable.connection.state === 'open' && guest.connection.state === 'open');
  expect(secondTable.state!.match!.version).toBe(version);
  expect(guest.state!.match!.log).toEqual(log);
  firstTable.leave();
  const [move] = secondTable.state!.match!.moves;
  await expectAct(secondTable, { kind: 'move', version, move: move! });
  await clock.until(() => guest.state!.match!.version > version);
});

test('a second tab takes over a table on one device, and the first one ends', async () => {
  const { clock, browser } = memoryWorld('two tabs, one device');
  const chairs: NewTable['chairs'] = ['Ada', 'Ben', 'Cas'].map((name) => ({ kind: 'me', name }));
  const { tables } = browser('Ada');
  const { room } = await tables.createLocal({ game: 'david-goliath', options: {}, policy, chairs });
  const first = (await tables.local(room))!;
  const secondTable = (await browser('Ada').tables.local(room, true))!;
  expect(first.tables.map((table) => table!.connection)).toEqual(
    chairs.map(() => ({ state: 'ended', why: 'elsewhere' })),
  );
  first.leave();
  await clock.until(() => secondTable.tables.some((table) => (table!.state?.match?.moves.length ?? 0) > 0));
  await expect(browser('Ada').tables.local(room)).rejects.toThrow('another tab');
});

test('a host cannot read the record of a match that is still being played', async () => {
  const match = await startMatch('record', 'daumen-drauf', ['Ada', 'Ben']);
  await playOn(match, match.tables, 3);
  expect(await match.browser('Ada').tables.record(match.room)).toBe('secret');
  await playOn(match, match.tables);
  expect(await match.browser('Ada').tables.record(match.room)).toContain('game: daumen-drauf');
});

test('host and guest keep the same finished match, each with their own seat', async () => {
  const match = await startMatch('kept', 'mens-erger-je-niet', ['Ada', 'Ben']);
  const keptBy = async (name: string) => (await match.browser(name).services.keptMatches()).list();
  expect(await keptBy('Ada')).toEqual([]);
  await playOn(match, match.tables);
  const [[host], [guest]] = await Promise.all([keptBy('Ada'), keptBy('Ben')]);
  const names = host!.seats.map(({ name }) => name);
  expect(host!.seats[host!.own!]).toEqual({ name: 'Ada', bot: false });
  expect(guest!.seats[guest!.own!]).toEqual({ name: 'Ben', bot: false });
  expect(guest).toEqual({ ...host, own: names.indexOf('Ben'), at: guest!.at, record: guest!.record });
});

test('a host prepares its sharp bots as soon as the table has one, and only once', async () => {
  const warmed: string[] = [];
  const { clock, browser } = memoryWorld('warm', undefined, {
    warmed: (name, game) => warmed.push(`${name} ${game}`),
  });
  const chair = (level: 'easy' | 'sharp') => ({ kind: 'bot', level }) as const;
  const me = { kind: 'me', name: 'Ada' } as const;
  const table = (chairs: NewTable['chairs']): NewTable => ({
    game: 'daumen-drauf',
    options: {},
    policy,
    chairs,
  });
  const { tables } = browser('Ada');
  const quick = await tables.createLocal(table([me, chair('easy')]));
  (await tables.local(quick.room))!.leave();
  expect(warmed).toEqual([]);
  const strong = await tables.createLocal(table([me, chair('sharp')]));
  const shared = (await tables.local(strong.room))!;
  expect(warmed).toEqual(['Ada daumen-drauf']);
  shared.leave();
  warmed.length = 0;
  const { room } = await tables.create(table([me, chair('sharp'), { kind: 'open' }]));
  const host = (await tables.host(room))!;
  const guest = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => guest.connection.state === 'open');
  expect(warmed).toEqual(['Ada daumen-drauf']);
});

/** A big screen: somebody without a seat whose browser shows the table to the room, and may be the host. */
import { expect, test } from 'vitest';
import type { Person, Table } from '../src/tables/table.ts';
import { memoryWorld } from './kit/browsers.ts';
import { shortOptions } from './kit/short.ts';
import { startedTable } from './kit/sync-table.ts';
import { playOn, verdictOf } from './kit/table.ts';

const ok = { ok: true };
const meAt = ({ state }: Pick<Table, 'state'>): Person => state!.people.find(({ id }) => id === state!.me)!;

test('a player cannot become a big screen, and a spectator can; a seat ends it', () => {
  const table = startedTable({ seed: 'big screen', game: 'mens-erger-je-niet', people: 2, bots: 1 });
  const [anna] = table.guests;
  const screen = table.join('television');
  table.settle();
  expect(anna!.act({ kind: 'board', board: true })).toEqual({ ok: false, why: 'not-now' });
  expect(screen.act({ kind: 'board', board: true })).toEqual(ok);
  expect(anna!.state!.people.find(({ id }) => id === screen.person)).toMatchObject({
    board: true,
    seat: null,
  });
  expect(screen.act({ kind: 'ask-seat', seat: 2 })).toEqual(ok);
  expect(anna!.act({ kind: 'answer-seat', person: screen.person, yes: true })).toEqual(ok);
  table.settle();
  expect(meAt(screen)).toMatchObject({ seat: 2 });
  expect(meAt(screen).board).toBeUndefined();
});

test('the host is the big screen: nobody who plays deals, and when it is gone the players elect one of them', async () => {
  const { browser, clock } = memoryWorld('big screen');
  const television = browser('Television');
  const { room } = await television.tables.create({
    game: 'daumen-drauf',
    options: shortOptions['daumen-drauf'] ?? {},
    policy: { away: 'bot', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 0 },
    chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }],
  });
  const host = (await television.tables.host(room))!;
  await clock.until(() => host.listening === 'open' && host.connection.state === 'open');
  expect(await host.act({ kind: 'board', board: true })).toEqual(ok);
  expect(meAt(host)).toMatchObject({ board: true, seat: null, host: true });
  const phones: Table[] = [];
  for (const [seat, name] of ['Ben', 'Cas', 'Dee'].entries()) {
    const phone = (await browser(name).tables.join(host.invitation))!;
    await clock.until(() => phone.connection.state === 'open');
    await phone.act({ kind: 'profile', name, colour: null });
    expect(await phone.act({ kind: 'sit', seat })).toEqual(ok);
    phones.push(phone);
  }
  expect(await host.act({ kind: 'start' })).toEqual(ok);
  await clock.until(() => phones.every(({ state }) => (state?.match?.version ?? 0) > 0));
  expect(host.state!.match!.view.viewer).toBe('spectator');
  expect(host.state!.match!.moves).toEqual([]);
  await playOn({ clock }, phones, 4);

  television.crash();
  const isHosted = () => phones.filter(({ hosted }) => hosted).length === 1;
  await clock.until(
    () =>
      isHosted() &&
      phones.every(({ connection, state }) => connection.state === 'open' && state?.waiting.length === 0),
  );
  const screen = (await browser('Television').tables.join(host.invitation))!;
  await clock.until(() => screen.connection.state === 'open' && screen.state !== null);
  expect(meAt(screen)).toMatchObject({ board: true, seat: null, host: false });

  await playOn({ clock }, phones);
  await clock.until(() => [...phones, screen].every((table) => verdictOf(table) !== null));
  for (const table of phones) expect(verdictOf(table)).toMatchObject({ type: 'verified' });
});

test('after a match, a player starts the rematch, or chooses another game, at a table that a big screen hosts', async () => {
  const { browser, clock } = memoryWorld('next game');
  const television = browser('Television');
  const { room } = await television.tables.create({
    game: 'daumen-drauf',
    options: shortOptions['daumen-drauf'] ?? {},
    policy: { away: 'bot', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 0 },
    chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  });
  const host = (await television.tables.host(room))!;
  await clock.until(() => host.listening === 'open' && host.connection.state === 'open');
  await host.act({ kind: 'board', board: true });
  const join = async (name: string, seat: number | null): Promise<Table> => {
    const table = (await browser(name).tables.join(host.invitation))!;
    await clock.until(() => table.connection.state === 'open');
    await table.act({ kind: 'profile', name, colour: null });
    await table.act({ kind: 'sit', seat });
    return table;
  };
  const phones = [await join('Ben', 0), await join('Cas', 1)];
  const spectator = await join('Dee', null);
  expect(await host.act({ kind: 'start' })).toEqual(ok);
  await clock.until(() => phones.every(({ state }) => (state?.match?.version ?? 0) > 0));
  expect(await phones[0]!.act({ kind: 'to-lobby' })).toEqual({ ok: false, why: 'not-host' });
  await playOn({ clock }, phones);
  await clock.until(() => phones.every(({ state }) => state?.phase === 'over'));

  expect(await spectator.act({ kind: 'rematch' })).toEqual({ ok: false, why: 'not-host' });
  // Only a host that is a big screen lets others decide.
  await host.act({ kind: 'board', board: false });
  expect(await phones[0]!.act({ kind: 'rematch' })).toEqual({ ok: false, why: 'not-host' });
  await host.act({ kind: 'board', board: true });
  expect(await phones[0]!.act({ kind: 'rematch' })).toEqual(ok);
  await clock.until(() => phones.every(({ state }) => state?.match?.number === 2));
  expect(phones[0]!.state!.phase).toBe('playing');

  await playOn({ clock }, phones);
  await clock.until(() => phones.every(({ state }) => state?.phase === 'over'));
  expect(await phones[1]!.act({ kind: 'to-lobby' })).toEqual(ok);
  await clock.until(() => phones.every(({ state }) => state?.phase === 'lobby'));
  const nextGame = { kind: 'set-game', game: 'mens-erger-je-niet', options: {}, seats: 2 } as const;
  expect(await spectator.act(nextGame)).toEqual({ ok: false, why: 'not-host' });
  expect(await phones[1]!.act({ ...nextGame, game: 'gouda-gouda', seats: 3 })).toEqual(ok);
  expect(await spectator.act({ kind: 'sit', seat: 2 })).toEqual(ok);
  // A player cannot take somebody's chair away, and the host can.
  expect(await phones[1]!.act(nextGame)).toEqual({ ok: false, why: 'not-now' });
  expect(await phones[1]!.act({ ...nextGame, seats: 3 })).toEqual(ok);
  expect(await phones[1]!.act({ kind: 'start' })).toEqual({ ok: false, why: 'not-host' });
  await clock.until(() => phones.every(({ state }) => state?.game === 'mens-erger-je-niet'));
  expect(await host.act(nextGame)).toEqual(ok);
  await clock.until(() => spectator.state!.chairs.length === 2);
  await host.act({ kind: 'board', board: false });
  expect(await phones[0]!.act(nextGame)).toEqual({ ok: false, why: 'not-host' });
});

/** Joint chance over the network in memory: whole games, people who come and go, and what each client finds out. */
import { readProof, verify } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { describe, expect, test } from 'vitest';
import type { NewTable, Policy, Table } from '../src/tables/table.ts';
import { house } from './kit/means.ts';

const policy: Policy = { away: 'bot', undo: 'ask', takeover: true, clock: null, breath: 0 };
const names = ['Ada', 'Ben', 'Cas'];

/** A table with people on its chairs, and the match begun. */
async function begun(seed: string, game: string, people = names, bots = 0) {
  const home = house(seed);
  const { clock, browser } = home;
  const chairs: NewTable['chairs'] = [
    { kind: 'me', name: people[0]! },
    ...people.slice(1).map(() => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }) as const),
  ];
  const ada = browser(people[0]!);
  const { room } = await ada.tables.create({ game, options: short[game] ?? {}, policy, chairs });
  const host = (await ada.tables.host(room))!;
  await clock.until(() => host.line.state === 'open' && host.listening === 'open');
  const tables: Table[] = [host];
  for (const [index, name] of people.slice(1).entries()) {
    const guest = (await browser(name).tables.join(host.invitation))!;
    await clock.until(() => guest.line.state === 'open');
    await guest.act({ kind: 'profile', name, colour: null });
    await guest.act({ kind: 'sit', seat: index + 1 });
    await guest.act({ kind: 'ready', ready: true });
    tables.push(guest);
  }
  expect(await host.act({ kind: 'start' })).toEqual({ ok: true });
  return { ...home, room, host, tables };
}

const short: { readonly [game: string]: NewTable['options'] } = {
  'david-goliath': { deals: 1 },
  'daumen-drauf': { rounds: 1 },
};

type House = Awaited<ReturnType<typeof begun>>;

/** Everybody plays the first move they may, until the end; `meanwhile` is called between moves. */
async function playOn(
  { clock, tables }: Pick<House, 'clock' | 'tables'>,
  meanwhile = async (_: number) => {},
) {
  let idle = 0;
  for (let moves = 0; tables.some(({ state }) => state?.phase === 'playing'); moves++) {
    if (moves > 4000) throw new Error('this game does not end');
    await meanwhile(moves);
    const able = tables.find(
      ({ state, line }) => line.state === 'open' && (state?.match?.moves.length ?? 0) > 0,
    );
    if (able) {
      const { version, moves: mine } = able.state!.match!;
      await able.act({ kind: 'move', version, move: mine[moves % mine.length]! });
    }
    idle = able || (await clock.tick()) ? 0 : idle + 1;
    if (idle > 20) throw new Error('nothing happens any more');
  }
  await clock.until(() =>
    tables.every(({ state }) => state?.match?.fair === null || state?.match?.fair?.audit),
  );
}

const auditOf = ({ state }: Table) => state?.match?.fair?.audit;

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('is verified by everybody, and its record by itself', async () => {
    const home = await begun(`fair ${game}`, game);
    await playOn(home);
    for (const table of home.tables) {
      expect(auditOf(table)).toMatchObject({ type: 'verified', seen: { people: 3, without: 0 } });
      expect(verify(table.state!.match!.record!, games).type).toBe('verified');
    }
    const saved = await home.browser('Ada').tables.record(home.room);
    expect(verify(saved!, games).type).toBe('verified');
  });

  test('goes on when somebody vanishes for good', async () => {
    const home = await begun(`gone ${game}`, game);
    const [ada, ben] = home.tables as [Table, Table];
    let gone = false;
    await playOn({ clock: home.clock, tables: [ada, ben] }, async (moves) => {
      if (moves < 6 || gone) return;
      gone = true;
      home.network.vanish('Cas');
    });
    for (const table of [ada, ben]) expect(auditOf(table)?.type).toBe('verified');
    const proof = readProof(ada.state!.match!.record!)!;
    for (const absent of proof.without.values()) expect(absent).toEqual([2]);
  });

  test('goes on after the host has reloaded', async () => {
    const home = await begun(`reload ${game}`, game);
    const { tables } = home;
    await playOn(home, async (moves) => {
      if (moves !== 7) return;
      home.host.leave();
      const back = (await home.browser('Ada').tables.host(home.room))!;
      await home.clock.until(() => back.line.state === 'open' && tables[1]!.line.state === 'open');
      tables[0] = back;
    });
    for (const table of tables) expect(auditOf(table)?.type).toBe('verified');
  });
});

test('one person and bots draw without ado', async () => {
  const home = await begun('alone', 'mens-erger-je-niet', ['Ada'], 1);
  await playOn(home);
  expect(home.host.state!.match!.fair).toBeNull();
  expect(readProof(home.host.state!.match!.record!)).toBeNull();
});

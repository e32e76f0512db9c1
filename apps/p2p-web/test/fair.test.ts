/** Joint chance over the network in memory: whole games, people who come and go, and what each client finds out. */
import { readProof, verify } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { describe, expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { auditOf, playOn, startMatch } from './kit/table.ts';

const names = ['Ada', 'Ben', 'Cas'];
const rules = { away: 'bot' } as const;

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('is verified by everybody, and its record by itself', async () => {
    const home = await startMatch(`fair ${game}`, game, names, { rules });
    await playOn(home, home.tables);
    await home.clock.until(() => home.tables.every(auditOf));
    for (const table of home.tables) {
      expect(auditOf(table)).toMatchObject({ type: 'verified', seen: { people: 3, without: 0 } });
      // Dice are open; a game of cards has one open draw at most: who begins.
      expect(table.state!.match!.fair!.opened).toBeGreaterThan(game === 'daumen-drauf' ? -1 : 0);
      expect(verify(table.state!.match!.record!, games).type).toBe('verified');
    }
    const saved = await home.browser('Ada').tables.record(home.room);
    expect(verify(saved!, games).type).toBe('verified');
  });

  test('goes on when somebody vanishes for good', async () => {
    const home = await startMatch(`gone ${game}`, game, names, { rules });
    const [ada, ben] = home.tables as [Table, Table];
    await playOn(home, home.tables, 6);
    home.crash('Cas');
    await playOn(home, [ada, ben]);
    await home.clock.until(() => [ada, ben].every(auditOf));
    for (const table of [ada, ben]) expect(auditOf(table)?.type).toBe('verified');
    const proof = readProof(ada.state!.match!.record!)!;
    for (const absent of proof.without.values()) expect(absent).toEqual([2]);
  });

  test('goes on after the host has reloaded', async () => {
    const home = await startMatch(`reload ${game}`, game, names, { rules });
    const { tables, clock } = home;
    await playOn(home, tables, 7);
    home.host.leave();
    tables[0] = (await home.browser('Ada').tables.host(home.room))!;
    await clock.until(() => tables.every(({ line }) => line.state === 'open'));
    await playOn(home, tables);
    await clock.until(() => tables.every(auditOf));
    for (const table of tables) expect(auditOf(table)?.type).toBe('verified');
  });
});

test('one person and bots draw without ado', async () => {
  const home = await startMatch('alone', 'mens-erger-je-niet', ['Ada'], { bots: 1 });
  await playOn(home, home.tables);
  expect(home.host.state!.match!.fair).toBeNull();
  expect(readProof(home.host.state!.match!.record!)).toBeNull();
});

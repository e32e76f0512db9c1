/** The host is gone: the others elect another, and go on with nothing lost that a quorum had stored. */
import { expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { playOn, startMatch, summaryOf, verdictOf } from './kit/table.ts';

const games = ['david-goliath', 'gouda-gouda', 'daumen-drauf', 'mens-erger-je-niet'] as const;
const isOpen = ({ connection }: Table): boolean => connection.state === 'open';

test.each(games)('%s goes on within 15 s after its host has crashed, twice', async (game) => {
  const home = await startMatch(
    `lost ${game}`,
    game,
    ['Ada', 'Ben', 'Cas', 'Dee', 'Eva'].slice(0, game === 'mens-erger-je-niet' ? 4 : 5),
    {
      rules: { away: 'bot' },
    },
  );
  const { clock } = home;
  let tables = home.tables.slice();
  for (const name of game === 'mens-erger-je-niet' ? ['Ada'] : ['Ada', 'Ben']) {
    await playOn(home, tables, 6);
    const version = Math.max(...tables.map(({ state }) => state!.match!.version));
    const at = clock.now;
    home.crash(name);
    tables = tables.filter((table) => table !== home.tables[['Ada', 'Ben'].indexOf(name)]);
    await clock.until(() => tables.every(isOpen), 3000);
    expect(clock.now - at, JSON.stringify(tables.map(summaryOf))).toBeLessThanOrEqual(15_000);
    expect(Math.max(...tables.map(({ state }) => state!.match!.version))).toBeGreaterThanOrEqual(version - 1);
    expect(tables.filter(({ hosted }) => hosted)).toHaveLength(1);
  }
  await playOn(home, tables);
  await clock.until(() => tables.every((table) => verdictOf(table) !== null), 500);
  for (const table of tables)
    expect(verdictOf(table), JSON.stringify(verdictOf(table))).toMatchObject({ type: 'verified' });
});

test('a host that was away comes back as a guest of the new one', async () => {
  const home = await startMatch('back', 'david-goliath', ['Ada', 'Ben', 'Cas'], { rules: { away: 'bot' } });
  const { clock, tables } = home;
  await playOn(home, tables, 5);
  home.crash('Ada');
  const others = tables.slice(1);
  await clock.until(() => others.every(isOpen), 3000);
  const again = (await home.browser('Ada').tables.host(home.room))!;
  await clock.until(() => isOpen(again) && again.hosted === null, 3000);
  await playOn(home, [again, ...others]);
  await clock.until(() => [again, ...others].every((table) => verdictOf(table) !== null), 500);
  for (const table of [again, ...others])
    expect(verdictOf(table), JSON.stringify(verdictOf(table))).toMatchObject({ type: 'verified' });
});

test('the host hands over and goes on as a guest', async () => {
  const home = await startMatch('over', 'daumen-drauf', ['Ada', 'Ben', 'Cas']);
  const { clock, tables, host } = home;
  await playOn(home, tables, 5);
  const ben = host.state!.people.find(({ name }) => name === 'Ben')!.id;
  expect(await host.act({ kind: 'hand-over', person: ben })).toEqual({ ok: true });
  await clock.until(() => tables[1]!.hosted != null && host.hosted === null && tables.every(isOpen), 3000);
  await playOn(home, tables);
  await clock.until(() => tables.every((table) => verdictOf(table) !== null), 500);
  for (const table of tables)
    expect(verdictOf(table), JSON.stringify(verdictOf(table))).toMatchObject({ type: 'verified' });
});

test('a host that reloads goes on with its table', async () => {
  const home = await startMatch('reload', 'gouda-gouda', ['Ada', 'Ben', 'Cas']);
  const { clock, tables } = home;
  await playOn(home, tables, 5);
  home.crash('Ada');
  const again = (await home.browser('Ada').tables.host(home.room))!;
  const all = [again, ...tables.slice(1)];
  await clock.until(() => all.every(isOpen) && again.state?.waiting.length === 0, 3000);
  expect(again.hosted).not.toBeNull();
  await playOn(home, all);
  await clock.until(() => all.every((table) => verdictOf(table) !== null), 500);
  for (const table of all)
    expect(verdictOf(table), JSON.stringify(verdictOf(table))).toMatchObject({ type: 'verified' });
});

test('a guest that reloads comes back to its seat, and its audit covers the whole match', async () => {
  const home = await startMatch('guest reload', 'daumen-drauf', ['Ada', 'Ben', 'Cas']);
  const { clock, tables } = home;
  await playOn(home, tables, 8);
  home.crash('Ben');
  const again = (await home.browser('Ben').tables.join(home.invitation))!;
  const all = [tables[0]!, again, tables[2]!];
  await clock.until(() => all.every(isOpen), 3000);
  await playOn(home, all);
  await clock.until(() => all.every((table) => verdictOf(table) !== null), 500);
  for (const table of all)
    expect(verdictOf(table), JSON.stringify(verdictOf(table))).toMatchObject({ type: 'verified' });
});

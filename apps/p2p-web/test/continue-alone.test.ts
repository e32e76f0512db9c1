/** A table of two whose host is gone: where nothing is secret, the guest may continue against bots at a table of its own. */
import { expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { playOn, startMatch } from './kit/table.ts';

test('continues the position against bots when the host of two is gone and nothing is secret', async () => {
  const match = await startMatch('alone', 'mens-erger-je-niet', ['Ada', 'Ben']);
  const { clock, tables, browsers } = match;
  const ben = tables[1]!;
  await playOn(match, tables, 5);
  expect(ben.continueAlone).toBeNull();
  const { log } = ben.state!.match!;
  match.crash('Ada');
  await clock.until(() => ben.continueAlone != null);
  const { room } = await ben.continueAlone!();
  const shared = (await browsers.get('Ben')!.tables.local(room))!;
  const [bot, ownTable] = shared.tables;
  expect(bot).toBeNull();
  expect(ownTable!.state!.match!.log.slice(0, log.length)).toEqual(log);
  await playOn(match, [ownTable as Table]);
  expect(ownTable!.state!.match!.result).not.toBeNull();
  expect(ownTable!.state!.match!.record).toContain('game: mens-erger-je-niet');
});

test('does not offer to continue alone where cards are secret', async () => {
  const match = await startMatch('not alone', 'daumen-drauf', ['Ada', 'Ben']);
  const { clock, tables } = match;
  const ben = tables[1]!;
  await playOn(match, tables, 3);
  match.crash('Ada');
  await clock.until(() => ben.election?.until === null);
  expect(ben.continueAlone).toBeNull();
});

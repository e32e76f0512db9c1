/** Whole games of every kind on the network in memory: everybody sees the end, and everybody's audit is clean. */
import { verify } from '@cheeseboard/engine/fair';
import { games as rules } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { playOn, startMatch, summaryOf, verdictOf } from './kit/table.ts';

const games = ['david-goliath', 'gouda-gouda', 'daumen-drauf', 'mens-erger-je-niet'] as const;
const names = ['Ada', 'Ben', 'Cas'];

test.each(games)('%s is played to its end, and every log is verified', async (game) => {
  const match = await startMatch(`whole ${game}`, game, names);
  await playOn(match, match.tables);
  await match.clock.until(() => match.tables.every((table) => verdictOf(table) !== null), 200);
  for (const table of match.tables) {
    expect(verdictOf(table), JSON.stringify([verdictOf(table), summaryOf(table)])).toMatchObject({
      type: 'verified',
    });
    expect(table.state!.match!.result).not.toBeNull();
    expect(verify(table.state!.match!.record!, rules)).toMatchObject({ type: 'verified' });
  }
  const savedRecord = await match.browser('Ada').tables.record(match.room);
  expect(verify(savedRecord!, rules).type).toBe('verified');
});

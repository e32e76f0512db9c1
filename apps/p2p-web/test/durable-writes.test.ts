/** Votes and hand-overs are flushed to disk before anybody hears of them; moves are not. */
import { expect, test } from 'vitest';
import type { HostSave } from '../src/host/room.ts';
import type { GuestSave } from '../src/tables/saves.ts';
import { playOn, startMatch } from './kit/table.ts';

test('flushes votes and hand-overs to disk, but not moves', async () => {
  /** For each voter, whether the first save that holds its vote was flushed. */
  const isVoteFlushed = new Map<string, boolean>();
  /** For each vote that was sent, whether it was on disk before. */
  const wasOnDisk: boolean[] = [];
  const flushedCounts = { moves: 0, handOvers: 0, unflushedHandOvers: 0 };
  const match = await startMatch('durable', 'daumen-drauf', ['Ada', 'Ben', 'Cas'], {
    watch: {
      intercept: ({ from, text }) => {
        if (text.includes('"t":"vote"') && text.includes('"pre":false'))
          wasOnDisk.push(isVoteFlushed.get(from) === true);
        return [text];
      },
      saved: (name, role, save, isFlushed) => {
        const votedFor = role === 'guest' ? (save as GuestSave).memory.election.votedFor : null;
        if (votedFor && !isVoteFlushed.has(name)) isVoteFlushed.set(name, isFlushed);
        if (role !== 'host') return;
        const { room } = save as HostSave;
        if (room.handedOver) flushedCounts[isFlushed ? 'handOvers' : 'unflushedHandOvers'] += 1;
        else if (room.term === 0 && isFlushed) flushedCounts.moves += 1;
      },
    },
  });
  const { clock, crash, tables } = match;
  await playOn(match, tables, 4);
  expect(flushedCounts.moves).toBe(0);
  crash('Ada');
  await clock.until(() => tables.slice(1).every(({ connection }) => connection.state === 'open'));
  expect([...isVoteFlushed.values()]).toEqual([true, true]);
  expect(wasOnDisk.length).toBeGreaterThan(0);
  expect(wasOnDisk).not.toContain(false);
  const [host, guest] = tables[1]!.hosted ? [tables[1]!, tables[2]!] : [tables[2]!, tables[1]!];
  await host.act({ kind: 'hand-over', person: guest.state!.me });
  await clock.until(() => guest.hosted != null);
  expect(flushedCounts).toMatchObject({ unflushedHandOvers: 0 });
  expect(flushedCounts.handOvers).toBeGreaterThan(0);
});

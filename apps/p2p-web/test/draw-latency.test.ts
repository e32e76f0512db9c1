/** A draw in which everybody takes part costs one round trip more than a move. */
import { expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { playOn, startMatch } from './kit/table.ts';

const game = 'mens-erger-je-niet';
/** How long a message takes from one browser to another. */
const LATENCY_MS = 40;
const allNames = ['Ada', 'Ben', 'Cas', 'Dee'];

/** Measures the time from a move to the next die on everybody's screen, once for each mover. */
async function measureDelays(names: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const latency = { ms: 0 };
  const match = await startMatch('cost', game, names, { latency });
  const { clock, tables } = match;
  expect(tables.map(({ state }) => state!.match!.fair!.players)).toEqual(names.map(() => names.length));
  const delays = new Map<string, Map<string, number>>();
  for (let moves = 0; delays.size < names.length && moves < 100; moves++) {
    const isAsked = ({ state }: Table) => state!.match!.moves.length > 0;
    await clock.until(() => tables.some(isAsked));
    const mover = tables.findIndex(isAsked);
    const { version, moves: legalMoves } = tables[mover]!.state!.match!;
    latency.ms = LATENCY_MS;
    const startMs = clock.now;
    void tables[mover]!.act({ kind: 'move', version, move: legalMoves[0]! });
    const seenAt = new Map<string, number>();
    await clock.until(() => {
      for (const [index, { state }] of tables.entries()) {
        const name = names[index]!;
        // The move and the roll of the die are two steps.
        if (state!.match!.version >= version + 2 && !seenAt.has(name)) seenAt.set(name, clock.now - startMs);
      }
      return seenAt.size === tables.length;
    });
    delays.set(names[mover]!, seenAt);
    latency.ms = 0;
    // Wait until every message has arrived.
    for (let tick = 0; tick < 8; tick++) await clock.tick();
    await playOn(match, tables, 1);
  }
  expect(delays.size).toBe(names.length);
  return delays;
}

test.each([2, 4])('a draw of %i people costs one round trip, wherever one sits', async (count) => {
  const names = allNames.slice(0, count);
  const delays = await measureDelays(names);
  for (const mover of names) {
    for (const viewer of names) {
      // The move travels to the host, and the die from the host to the viewer; Ada is the host.
      const messages = Number(mover !== 'Ada') + Number(viewer !== 'Ada');
      expect(delays.get(mover)!.get(viewer)).toBe(messages * LATENCY_MS + 2 * LATENCY_MS);
    }
  }
});

/** A draw in which everybody takes part costs one round trip more than a move. */
import { expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { playOn, startMatch } from './kit/table.ts';

const game = 'mens-erger-je-niet';
/** From one browser to another. */
const WAY_MS = 40;
const allNames = ['Ada', 'Ben', 'Cas', 'Dee'];

/** Measures the time from a move to the next die on everybody's screen, once for each mover. */
async function times(names: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const way = { takes: 0 };
  const home = await startMatch('cost', game, names, { way });
  const { clock, tables } = home;
  expect(tables.map(({ state }) => state!.match!.fair!.players)).toEqual(names.map(() => names.length));
  const took = new Map<string, Map<string, number>>();
  for (let moves = 0; took.size < names.length && moves < 100; moves++) {
    const isAsked = ({ state }: Table) => state!.match!.moves.length > 0;
    await clock.until(() => tables.some(isAsked));
    const mover = tables.findIndex(isAsked);
    const { version, moves: may } = tables[mover]!.state!.match!;
    way.takes = WAY_MS;
    const startMs = clock.now;
    void tables[mover]!.act({ kind: 'move', version, move: may[0]! });
    const seenAt = new Map<string, number>();
    await clock.until(() => {
      for (const [number, { state }] of tables.entries()) {
        const name = names[number]!;
        // The move, and the die.
        if (state!.match!.version >= version + 2 && !seenAt.has(name)) seenAt.set(name, clock.now - startMs);
      }
      return seenAt.size === tables.length;
    });
    took.set(names[mover]!, seenAt);
    way.takes = 0;
    // Lets everything arrive that is on its way.
    for (let tick = 0; tick < 8; tick++) await clock.tick();
    await playOn(home, tables, 1);
  }
  expect(took.size).toBe(names.length);
  return took;
}

test.each([2, 4])('a draw of %i people costs one round trip, wherever one sits', async (count) => {
  const names = allNames.slice(0, count);
  const took = await times(names);
  for (const mover of names) {
    for (const viewer of names) {
      // The move to the host, and the die from it to whoever looks.
      const ways = Number(mover !== 'Ada') + Number(viewer !== 'Ada');
      expect(took.get(mover)!.get(viewer)).toBe(ways * WAY_MS + 2 * WAY_MS);
    }
  }
});

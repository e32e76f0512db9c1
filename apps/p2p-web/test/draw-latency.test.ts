/** What it costs to draw together, by the clock of the test: one round trip more than a host that draws alone. */
import { expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { type Lies, liar } from './kit/liar.ts';
import { playOn, startMatch } from './kit/table.ts';

const game = 'mens-erger-je-niet';
/** One way, in milliseconds. */
const WAY = 40;
const everybody = ['Ada', 'Ben', 'Cas', 'Dee'];

/** No pledge arrives, so the host draws alone. All else is the same. */
const alone: Lies = { hears: (message) => (message.t === 'pledge' ? null : message) };

/** From somebody's move to the die after it on the screens of all, for a move of each. */
async function times(names: readonly string[], lies: Lies): Promise<Map<string, Map<string, number>>> {
  const way = { takes: 0 };
  const home = await startMatch('cost', game, names, { watch: { intercept: liar(lies) }, way });
  const { clock, tables } = home;
  expect(tables.map(({ state }) => state!.match!.fair?.people ?? 0)).toEqual(
    names.map(() => (lies === alone ? 0 : names.length)),
  );
  const took = new Map<string, Map<string, number>>();
  for (let moves = 0; took.size < names.length && moves < 100; moves++) {
    const isAsked = ({ state }: Table) => state!.match!.moves.length > 0;
    await clock.until(() => tables.some(isAsked));
    const mover = tables.findIndex(isAsked);
    const { version, moves: may } = tables[mover]!.state!.match!;
    way.takes = WAY;
    const begun = clock.now;
    void tables[mover]!.act({ kind: 'move', version, move: may[0]! });
    const seen = new Map<string, number>();
    await clock.until(() => {
      for (const [number, { state }] of tables.entries()) {
        const name = names[number]!;
        // The move, and the die.
        if (state!.match!.version >= version + 2 && !seen.has(name)) seen.set(name, clock.now - begun);
      }
      return seen.size === tables.length;
    });
    took.set(names[mover]!, seen);
    way.takes = 0;
    // Nothing is on its way any more.
    for (let rest = 0; rest < 8; rest++) await clock.tick();
    await playOn(home, tables, 1);
  }
  expect(took.size).toBe(names.length);
  return took;
}

test.each([2, 4])('a draw of %i people costs one round trip more, wherever one sits', async (count) => {
  const names = everybody.slice(0, count);
  const [base, together] = [await times(names, alone), await times(names, {})];
  for (const mover of names) {
    for (const viewer of names) {
      // To the host, and from it to whoever looks.
      const ways = Number(mover !== 'Ada') + Number(viewer !== 'Ada');
      expect(base.get(mover)!.get(viewer)).toBe(ways * WAY);
      expect(together.get(mover)!.get(viewer)).toBe(ways * WAY + 2 * WAY);
    }
  }
});

/** A roll by hand costs no more time than a move, because the reveals for the draw are there before the player rolls. */
import { expect, test } from 'vitest';
import { isRolling } from '../src/screens/play/seats.ts';
import type { Table } from '../src/tables/table.ts';
import { goOn, playOn, startMatch } from './kit/table.ts';

const game = 'mens-erger-je-niet';
/** How long a message takes from one browser to another. */
const LATENCY_MS = 40;
const allNames = ['Ada', 'Ben', 'Cas', 'Dee'];

/** Measures the time from a roll to the die on everybody's screen, once for each roller. */
async function measureDelays(names: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const latency = { ms: 0 };
  const match = await startMatch('cost', game, names, { latency });
  const { clock, tables } = match;
  expect(tables.map(({ state }) => state!.match!.fair!.players)).toEqual(names.map(() => names.length));
  const delays = new Map<string, Map<string, number>>();
  for (let rolls = 0; delays.size < names.length && rolls < 100; rolls++) {
    const rollsNow = ({ state }: Table) => isRolling(state!);
    if (!tables.some(rollsNow)) await playOn(match, tables, 1);
    await clock.until(() => tables.some(rollsNow));
    // Wait until every message has arrived.
    for (let tick = 0; tick < 8; tick++) await clock.tick();
    const roller = tables.findIndex(rollsNow);
    const { version } = tables[roller]!.state!.match!;
    latency.ms = LATENCY_MS;
    const startMs = clock.now;
    void goOn(tables[roller]!);
    const seenAt = new Map<string, number>();
    await clock.until(() => {
      for (const [index, { state }] of tables.entries()) {
        const name = names[index]!;
        if (state!.match!.version > version && !seenAt.has(name)) seenAt.set(name, clock.now - startMs);
      }
      return seenAt.size === tables.length;
    });
    delays.set(names[roller]!, seenAt);
    latency.ms = 0;
    for (let tick = 0; tick < 8; tick++) await clock.tick();
  }
  expect(delays.size).toBe(names.length);
  return delays;
}

test.each([2, 4])(
  'a roll among %i people costs no round trip for the draw, wherever one sits',
  async (count) => {
    const names = allNames.slice(0, count);
    const delays = await measureDelays(names);
    for (const roller of names) {
      for (const viewer of names) {
        // The roll travels to the host, and the die from the host to the viewer; Ada is the host.
        const messages = Number(roller !== 'Ada') + Number(viewer !== 'Ada');
        expect(delays.get(roller)!.get(viewer)).toBe(messages * LATENCY_MS);
      }
    }
  },
);

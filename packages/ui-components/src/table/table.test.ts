/** What stands around a table does not run ahead of what it tells. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { deep } from '../../test/kit/deep.ts';
import { Seated } from '../../test/kit/seated.ts';

beforeEach(() => commands.motion('no-preference'));
afterEach(() => commands.motion('reduce'));

const happens = (table: Element, type: string): Promise<void> =>
  new Promise((resolve) => table.addEventListener(type, () => resolve(), { once: true }));

test('while others’ cards fly one by one, log and shown view have only those that flew', async () => {
  const seated = new Seated(4);
  await seated.lay(0.05);
  const { table, match } = seated;
  if (deep(table, 'cb-log').length === 0) deep<HTMLButtonElement>(table, '.tab')[0]!.click();
  await table.updateComplete;
  const lines = (): number => deep<HTMLElementTagNameMap['cb-log']>(table, 'cb-log')[0]!.entries.length;
  const before = lines();

  const scenes: { lines: number; trick: number }[] = [];
  table.addEventListener('cb-scene', () => {
    scenes.push({ lines: lines() - before, trick: table.shown!.trick.length });
  });
  const settled = happens(table, 'cb-settled');
  seated.others(3);
  seated.tell();
  await settled;

  expect(scenes).toEqual([1, 2, 3].map((told) => ({ lines: told, trick: told })));
  expect(lines() - before).toBe(3);
  expect(table.shown).toBe(table.view);
  expect(match.view(0).trick).toHaveLength(3);
});

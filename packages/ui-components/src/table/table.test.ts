/** Tests that the log and `shown` follow the animation. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { DavidGoliathFixture } from '../../test/kit/david-goliath-table.ts';
import { queryAllDeep, until } from '../../test/kit/query.ts';

beforeEach(() => commands.motion('no-preference'));
afterEach(() => commands.motion('reduce'));

const untilEvent = (table: Element, type: string): Promise<void> =>
  new Promise((resolve) => table.addEventListener(type, () => resolve(), { once: true }));

test('log and shown view contain only the cards that have been animated', async () => {
  const fixture = new DavidGoliathFixture(4);
  await fixture.render(0.05);
  const { table, match } = fixture;
  if (queryAllDeep(table, 'cb-log').length === 0) queryAllDeep<HTMLButtonElement>(table, '.tab')[0]!.click();
  await table.updateComplete;
  const lines = (): number =>
    queryAllDeep<HTMLElementTagNameMap['cb-log']>(table, 'cb-log')[0]!.entries.length;
  const before = lines();

  const scenes: { lines: number; trick: number }[] = [];
  table.addEventListener('cb-scene', () => {
    scenes.push({ lines: lines() - before, trick: table.shown!.trick.length });
  });
  const settled = untilEvent(table, 'cb-settled');
  fixture.playOthers(3);
  fixture.update();
  await settled;

  expect(scenes).toEqual([1, 2, 3].map((count) => ({ lines: count, trick: count })));
  expect(lines() - before).toBe(3);
  expect(table.shown).toBe(table.view);
  expect(match.view(0).trick).toHaveLength(3);
});

test('a scene waits until the page lets it end, or the reader skips it', async () => {
  const fixture = new DavidGoliathFixture(3);
  await fixture.render(0.05);
  const { table } = fixture;
  const scenes: (readonly string[])[] = [];
  let finish = (): void => {};
  table.addEventListener('cb-scene', (event) => {
    scenes.push(event.events.map(({ type }) => type));
    event.waitUntil(
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    );
  });
  fixture.playOthers(2);
  fixture.update();
  await until(() => scenes.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(scenes).toEqual([['played']]);
  expect(table.animating).toBe(true);
  finish();
  await until(() => scenes.length > 1);
  table.skip();
  await until(() => !table.animating);
});

/** "Wait longer": whoever says so elects nobody until then. The others need not wait, if they are enough. */
import { expect, test } from 'vitest';
import { playOn } from './kit/evening.ts';
import { four, hostOf, isOpen, story, three } from './kit/story.ts';

test('where everybody is needed, one who wants to wait holds up the others, too', async () => {
  const { clock, at, gone, seconds, follow, tables } = await story('patient', 'daumen-drauf', three);
  await playOn({ clock }, tables, 3);
  gone('Ada');
  await seconds(10);
  const until = at('Cas').fate!.until!;
  expect(at('Cas').fate!.longer).toBe(false);
  at('Cas').waitLonger!();
  expect(at('Cas').fate).toMatchObject({ until: until + 20_000, longer: true });
  await clock.until(() => clock.now >= until + 18_000);
  expect([at('Ben').hosted, at('Cas').hosted]).toEqual([null, null]);
  await clock.until(() => [at('Ben'), at('Cas')].every(isOpen));
  expect(clock.now).toBeGreaterThanOrEqual(until + 20_000);
  // The next host is not given more time than the table says.
  const [host, guest] = at('Ben').hosted ? ['Ben', 'Cas'] : ['Cas', 'Ben'];
  await follow(host!);
  gone(host!);
  await clock.until(() => at(guest!).fate !== null);
  const { since, until: then, longer } = at(guest!).fate!;
  expect([then === null ? 20_000 : then - since, longer]).toEqual([20_000, false]);
});

test('where the others are enough they go on, and who waits comes along', async () => {
  const { clock, at, gone, seconds, follow, finish, tables } = await story('others', 'daumen-drauf', four);
  await playOn({ clock }, tables, 3);
  gone('Ada');
  await seconds(10);
  at('Cas').waitLonger!();
  at('Cas').waitLonger!();
  const { until } = at('Cas').fate!;
  await follow('Ben');
  expect(hostOf(at('Cas'))).toBe('Ben');
  expect(clock.now).toBeLessThan(until!);
  await finish();
});

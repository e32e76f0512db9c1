/** Who stood for host and was given shares of the key does not read along when the old host is back. */
import { expect, test } from 'vitest';
import type { Kept } from '../src/guest/io.ts';
import { joinKey, openEntry } from '../src/heirs/journal.ts';
import { playOn } from './kit/table.ts';
import { four, isVote, read, story, three } from './kit/story.ts';

/** What somebody keeps of the journal. */
async function heirOf({ browser }: Pick<Awaited<ReturnType<typeof story>>, 'browser'>, name: string) {
  const shelf = await browser(name).services.shelf();
  const [entry] = (await shelf.list()).filter(({ role }) => role === 'guest');
  const { kept } = (await shelf.get('guest', entry!.room)) as { kept: Kept };
  return kept.picture.match!.heir!;
}

test.each([
  ['the line is back', false],
  ['the host has reloaded its page', true],
] as const)('a key that was given away is not used any more when %s', async (_, isReload) => {
  const home = await story(`key ${isReload}`, 'daumen-drauf', three);
  const { control, network, clock, at, seconds, gone, back, follow, finish } = home;
  await playOn(home, home.tables, 3);
  await seconds(3);
  const before = await heirOf(home, 'Ben');
  // Ben has a program of his own: he keeps her share, and is not elected.
  let share = '';
  control.intercept = (said) => {
    if (!isVote(said)) return [said.text];
    if (said.from === 'Cas') share = String(read(said)!.share);
    return [];
  };
  const heal = network.partition(['Ada'], ['Ben', 'Cas']);
  await clock.until(() => share !== '');
  const key = (await joinKey([before.share!, share]))!;
  const opens = ({ entries }: typeof before) =>
    entries.map((entry, number) => openEntry(key, number, entry) !== null);
  expect(opens(before)).not.toContain(false);
  control.intercept = null;
  if (isReload) gone('Ada');
  heal();
  if (isReload) await back('Ada');
  await follow('Ada');
  await seconds(3);
  await playOn(home, [at('Ada'), at('Ben'), at('Cas')], 2);
  await seconds(3);
  const [ben, cas] = [await heirOf(home, 'Ben'), await heirOf(home, 'Cas')];
  expect(ben.will.signature).toBe(cas.will.signature);
  expect(ben.entries.length).toBeGreaterThan(before.entries.length);
  expect(opens(ben)).not.toContain(true);
  // And the table outlives its host as before.
  gone('Ada');
  await clock.until(() => [at('Ben'), at('Cas')].some(({ hosted }) => hosted));
  await back('Ada');
  await follow(at('Ben').hosted ? 'Ben' : 'Cas');
  await finish();
});

test('who was gone for a moment, or said goodbye, has given nothing away', async () => {
  const home = await story('same key', 'daumen-drauf', four);
  const { network, at, seconds, back, follow } = home;
  await playOn(home, home.tables, 3);
  await seconds(3);
  const { will } = await heirOf(home, 'Ben');
  network.cut('Ada', 'Cas');
  at('Dee').leave();
  await seconds(30);
  await back('Dee');
  await follow('Ada');
  await playOn(home, [at('Ada'), at('Ben'), at('Cas'), at('Dee')], 2);
  await seconds(3);
  expect((await heirOf(home, 'Ben')).will).toEqual(will);
});

/**
 * A host that cheats, built from the real app (e2e/pages/hostile-host.ts), against guests with the real app in real browsers: what
 * the guests read. The first six tests are attacks that succeeded against an earlier version of the core.
 */
import { answerNotice, expectTable, noticesOf, playFast } from '../kit/at-the-table.ts';
import { autoplay, expect, type People, type Person, startTable, test } from '../kit/index.ts';

/** Anna cheats; Ben and Clara do not. */
async function startWith(people: People, attack: string): Promise<readonly [Person, Person, Person]> {
  const [anna, ben, clara] = (await people('Anna', 'Ben', 'Clara')) as [Person, Person, Person];
  await playFast(anna, ben, clara);
  const site = `pages/hostile-host.html?attack=${attack}`;
  await startTable(anna, [ben, clara], { game: 'mens-erger-je-niet', seats: 3, site });
  await expectTable(anna, ben, clara);
  return [anna, ben, clara];
}

/** The verdict of a clean audit. The capital V matters: "Not verified" must not match. */
const cleanVerdictOf = ({ page }: Person) => page.getByText(/Verified: \d/);

/** Everybody plays until each of `readers` has read a violation that matches `expectedText`. */
async function playUntilRead(
  everybody: readonly Person[],
  readers: readonly Person[],
  expectedText: RegExp,
): Promise<void> {
  const hasRead = (person: Person): Promise<boolean> =>
    noticesOf(person)
      .getByText(expectedText)
      .isVisible()
      .catch(() => false);
  await autoplay(everybody, {
    until: async () => !(await Promise.all(readers.map(hasRead))).includes(false),
  });
  for (const reader of readers) await expect(noticesOf(reader)).toContainText(expectedText);
}

/** Everybody plays on to the end, where each reader sees the violation again, and no clean verdict. */
async function playOnAndRead(
  everybody: readonly Person[],
  readers: readonly Person[],
  expectedText: RegExp,
): Promise<void> {
  for (const reader of readers) await answerNotice(reader, 'Play on');
  await autoplay(everybody);
  for (const reader of readers) {
    await expect(reader.page.locator('cbp-play').getByText(expectedText).first()).toBeVisible();
    await expect(cleanVerdictOf(reader)).toHaveCount(0);
  }
}

test('guests of a host that changes nothing read that all is verified', { tag: '@long' }, async ({
  people,
}) => {
  test.setTimeout(300_000);
  const everybody = await startWith(people, 'nothing');
  await autoplay(everybody);
  for (const person of everybody) await expect(cleanVerdictOf(person).first()).toBeVisible();
});

test('invented players in a draw: every guest reads which entry and that Anna is the host', async ({
  people,
}) => {
  test.setTimeout(300_000);
  const [anna, ben, clara] = await startWith(people, 'invented-players');
  const expectedText = /entry \d+ is not a draw that the game asked for.*Anna/;
  await playUntilRead([anna, ben, clara], [ben, clara], expectedText);
  for (const reader of [ben, clara]) {
    await answerNotice(reader, 'Play on');
    await expect(noticesOf(reader)).not.toContainText(expectedText);
    await expectTable(reader);
  }
});

test('another seat and draws to come: Ben reads it and gives no reveal twice or early', {
  tag: '@long',
}, async ({ people }) => {
  test.setTimeout(300_000);
  const [anna, ben, clara] = await startWith(people, 'another-seat');
  await playUntilRead([anna, ben, clara], [ben], /After entry \d+ you were shown something other than.*Anna/);
  const revealsByName = await anna.page.evaluate(
    () => (window as typeof window & { revealsByName: Record<string, string[]> }).revealsByName,
  );
  const draws = (revealsByName.Ben ?? []).map((reveal) => Number(reveal.split(' ')[0]));
  // Ben gave one reveal for each draw, in order, and none for a draw that is still to come.
  expect(new Set(revealsByName.Ben).size).toBe(new Set(draws).size);
  expect(draws).toEqual(draws.toSorted((a, b) => a - b));
  expect(Math.max(0, ...draws)).toBeLessThanOrEqual(
    Math.max(0, ...(revealsByName.Clara ?? []).map((reveal) => Number(reveal.split(' ')[0]))),
  );
  await expect(cleanVerdictOf(ben)).toHaveCount(0);
});

test('a false view that the host tries to make Ben forget: he reads it at the end', { tag: '@long' }, async ({
  people,
}) => {
  test.setTimeout(300_000);
  const [anna, ben, clara] = await startWith(people, 'false-view');
  await autoplay([anna, ben, clara]);
  await expect(
    ben.page.getByText(/After entry \d+ you were shown something other than.*Anna/).first(),
  ).toBeVisible();
  await expect(cleanVerdictOf(ben)).toHaveCount(0);
  await expect(cleanVerdictOf(clara).first()).toBeVisible();
});

test('a host without a reveal of its own: every guest reads that Anna took no part', {
  tag: '@long',
}, async ({ people }) => {
  test.setTimeout(300_000);
  const [anna, ben, clara] = await startWith(people, 'own-reveal');
  const expectedText = /Anna is the host and took no part in the draw of entry \d+/;
  await playUntilRead([anna, ben, clara], [ben, clara], expectedText);
  await playOnAndRead([anna, ben, clara], [ben, clara], expectedText);
});

test('other moves of Ben than he made: Clara reads which entry Ben did not sign', { tag: '@long' }, async ({
  people,
}) => {
  test.setTimeout(300_000);
  const [anna, ben, clara] = await startWith(people, 'other-moves');
  await playUntilRead([anna, ben, clara], [clara], /entry \d+ is not signed by Ben/);
  await expect(cleanVerdictOf(clara)).toHaveCount(0);
});

test('a bot that moves for Ben, who is here: he reads it at once', { tag: '@long' }, async ({ people }) => {
  test.setTimeout(300_000);
  const [anna, ben, clara] = await startWith(people, 'stand-in');
  // Ben does not move, as if he were thinking.
  await playUntilRead([anna, clara], [ben], /In entry \d+ a bot took your seat while you were here.*Anna/);
  await expect(cleanVerdictOf(ben)).toHaveCount(0);
});

test('two histories: Clara reads it before her next move, and can stop or go on', async ({ people }) => {
  test.setTimeout(300_000);
  const [anna, ben, clara] = await startWith(people, 'equivocation');
  // Clara's view does not follow from her log, or somebody's signature does not fit her log, whichever comes first. If the two draws
  // gave the same number, the first sign is that Ben takes part in the next draw.
  const expectedText =
    /After entry \d+ you were shown something other than.*Anna|was shown different entries before entry \d+|Ben took part in the draw of entry \d+/;
  await playUntilRead([anna, ben, clara], [clara], expectedText);
  await expect(noticesOf(clara).getByRole('link', { name: 'Leave the table', exact: true })).toBeVisible();
  await answerNotice(clara, 'Play on');
  await expect(noticesOf(clara)).not.toContainText(expectedText);
  await expectTable(clara);
  await expect(cleanVerdictOf(clara)).toHaveCount(0);
});

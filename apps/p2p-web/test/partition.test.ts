/** The network splits a table in two: one side goes on at most, and everybody agrees after it is healed. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { untilQuiet } from './kit/browsers.ts';
import {
  fiveNames,
  fourNames,
  hostOf,
  isActiveHost,
  isOpen,
  threeNames,
  twoNames,
  versionOf,
  type WatchedMatch,
  watchedMatch,
} from './kit/watched-match.ts';

/** Both sides play what they can for this time. The test does not wait for answers, which may come after the healing. */
async function bothSidesPlay({ clock, all, invariants }: WatchedMatch, seconds: number): Promise<void> {
  const endMs = clock.now + seconds * 1000;
  clock.after(seconds * 1000, () => {});
  while (clock.now < endMs) {
    for (const table of all()) {
      const [move] = table.state?.match?.moves ?? [];
      if (!move || !isOpen(table)) continue;
      void table.act({ kind: 'move', version: versionOf(table), move });
      await untilQuiet();
    }
    await clock.tick();
    invariants.check();
  }
}

const versions = (tables: readonly Table[]): number[] => tables.map(versionOf);

describe.each(['gouda-gouda', 'daumen-drauf'])('%s', (game) => {
  test.each([
    { left: ['Ada'], right: ['Ben', 'Cas', 'Dee'], goesOn: 'Ben' },
    { left: ['Ada', 'Ben'], right: ['Cas', 'Dee'], goesOn: 'Cas' },
    { left: ['Ada', 'Ben', 'Cas'], right: ['Dee'], goesOn: 'Ada' },
  ])('of a table that splits into $left and $right only $goesOn goes on', async ({ left, right, goesOn }) => {
    const match = await watchedMatch(`split ${left}`, game, fourNames, { rules: { away: 'wait' } });
    await match.play(6);
    const heal = match.network.partition(left, right);
    const losers = (left.includes(goesOn) ? right : left).map(match.at);
    await bothSidesPlay(match, 50);
    const versionsBefore = versions(losers);
    await bothSidesPlay(match, 40);
    expect(versions(losers)).toEqual(versionsBefore);
    expect(match.all().filter(isActiveHost).map(hostOf)).toEqual([goesOn]);
    heal();
    await match.allFollow(goesOn);
    await match.finish();
  });
});

test.each([
  { left: ['Ada', 'Ben'], right: ['Cas', 'Dee', 'Eve'], goesOn: ['Cas'] },
  { left: ['Ada', 'Ben', 'Cas'], right: ['Dee', 'Eve'], goesOn: ['Ada'] },
])('of five that split into $left and $right $goesOn goes on', async ({ left, right, goesOn }) => {
  const match = await watchedMatch(`five ${left}`, 'david-goliath', fiveNames, { rules: { away: 'wait' } });
  await match.play(3);
  const heal = match.network.partition(left, right);
  await bothSidesPlay(match, 60);
  expect(match.all().filter(isActiveHost).map(hostOf)).toEqual(goesOn);
  heal();
  await match.allFollow(goesOn[0]!);
  await match.finish();
});

test('a guest that only the host cannot reach comes back, and nobody is elected', async () => {
  const match = await watchedMatch('one', 'daumen-drauf', fourNames);
  await match.play(4);
  const heal = match.network.partition(['Ada'], ['Dee']);
  await bothSidesPlay(match, 40);
  expect(match.invariants.terms).toHaveLength(1);
  heal();
  await match.allFollow('Ada');
  await match.finish();
});

test('a table that splits again and again has one host at a time', async () => {
  const match = await watchedMatch('again', 'mens-erger-je-niet', fourNames, { rules: { away: 'wait' } });
  await match.play(6);
  for (const oneSide of [['Ada'], ['Ben'], ['Ada', 'Cas'], ['Cas'], ['Dee', 'Ada']]) {
    const heal = match.network.partition(
      oneSide,
      fourNames.filter((name) => !oneSide.includes(name)),
    );
    await bothSidesPlay(match, 25);
    heal();
    await bothSidesPlay(match, 3);
  }
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  await match.finish();
});

describe('a host that sends away those it cannot reach', () => {
  test.each([
    ['at once', 0],
    ['when its lease is over', 10],
    ['when the others have elected another', 40],
  ] as const)('%s waits for them all the same', async (_, after) => {
    const match = await watchedMatch(`send away ${after}`, 'daumen-drauf', fourNames, {
      rules: { away: 'bot' },
    });
    await match.play(4);
    const ada = match.at('Ada');
    const missing = [match.at('Cas').state!.me, match.at('Dee').state!.me];
    const heal = match.network.partition(['Ada', 'Ben'], ['Cas', 'Dee']);
    if (after > 0) await match.seconds(after);
    // The second act is answered only when the first is in the log, so the test does not wait for the answers.
    for (const person of missing) void ada.act({ kind: 'send-away', person });
    await match.seconds(10);
    const version = versionOf(ada);
    expect(ada.state!.waiting).toEqual(expect.arrayContaining(missing));
    await bothSidesPlay(match, 60);
    expect(versionOf(ada)).toBe(version);
    expect(match.all().filter(isActiveHost).map(hostOf)).toEqual(['Cas']);
    heal();
    await match.allFollow('Cas');
    await match.finish();
  });

  test('goes on without one that cannot elect anybody', async () => {
    const match = await watchedMatch('send one', 'daumen-drauf', fourNames);
    await match.play(4);
    const dee = match.at('Dee');
    const heal = match.network.partition(['Ada', 'Ben', 'Cas'], ['Dee']);
    await match.seconds(10);
    expect(await match.at('Ada').act({ kind: 'send-away', person: dee.state!.me })).toEqual({ ok: true });
    await bothSidesPlay(match, 30);
    expect(match.all().filter(isActiveHost).map(hostOf)).toEqual(['Ada']);
    heal();
    await match.until(() => dee.connection.state === 'ended');
    expect(dee.connection).toEqual({ state: 'ended', why: 'sent-away' });
    match.crash('Dee');
    await match.finish();
  });

  test('goes on at a table of two, where nobody can be elected', async () => {
    const match = await watchedMatch('send two', 'daumen-drauf', twoNames);
    await match.play(3);
    const ben = match.at('Ben');
    const heal = match.network.partition(['Ada'], ['Ben']);
    await match.seconds(10);
    expect(await match.at('Ada').act({ kind: 'send-away', person: ben.state!.me })).toEqual({ ok: true });
    await bothSidesPlay(match, 60);
    expect(match.all().filter(isActiveHost).map(hostOf)).toEqual(['Ada']);
    heal();
    await match.until(() => ben.connection.state === 'ended');
    match.crash('Ben');
    await match.finish();
  });
});

test('a host that goes back to the lobby alone finds the match that the others went on with', async () => {
  const match = await watchedMatch('lobby', 'daumen-drauf', threeNames, { rules: { away: 'wait' } });
  await match.play(4);
  const heal = match.network.partition(['Ada'], ['Ben', 'Cas']);
  await match.seconds(1);
  await match.at('Ada').act({ kind: 'to-lobby' });
  await match.until(() => [match.at('Ben'), match.at('Cas')].every(isOpen));
  heal();
  await match.seconds(60);
  await match.allFollow('Ben');
  await match.finish();
});

test('a voter that wants to wait longer does not vote meanwhile', async () => {
  const match = await watchedMatch('longer', 'daumen-drauf', threeNames);
  await match.play(4);
  const crashedAt = match.clock.now;
  match.crash('Ada');
  await match.seconds(2);
  match.at('Cas').waitLonger!();
  await match.until(() => match.all().every(isOpen));
  expect(match.clock.now - crashedAt).toBeGreaterThan(20_000);
  expect(match.clock.now - crashedAt).toBeLessThan(35_000);
  await match.finish();
});

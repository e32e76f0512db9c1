/** The network splits a table in two: one side goes on at most, and everybody agrees after it is healed. */
import { describe, expect, test, vi } from 'vitest';
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

vi.mock('@noble/ed25519', async (original) =>
  (await import('./kit/native-ed25519.ts')).withNativeEd25519(original),
);

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
    const home = await watchedMatch(`split ${left}`, game, fourNames, { rules: { away: 'wait' } });
    await home.play(6);
    const heal = home.network.partition(left, right);
    const losers = (left.includes(goesOn) ? right : left).map(home.at);
    await bothSidesPlay(home, 50);
    const versionsBefore = versions(losers);
    await bothSidesPlay(home, 40);
    expect(versions(losers)).toEqual(versionsBefore);
    expect(home.all().filter(isActiveHost).map(hostOf)).toEqual([goesOn]);
    heal();
    await home.allFollow(goesOn);
    await home.finish();
  });
});

test.each([
  { left: ['Ada', 'Ben'], right: ['Cas', 'Dee', 'Eve'], goesOn: ['Cas'] },
  { left: ['Ada', 'Ben', 'Cas'], right: ['Dee', 'Eve'], goesOn: ['Ada'] },
])('of five that split into $left and $right $goesOn goes on', async ({ left, right, goesOn }) => {
  const home = await watchedMatch(`five ${left}`, 'david-goliath', fiveNames, { rules: { away: 'wait' } });
  await home.play(3);
  const heal = home.network.partition(left, right);
  await bothSidesPlay(home, 60);
  expect(home.all().filter(isActiveHost).map(hostOf)).toEqual(goesOn);
  heal();
  await home.allFollow(goesOn[0]!);
  await home.finish();
});

test('a guest that only the host cannot reach comes back, and nobody is elected', async () => {
  const home = await watchedMatch('one', 'daumen-drauf', fourNames);
  await home.play(4);
  const heal = home.network.partition(['Ada'], ['Dee']);
  await bothSidesPlay(home, 40);
  expect(home.invariants.terms).toHaveLength(1);
  heal();
  await home.allFollow('Ada');
  await home.finish();
});

test('a table that splits again and again has one host at a time', async () => {
  const home = await watchedMatch('again', 'mens-erger-je-niet', fourNames, { rules: { away: 'wait' } });
  await home.play(6);
  for (const left of [['Ada'], ['Ben'], ['Ada', 'Cas'], ['Cas'], ['Dee', 'Ada']]) {
    const heal = home.network.partition(
      left,
      fourNames.filter((name) => !left.includes(name)),
    );
    await bothSidesPlay(home, 25);
    heal();
    await bothSidesPlay(home, 3);
  }
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  await home.finish();
});

describe('a host that sends away those it cannot reach', () => {
  test.each([
    ['at once', 0],
    ['when its lease is over', 10],
    ['when the others have elected another', 40],
  ] as const)('%s waits for them all the same', async (_, after) => {
    const home = await watchedMatch(`send away ${after}`, 'daumen-drauf', fourNames, {
      rules: { away: 'bot' },
    });
    await home.play(4);
    const ada = home.at('Ada');
    const missing = [home.at('Cas').state!.me, home.at('Dee').state!.me];
    const heal = home.network.partition(['Ada', 'Ben'], ['Cas', 'Dee']);
    if (after > 0) await home.seconds(after);
    // The second act is answered only when the first is in the log, so the test does not wait for the answers.
    for (const person of missing) void ada.act({ kind: 'send-away', person });
    await home.seconds(10);
    const version = versionOf(ada);
    expect(ada.state!.waiting).toEqual(expect.arrayContaining(missing));
    await bothSidesPlay(home, 60);
    expect(versionOf(ada)).toBe(version);
    expect(home.all().filter(isActiveHost).map(hostOf)).toEqual(['Cas']);
    heal();
    await home.allFollow('Cas');
    await home.finish();
  });

  test('goes on without one that cannot elect anybody', async () => {
    const home = await watchedMatch('send one', 'daumen-drauf', fourNames);
    await home.play(4);
    const dee = home.at('Dee');
    const heal = home.network.partition(['Ada', 'Ben', 'Cas'], ['Dee']);
    await home.seconds(10);
    expect(await home.at('Ada').act({ kind: 'send-away', person: dee.state!.me })).toEqual({ ok: true });
    await bothSidesPlay(home, 30);
    expect(home.all().filter(isActiveHost).map(hostOf)).toEqual(['Ada']);
    heal();
    await home.until(() => dee.connection.state === 'ended');
    expect(dee.connection).toEqual({ state: 'ended', why: 'sent-away' });
    home.crash('Dee');
    await home.finish();
  });

  test('goes on at a table of two, where nobody can be elected', async () => {
    const home = await watchedMatch('send two', 'daumen-drauf', twoNames);
    await home.play(3);
    const ben = home.at('Ben');
    const heal = home.network.partition(['Ada'], ['Ben']);
    await home.seconds(10);
    expect(await home.at('Ada').act({ kind: 'send-away', person: ben.state!.me })).toEqual({ ok: true });
    await bothSidesPlay(home, 60);
    expect(home.all().filter(isActiveHost).map(hostOf)).toEqual(['Ada']);
    heal();
    await home.until(() => ben.connection.state === 'ended');
    home.crash('Ben');
    await home.finish();
  });
});

test('a host that goes back to the lobby alone finds the match that the others went on with', async () => {
  const home = await watchedMatch('lobby', 'daumen-drauf', threeNames, { rules: { away: 'wait' } });
  await home.play(4);
  const heal = home.network.partition(['Ada'], ['Ben', 'Cas']);
  await home.seconds(1);
  await home.at('Ada').act({ kind: 'to-lobby' });
  await home.until(() => [home.at('Ben'), home.at('Cas')].every(isOpen));
  heal();
  await home.seconds(60);
  await home.allFollow('Ben');
  await home.finish();
});

test('a voter that wants to wait longer does not vote meanwhile', async () => {
  const home = await watchedMatch('longer', 'daumen-drauf', threeNames);
  await home.play(4);
  const crashedAt = home.clock.now;
  home.crash('Ada');
  await home.seconds(2);
  home.at('Cas').waitLonger!();
  await home.until(() => home.all().every(isOpen));
  expect(home.clock.now - crashedAt).toBeGreaterThan(20_000);
  expect(home.clock.now - crashedAt).toBeLessThan(35_000);
  await home.finish();
});

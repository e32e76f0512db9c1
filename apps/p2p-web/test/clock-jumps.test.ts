/** Somebody sets the wall clock of a device: no lease outlives it, and nobody is late, lost or accused. */
import { expect, test } from 'vitest';
import { isActiveHost, threeNames, versionOf, type WatchedMatch, watchedMatch } from './kit/watched-match.ts';

const HOUR_MS = 3_600_000;

test.each([
  ['back', -HOUR_MS],
  ['forward', HOUR_MS],
])('the lease of a host whose clock is set %s while it is alone ends in time', async (_, offset) => {
  const match = await watchedMatch(`alone ${offset}`, 'daumen-drauf', [...threeNames, 'Dee'], {
    rules: { away: 'wait' },
  });
  await match.play(4);
  const [ada, ...others] = match.all() as [ReturnType<WatchedMatch['at']>];
  const heal = match.network.partition(['Ada'], ['Ben', 'Cas', 'Dee']);
  match.control.wallOffsets.set('Ada', offset);
  await match.until(() => others.some(isActiveHost));
  expect(isActiveHost(ada)).toBe(false);
  const versionBefore = versionOf(ada);
  const [move] = ada.state!.match!.moves;
  if (move) void ada.act({ kind: 'move', version: versionBefore, move });
  await match.seconds(5);
  expect(versionOf(ada)).toBe(versionBefore);
  heal();
  await match.finish();
});

test.each(['back', 'forward'])(
  'a match with a clock is finished while clocks are set %s',
  async (direction) => {
    const step = direction === 'back' ? -HOUR_MS : HOUR_MS;
    const match = await watchedMatch(`jumps ${direction}`, 'mens-erger-je-niet', threeNames, {
      rules: { away: 'bot', clockSeconds: 60 },
    });
    for (let turn = 0; turn < 12; turn++) {
      const name = threeNames[turn % 3]!;
      match.control.wallOffsets.set(name, (match.control.wallOffsets.get(name) ?? 0) + step);
      await match.play(2);
      await match.seconds(3);
    }
    await match.finish();
  },
);

/** "Wait longer": whoever says so elects nobody until then, and tells who wants to be host, so that the whole table waits; but not for ever. */
import { describe, expect, test } from 'vitest';
import { isWaitFor, MOST_FOR_OTHERS, writeWait } from '../src/heirs/wait.ts';
import { roomOf, writeWill } from '../src/heirs/will.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { playOn } from './kit/evening.ts';
import { seededSigner } from './kit/means.ts';
import { four, hostOf, isOpen, read, story, three } from './kit/story.ts';

/** Longer than any test: by then a table that can go on has gone on. */
const NEVER = 600_000;

test('where everybody is needed, one who wants to wait holds up the others, too', async () => {
  const { clock, at, gone, seconds, follow, tables } = await story('patient', 'daumen-drauf', three);
  await playOn({ clock }, tables, 3);
  gone('Ada');
  await seconds(10);
  const until = at('Cas').fate!.until!;
  expect(at('Cas').fate!.waits).toBeNull();
  at('Cas').waitLonger!();
  expect(at('Cas').fate).toMatchObject({ until: until + 20_000, waits: at('Cas').state!.me });
  await clock.until(() => clock.now >= until + 18_000);
  expect([at('Ben').hosted, at('Cas').hosted]).toEqual([null, null]);
  await clock.until(() => [at('Ben'), at('Cas')].every(isOpen));
  expect(clock.now).toBeGreaterThanOrEqual(until + 20_000);
  // The next host is not given more time than the table says.
  const [host, guest] = at('Ben').hosted ? ['Ben', 'Cas'] : ['Cas', 'Ben'];
  await follow(host!);
  gone(host!);
  await clock.until(() => at(guest!).fate !== null);
  const { since, until: then, waits } = at(guest!).fate!;
  expect([then === null ? 20_000 : then - since, waits]).toEqual([20_000, null]);
});

test.each(['Ben', 'Cas', 'Dee'])(
  'where the others are enough they wait with %s all the same',
  async (who) => {
    const { clock, at, gone, seconds, finish, tables, watcher } = await story(
      `with ${who}`,
      'daumen-drauf',
      four,
    );
    await playOn({ clock }, tables, 3);
    const heirs = ['Ben', 'Cas', 'Dee'];
    gone('Ada');
    await seconds(10);
    at(who).waitLonger!();
    at(who).waitLonger!();
    const { me } = at(who).state!;
    const until = at(who).fate!.until!;
    // Those who hear of it say for whom they wait.
    await clock.until(() => heirs.some((name) => name !== who && at(name).fate?.waits === me));
    await clock.until(() => clock.now >= until - 1000);
    expect(heirs.filter((name) => at(name).hosted)).toEqual([]);
    await clock.until(() => heirs.every((name) => isOpen(at(name))));
    expect(clock.now).toBeGreaterThanOrEqual(until);
    expect(watcher.reigns.size).toBe(2);
    await finish();
  },
);

test('who stands for host and wants to wait longer tells those who voted for it', async () => {
  const { control, clock, at, gone, seconds, follow, finish, tables } = await story(
    'stands',
    'daumen-drauf',
    four,
  );
  await playOn({ clock }, tables, 3);
  gone('Ada');
  // One vote is missing.
  control.ear = (said) => (said.from === 'Dee' && read(said)?.t === 'hello' ? [] : [said.text]);
  let votes = 0;
  const { ear } = control;
  control.ear = (said) => {
    if (said.from === 'Cas' && read(said)?.t === 'vote') votes += 1;
    return ear!(said);
  };
  await clock.until(() => votes > 0 && at('Ben').fate?.votes === 2);
  at('Ben').waitLonger!();
  const { me } = at('Ben').state!;
  await clock.until(() => at('Cas').fate?.waits === me);
  control.ear = null;
  await seconds(15);
  expect(['Ben', 'Cas', 'Dee'].filter((name) => at(name).hosted)).toEqual([]);
  await follow('Ben');
  await finish();
});

test('nobody holds up the others for ever: after two minutes they go on, and who waits comes along', async () => {
  const { control, clock, at, gone, seconds, follow, finish, tables } = await story(
    'others',
    'daumen-drauf',
    four,
  );
  await playOn({ clock }, tables, 3);
  gone('Ada');
  await seconds(10);
  const usual = at('Cas').fate!.until!;
  for (let press = 0; press < 30; press++) at('Cas').waitLonger!();
  expect(at('Cas').fate!.until!).toBe(usual + NEVER);
  let givenUp = 0;
  control.ear = (said) => {
    const isLate = clock.now > usual + MOST_FOR_OTHERS + 5_000;
    if (isLate && said.from !== 'Cas' && read(said)?.t === 'released') givenUp += 1;
    return [said.text];
  };
  await clock.until(() => isOpen(at('Ben')) && isOpen(at('Dee')));
  expect(clock.now).toBeGreaterThanOrEqual(usual + MOST_FOR_OTHERS);
  expect(clock.now).toBeLessThan(usual + MOST_FOR_OTHERS + 60_000);
  expect(givenUp).toBe(0);
  const host = hostOf(at('Ben'))!;
  await follow(host);
  expect(host).not.toBe('Cas');
  await finish();
});

test('the host is back while it is waited for, and has its table again', async () => {
  const { clock, at, gone, back, seconds, follow, finish, tables } = await story(
    'back',
    'daumen-drauf',
    four,
  );
  await playOn({ clock }, tables, 3);
  gone('Ada');
  await seconds(15);
  at('Dee').waitLonger!();
  await seconds(20);
  await back('Ada');
  await follow('Ada');
  await finish();
});

describe('a word to wait', () => {
  const keyOf = (name: string): string => textOf(seededSigner(name).publicKey);
  const terms = { room: roomOf('abcdefghjkmnpqrstuwx'), epoch: 0, match: 1, needed: 2 };
  const will = writeWill({ ...terms, heirs: ['ben', 'cas'].map(keyOf) }, seededSigner('host'));

  test('is good for one candidacy, from an heir, and for as long as it says', () => {
    const wait = writeWait(will, 2, 20_000, seededSigner('ben'));
    expect(isWaitFor(will, 2, wait)).toBe(true);
    expect(isWaitFor(will, 3, wait)).toBe(false);
    expect(isWaitFor(will, 2, { ...wait, left: 30_000 })).toBe(false);
    expect(isWaitFor(will, 2, { ...wait, by: keyOf('cas') })).toBe(false);
    expect(isWaitFor(will, 2, writeWait(will, 2, 20_000, seededSigner('stranger')))).toBe(false);
    const later = writeWill({ ...terms, match: 2, heirs: will.heirs }, seededSigner('host'));
    expect(isWaitFor(later, 2, wait)).toBe(false);
  });

  test('is never for longer than others wait, nor for nothing', () => {
    expect(writeWait(will, 2, NEVER, seededSigner('ben')).left).toBe(MOST_FOR_OTHERS);
    expect(writeWait(will, 2, -5, seededSigner('ben')).left).toBe(1);
    expect(writeWait(will, 2, 19_999.4, seededSigner('ben')).left).toBe(20_000);
  });
});

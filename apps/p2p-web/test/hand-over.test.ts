/** "I have to go": the table reaches whoever is to have it, whatever happens on the way, and never two have it. */
import { expect, test } from 'vitest';
import type { Table } from '../src/tables/table.ts';
import { four, hostOf, isOpen, read, story } from './kit/story.ts';
import { playOn } from './kit/table.ts';

const two = ['Ada', 'Ben'] as const;

const goingOn = (...tables: Table[]): (string | undefined)[] =>
  tables.filter((table) => table.hosted && table.state!.waiting.length === 0).map(hostOf);

async function atPlay(seed: string, names: readonly string[]) {
  const home = await story(seed, 'daumen-drauf', names);
  await playOn(home, home.tables, 3);
  const { version } = home.at('Ben').state!.match!;
  const handOver = () => home.at('Ada').act({ kind: 'hand-over', person: home.at('Ben').state!.me });
  return { ...home, version, handOver };
}

test('what is lost on the way is sent again', async () => {
  const { control, network, clock, at, follow, finish, handOver, version } = await atPlay('lost', two);
  const ada = at('Ada');
  control.intercept = (said) => (said.from === 'Ada' && said.down ? [] : [said.text]);
  void handOver();
  await clock.until(() => ada.handed !== null);
  network.cut('Ada', 'Ben');
  // It is not hers any more, and she says for whom she waits.
  await clock.until(() => ada.state!.waiting.length > 0);
  expect(ada.handed).toBe(at('Ben').state!.me);
  expect(await ada.act({ kind: 'pause', paused: true })).toEqual({ ok: false, why: 'not-now' });
  expect(await ada.act({ kind: 'hand-over', person: ada.handed! })).toEqual({ ok: false, why: 'not-now' });
  control.intercept = null;
  await follow('Ben');
  expect(at('Ben').state!.match!.version).toBe(version);
  expect(ada.hosted).toBeNull();
  await finish();
});

test.each([
  ['before it is sent', false],
  ['when it is sent', true],
] as const)('a host that dies %s goes on handing over when it is back', async (_, isSent) => {
  const { control, clock, at, gone, back, follow, finish, seconds, handOver } = await atPlay(
    `dies ${isSent}`,
    two,
  );
  let dead = false;
  control.intercept = (said) => {
    if (said.from !== 'Ada' || !said.down || !(dead || read(said)?.t === 'inherit')) return [said.text];
    dead = true;
    return isSent && read(said)?.t === 'inherit' ? [said.text] : [];
  };
  void handOver();
  await clock.until(() => dead);
  gone('Ada');
  control.intercept = null;
  await seconds(60);
  expect(goingOn(at('Ben'))).toEqual(isSent ? ['Ben'] : []);
  await back('Ada');
  await seconds(1);
  expect(goingOn(at('Ada'), at('Ben'))).not.toContain('Ada');
  await follow('Ben');
  expect(at('Ada').hosted).toBeNull();
  await finish();
});

test('the table is kept while the next host is gone again', async () => {
  const { clock, at, gone, back, follow, finish, seconds, handOver, control } = await atPlay('gone', two);
  const ada = at('Ada');
  control.intercept = (said) => (said.from === 'Ben' && said.down ? [] : [said.text]);
  await handOver();
  await clock.until(() => at('Ben').hosted !== null);
  // He has it, but is gone before she has come to him.
  gone('Ben');
  control.intercept = null;
  await seconds(120);
  expect(goingOn(ada)).toEqual([]);
  expect(ada.hosted).not.toBeNull();
  await back('Ben');
  await follow('Ben');
  await finish();
});

test('where others can elect, they do not wait for who was handed the table and never got it', async () => {
  const { control, network, clock, at, gone, back, follow, finish, handOver } = await atPlay('never', four);
  control.intercept = (said) => (read(said)?.t === 'inherit' ? [] : [said.text]);
  void handOver();
  await clock.until(() => at('Ada').handed !== null);
  network.cut('Ada', 'Ben');
  gone('Ben');
  control.intercept = null;
  await clock.until(() => [at('Cas'), at('Dee')].some((table) => table.hosted && isOpen(table)));
  const elected = at('Cas').hosted ? 'Cas' : 'Dee';
  await follow(elected);
  expect(at('Ada').hosted).toBeNull();
  // He comes back to nothing but an old promise.
  await back('Ben');
  await follow(elected);
  await finish();
});

test('nobody is given less than they have seen', async () => {
  const { control, at, seconds, handOver } = await atPlay('less', two);
  control.intercept = (said) => {
    const message = read(said) as { t: string; saved: { steps: number } } | null;
    if (message?.t !== 'inherit') return [said.text];
    const saved = { ...message.saved, steps: message.saved.steps - 1 };
    return [`.${JSON.stringify({ ...message, saved })}`];
  };
  void handOver();
  await seconds(8);
  expect(at('Ben').hosted).toBeNull();
});

/** Disks that cannot be written, or take long: what somebody could not keep they have not promised, and nobody is host by it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Saved } from '../src/host/room.ts';
import type { GuestSave } from '../src/tables/keep.ts';
import { playOn } from './kit/evening.ts';
import type { Watch } from './kit/means.ts';
import { four, hostOf, isOpen, isVote, read, story, three } from './kit/story.ts';

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset().mockReturnValue());
afterEach(() => errors.mockReset());

type Disk = NonNullable<Watch['saved']>;

const full = (is: (...of: Parameters<Disk>) => boolean): Disk => {
  return (...of) => {
    if (is(...of)) throw new Error('no room is left');
  };
};
const votedIn = (save: unknown): number => (save as GuestSave).kept?.voted?.epoch ?? 0;

test('a table is not handed over while that cannot be kept, and is when it can', async () => {
  const names = ['Ada', 'Ben'] as const;
  const { control, clock, at, gone, back, follow, finish, seconds, tables } = await story(
    'full',
    'daumen-drauf',
    names,
  );
  await playOn({ clock }, tables, 3);
  const ada = at('Ada');
  const handOver = () => ada.act({ kind: 'hand-over', person: at('Ben').state!.me });
  let given = 0;
  control.ear = (said) => {
    if (read(said)?.t === 'inherit') given += 1;
    return [said.text];
  };
  control.disk = full((name, role) => name === 'Ada' && role === 'host');
  await handOver();
  await seconds(30);
  expect([given, ada.handed, ada.state!.waiting]).toEqual([0, null, []]);
  expect(ada.hosted!.unsaved).toBe(true);
  // It is hers, and she plays on; also after a reload, of which Ben would otherwise be host beside her.
  await playOn({ clock }, tables, 2);
  expect(isOpen(at('Ben'))).toBe(true);
  control.disk = null;
  await handOver();
  await follow('Ben');
  expect(given).toBeGreaterThan(0);
  gone('Ada');
  await back('Ada');
  await follow('Ben');
  await finish();
});

test('what is handed over is said when it is on the disk, however long that takes', async () => {
  const { control, clock, at, gone, back, follow, seconds, tables } = await story(
    'slow',
    'daumen-drauf',
    three,
  );
  await playOn({ clock }, tables, 3);
  const told = new Set<unknown>();
  control.ear = (said) => {
    if (said.down && said.from === 'Ada') told.add(read(said)?.t);
    return [said.text];
  };
  let writing = false;
  control.disk = async (name, role, save) => {
    if (name !== 'Ada' || role !== 'host' || !(save as Saved).room.handed) return;
    writing = true;
    await new Promise(() => {});
  };
  void at('Ada').act({ kind: 'hand-over', person: at('Ben').state!.me });
  await clock.until(() => writing);
  await seconds(5);
  expect(told).not.toContain('inherit');
  expect(told).not.toContain('bye');
  // She is gone before it is written: then nothing has been handed over.
  gone('Ada');
  control.disk = null;
  await seconds(1);
  await back('Ada');
  await follow('Ada');
});

test('who cannot keep that it is host, is not: the next one is', async () => {
  const { control, clock, at, gone, back, follow, finish, seconds, tables, watcher } = await story(
    'no reign',
    'daumen-drauf',
    four,
  );
  await playOn({ clock }, tables, 5);
  let tries = 0;
  control.disk = full((name, role) => {
    const isReign = name === 'Ben' && role === 'host';
    if (isReign) tries += 1;
    return isReign;
  });
  gone('Ada');
  await clock.until(() => tries > 0);
  await seconds(1);
  expect(at('Ben').hosted).toBeNull();
  await clock.until(() => ['Cas', 'Dee'].some((name) => at(name).hosted));
  const elected = at('Cas').hosted ? 'Cas' : 'Dee';
  await follow(elected);
  // He did not try again and again before the others.
  expect(tries).toBe(1);
  expect([...watcher.reigns.values()].map(({ host }) => host)).toEqual(['Ada', elected]);
  await back('Ada');
  await follow(elected);
  await finish();
});

test('that a seat of a guest cannot be deleted keeps nobody from being host', async () => {
  const { control, clock, gone, follow, finish, tables } = await story('old seat', 'daumen-drauf', three);
  await playOn({ clock }, tables, 4);
  let tries = 0;
  control.deletes = (_, role) => {
    if (role !== 'guest') return;
    tries += 1;
    throw new Error('it cannot be written');
  };
  gone('Ada');
  await follow('Ben');
  expect(tries).toBe(1);
  await finish();
});

test.each([
  ['cannot be written', true],
  ['does not answer', false],
] as const)('who stands asks nobody while its disk %s', async (_, isAnswered) => {
  const { control, clock, at, gone, follow, tables } = await story(`stands ${_}`, 'daumen-drauf', four);
  await playOn({ clock }, tables, 5);
  let asked = 0;
  control.ear = (said) => {
    if (said.from === 'Ben' && read(said)?.t === 'candidate') asked += 1;
    return [said.text];
  };
  control.disk = (name, role, save) => {
    if (name !== 'Ben' || role !== 'guest' || votedIn(save) === 0) return;
    if (isAnswered) throw new Error('no room is left');
    return new Promise(() => {});
  };
  gone('Ada');
  await clock.until(() => ['Cas', 'Dee'].some((name) => at(name).hosted));
  expect(asked).toBe(0);
  await follow(at('Cas').hosted ? 'Cas' : 'Dee');
});

test('a vote that cannot be kept is not given, and binds nobody', async () => {
  const { control, clock, at, gone, back, follow, finish, seconds, tables } = await story(
    'no vote',
    'daumen-drauf',
    three,
  );
  await playOn({ clock }, tables, 5);
  let votes = 0;
  control.ear = (said) => {
    if (isVote(said) && said.from === 'Cas') votes += 1;
    return [said.text];
  };
  let refused = 0;
  control.disk = full((name, role, save) => {
    const isPromise = name === 'Cas' && role === 'guest' && votedIn(save) > 0;
    if (isPromise) refused += 1;
    return isPromise;
  });
  gone('Ada');
  await clock.until(() => refused > 1);
  expect([votes, at('Ben').hosted]).toEqual([0, null]);
  // Ben, whom she would have voted for, is gone, and the old host is back: she need not wait for him.
  gone('Ben');
  await back('Ada');
  await clock.until(() => isOpen(at('Cas')));
  expect(hostOf(at('Cas'))).toBe('Ada');
  expect(votes).toBe(0);
  control.disk = null;
  await back('Ben');
  await follow('Ada');
  await seconds(5);
  await finish();
});

test('a vote that was given binds, also if it cannot be kept a second time', async () => {
  const { control, clock, at, gone, back, network, seconds, tables } = await story(
    'given vote',
    'daumen-drauf',
    three,
  );
  await playOn({ clock }, tables, 5);
  let votes = 0;
  let refused = 0;
  control.ear = (said) => {
    if (!isVote(said) || said.from !== 'Cas') return [said.text];
    votes += 1;
    // It goes out, and nothing comes back: for all that she knows Ben has it.
    control.disk = full((name, role, save) => {
      const isPromise = name === 'Cas' && role === 'guest' && votedIn(save) > 0;
      if (isPromise) refused += 1;
      return isPromise;
    });
    return [];
  };
  gone('Ada');
  await clock.until(() => votes > 0);
  network.cut('Ben', 'Cas');
  await clock.until(() => refused > 2);
  gone('Ben');
  await back('Ada');
  await seconds(60);
  expect(isOpen(at('Cas'))).toBe(false);
});

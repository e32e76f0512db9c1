/** Disks that cannot be written, or never answer: a browser promises nothing that it could not store, and nobody becomes host without storage. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostSave } from '../src/host/room.ts';
import type { GuestSave } from '../src/tables/saves.ts';
import type { Watch } from './kit/browsers.ts';
import {
  fourNames,
  isActiveHost,
  isOpen,
  isVote,
  read,
  threeNames,
  twoNames,
  type WatchedMatch,
  watchedMatch,
} from './kit/watched-match.ts';

vi.mock('@noble/ed25519', async (original) =>
  (await import('./kit/native-ed25519.ts')).withNativeEd25519(original),
);

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset().mockReturnValue());
afterEach(() => errors.mockReset());

type Disk = NonNullable<Watch['saved']>;

const refusingDisk =
  (isRefused: (...write: Parameters<Disk>) => boolean): Disk =>
  (...write) => {
    if (isRefused(...write)) throw new Error('no space is left');
  };
const hangingDisk =
  (isHung: (...write: Parameters<Disk>) => boolean): Disk =>
  (...write) =>
    isHung(...write) ? new Promise(() => {}) : undefined;
const hasVoted = (save: unknown): boolean => (save as GuestSave).memory.election.term > 0;

test('a vote and a hand-over are flushed to disk, a move is not', async () => {
  const home = await watchedMatch('firm', 'daumen-drauf', threeNames);
  const firmWrites = { moves: 0, votes: 0, handOvers: 0 };
  const looseWrites = { votes: 0, handOvers: 0 };
  let term = 0;
  home.control.disk = (name, role, save, isFirm) => {
    if (role === 'host' && (save as HostSave).room.handedOver)
      (isFirm ? firmWrites : looseWrites).handOvers += 1;
    else if (role === 'host' && name === 'Ada' && isFirm) firmWrites.moves += 1;
    if (role !== 'guest' || name !== 'Cas') return;
    const { election } = (save as GuestSave).memory;
    if (election.term <= term || election.votedFor === null) return;
    (isFirm ? firmWrites : looseWrites).votes += 1;
    ({ term } = election);
  };
  await home.play(5);
  expect(firmWrites.moves).toBe(0);
  home.crash('Ada');
  await home.allFollow('Ben');
  await home.play(2);
  const person = home.at('Cas').state!.me;
  expect(await home.at('Ben').act({ kind: 'hand-over', person })).toEqual({ ok: true });
  await home.allFollow('Cas');
  expect(looseWrites).toEqual({ votes: 0, handOvers: 0 });
  expect(firmWrites.votes).toBeGreaterThan(0);
  expect(firmWrites.handOvers).toBeGreaterThan(0);
});

test('a table is not handed over while that cannot be stored, and is when it can', async () => {
  const home = await watchedMatch('full', 'daumen-drauf', twoNames);
  await home.play(3);
  const ada = home.at('Ada');
  const handOver = () => ada.act({ kind: 'hand-over', person: home.at('Ben').state!.me });
  let sentCount = 0;
  home.control.intercept = (message) => {
    if (read(message)?.t === 'hand-over') sentCount += 1;
    return [message.text];
  };
  home.control.disk = refusingDisk((name, role) => name === 'Ada' && role === 'host');
  await handOver();
  await home.seconds(30);
  expect([sentCount, ada.handedOverTo, ada.state!.waiting]).toEqual([0, null, []]);
  expect(ada.hosted!.unsaved).toBe(true);
  // Ada stays the host and plays on.
  await home.play(2);
  home.control.disk = null;
  await handOver();
  await home.allFollow('Ben');
  expect(sentCount).toBeGreaterThan(0);
  home.crash('Ada');
  await home.reopen('Ada');
  await home.allFollow('Ben');
  await home.finish();
});

test('a hand-over is sent only when it is on disk, however long that takes', async () => {
  const home = await watchedMatch('slow', 'daumen-drauf', threeNames);
  await home.play(3);
  const sentTerms = new Set<unknown>();
  home.control.intercept = (message) => {
    if (message.down && message.from === 'Ada') sentTerms.add(read(message)?.t);
    return [message.text];
  };
  let isWriting = false;
  home.control.disk = hangingDisk((name, role, save) => {
    const isHandOver = name === 'Ada' && role === 'host' && (save as HostSave).room.handedOver !== undefined;
    isWriting ||= isHandOver;
    return isHandOver;
  });
  void home.at('Ada').act({ kind: 'hand-over', person: home.at('Ben').state!.me });
  await home.until(() => isWriting);
  await home.seconds(5);
  expect(sentTerms).not.toContain('hand-over');
  expect(sentTerms).not.toContain('bye');
  // Ada crashes before the write completes, so nothing was handed over.
  home.crash('Ada');
  home.control.disk = null;
  await home.seconds(1);
  await home.reopen('Ada');
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  await home.finish();
});

/** Ada crashes, and Ben's disk refuses what he writes as host. Resolves at his first attempt. */
async function crashAdaWithoutDiskForBen(home: WatchedMatch): Promise<void> {
  let attempts = 0;
  home.control.disk = refusingDisk((name, role) => {
    const isHost = name === 'Ben' && role === 'host';
    if (isHost) attempts += 1;
    return isHost;
  });
  home.crash('Ada');
  await home.until(() => attempts > 0);
}

test('a candidate that cannot store that it is host is not: the next one is', async () => {
  const home = await watchedMatch('no host', 'daumen-drauf', fourNames);
  await home.play(5);
  await crashAdaWithoutDiskForBen(home);
  await home.seconds(1);
  expect(home.at('Ben').hosted).toBeNull();
  await home.until(() => ['Cas', 'Dee'].some((name) => isActiveHost(home.at(name))));
  const electedName = isActiveHost(home.at('Cas')) ? 'Cas' : 'Dee';
  await home.allFollow(electedName);
  expect(home.invariants.terms.map(({ host }) => host)).toEqual(['Ada', electedName]);
  await home.reopen('Ada');
  await home.allFollow(electedName);
  await home.finish();
});

test('a candidate whose vote is needed becomes host as soon as its disk can be written', async () => {
  const home = await watchedMatch('later', 'daumen-drauf', threeNames);
  await home.play(5);
  await crashAdaWithoutDiskForBen(home);
  await home.seconds(10);
  expect(home.at('Ben').hosted).toBeNull();
  home.control.disk = null;
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  await home.finish();
});

test('a guest whose old save cannot be deleted becomes host all the same', async () => {
  const home = await watchedMatch('old save', 'daumen-drauf', threeNames);
  await home.play(4);
  home.control.deletes = () => {
    throw new Error('it cannot be written');
  };
  home.crash('Ada');
  await home.allFollow('Ben');
  await home.finish();
});

test.each([
  ['cannot be written', refusingDisk],
  ['does not answer', hangingDisk],
] as const)('a candidate asks nobody for a vote while its disk %s', async (_, fails) => {
  const home = await watchedMatch(`asks ${_}`, 'daumen-drauf', fourNames);
  await home.play(5);
  let requestCount = 0;
  home.control.intercept = (intercepted) => {
    const message = intercepted.from === 'Ben' ? read(intercepted) : null;
    if (message?.t === 'request-vote' && message.pre === false) requestCount += 1;
    return [intercepted.text];
  };
  home.control.disk = fails((name, role, save) => name === 'Ben' && role === 'guest' && hasVoted(save));
  home.crash('Ada');
  await home.until(() => ['Cas', 'Dee'].some((name) => isActiveHost(home.at(name))));
  expect(requestCount).toBe(0);
  home.invariants.check();
});

test.each([
  ['cannot be stored', refusingDisk],
  ['is not stored yet', hangingDisk],
] as const)('a vote that %s is not given', async (_, fails) => {
  const home = await watchedMatch(`vote ${_}`, 'daumen-drauf', threeNames);
  await home.play(5);
  let votes = 0;
  home.control.intercept = (message) => {
    if (isVote(message) && message.from === 'Cas') votes += 1;
    return [message.text];
  };
  let failures = 0;
  home.control.disk = fails((name, role, save) => {
    const isPromise = name === 'Cas' && role === 'guest' && hasVoted(save);
    if (isPromise) failures += 1;
    return isPromise;
  });
  home.crash('Ada');
  await home.until(() => failures > 0);
  await home.seconds(30);
  expect([votes, home.at('Ben').hosted]).toEqual([0, null]);
  // Cas starts her browser again, with a disk that works.
  home.control.disk = null;
  home.crash('Cas');
  await home.reopen('Cas');
  await home.reopen('Ada');
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  await home.finish();
});

test('a vote that was given binds after a restart', async () => {
  const home = await watchedMatch('binds', 'daumen-drauf', threeNames);
  await home.play(5);
  let votes = 0;
  home.control.intercept = (message) => {
    if (!isVote(message) || message.from !== 'Cas') return [message.text];
    votes += 1;
    // The vote is sent, but no answer arrives: Cas must assume that Ben has it.
    return [];
  };
  home.crash('Ada');
  await home.until(() => votes > 0);
  home.crash('Ben');
  home.crash('Cas');
  home.control.intercept = null;
  await home.reopen('Ada');
  await home.reopen('Cas');
  await home.seconds(60);
  // Ben could be host with the vote of Cas, so nobody goes on without him.
  expect(home.all().some(isActiveHost)).toBe(false);
  await home.reopen('Ben');
  await home.until(() => home.all().every(isOpen) && home.all().some(isActiveHost));
  await home.finish();
});

test('a host that cannot save plays on and says so', async () => {
  const home = await watchedMatch('unsaved', 'daumen-drauf', threeNames);
  await home.play(3);
  home.control.disk = refusingDisk((name, role) => name === 'Ada' && role === 'host');
  await home.play(2);
  expect(home.at('Ada').hosted!.unsaved).toBe(true);
  home.control.disk = null;
  await home.play(1);
  await home.finish();
  expect(home.at('Ada').hosted!.unsaved).toBe(false);
});

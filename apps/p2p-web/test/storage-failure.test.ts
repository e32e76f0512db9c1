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
  messageIn,
  threeNames,
  twoNames,
  type WatchedMatch,
  watchedMatch,
} from './kit/watched-match.ts';

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
  const match = await watchedMatch('firm', 'daumen-drauf', threeNames);
  const firmWrites = { moves: 0, votes: 0, handOvers: 0 };
  const looseWrites = { votes: 0, handOvers: 0 };
  let term = 0;
  match.control.disk = (name, role, save, isFirm) => {
    if (role === 'host' && (save as HostSave).room.handedOver)
      (isFirm ? firmWrites : looseWrites).handOvers += 1;
    else if (role === 'host' && name === 'Ada' && isFirm) firmWrites.moves += 1;
    if (role !== 'guest' || name !== 'Cas') return;
    const { election } = (save as GuestSave).memory;
    if (election.term <= term || election.votedFor === null) return;
    (isFirm ? firmWrites : looseWrites).votes += 1;
    ({ term } = election);
  };
  await match.play(5);
  expect(firmWrites.moves).toBe(0);
  match.crash('Ada');
  await match.allFollow('Ben');
  await match.play(2);
  const person = match.at('Cas').state!.me;
  expect(await match.at('Ben').act({ kind: 'hand-over', person })).toEqual({ ok: true });
  await match.allFollow('Cas');
  expect(looseWrites).toEqual({ votes: 0, handOvers: 0 });
  expect(firmWrites.votes).toBeGreaterThan(0);
  expect(firmWrites.handOvers).toBeGreaterThan(0);
});

test('a table is not handed over while that cannot be stored, and is when it can', async () => {
  const match = await watchedMatch('full', 'daumen-drauf', twoNames);
  await match.play(3);
  const ada = match.at('Ada');
  const handOver = () => ada.act({ kind: 'hand-over', person: match.at('Ben').state!.me });
  let sentCount = 0;
  match.control.intercept = (message) => {
    if (messageIn(message)?.t === 'hand-over') sentCount += 1;
    return [message.text];
  };
  match.control.disk = refusingDisk((name, role) => name === 'Ada' && role === 'host');
  await handOver();
  await match.seconds(30);
  expect([sentCount, ada.handedOverTo, ada.state!.waiting]).toEqual([0, null, []]);
  expect(ada.hosted!.unsaved).toBe(true);
  // Ada stays the host and plays on.
  await match.play(2);
  match.control.disk = null;
  await handOver();
  await match.allFollow('Ben');
  expect(sentCount).toBeGreaterThan(0);
  match.crash('Ada');
  await match.reopen('Ada');
  await match.allFollow('Ben');
  await match.finish();
});

test('a hand-over is sent only when it is on disk, however long that takes', async () => {
  const match = await watchedMatch('slow', 'daumen-drauf', threeNames);
  await match.play(3);
  const sentTerms = new Set<unknown>();
  match.control.intercept = (message) => {
    if (message.down && message.from === 'Ada') sentTerms.add(messageIn(message)?.t);
    return [message.text];
  };
  let isWriting = false;
  match.control.disk = hangingDisk((name, role, save) => {
    const isHandOver = name === 'Ada' && role === 'host' && (save as HostSave).room.handedOver !== undefined;
    isWriting ||= isHandOver;
    return isHandOver;
  });
  void match.at('Ada').act({ kind: 'hand-over', person: match.at('Ben').state!.me });
  await match.until(() => isWriting);
  await match.seconds(5);
  expect(sentTerms).not.toContain('hand-over');
  expect(sentTerms).not.toContain('bye');
  // Ada crashes before the write completes, so nothing was handed over.
  match.crash('Ada');
  match.control.disk = null;
  await match.seconds(1);
  await match.reopen('Ada');
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  await match.finish();
});

/** Ada crashes, and Ben's disk refuses what he writes as host. Resolves at his first attempt. */
async function crashAdaWithoutDiskForBen(match: WatchedMatch): Promise<void> {
  let attempts = 0;
  match.control.disk = refusingDisk((name, role) => {
    const isHost = name === 'Ben' && role === 'host';
    if (isHost) attempts += 1;
    return isHost;
  });
  match.crash('Ada');
  await match.until(() => attempts > 0);
}

test('a candidate that cannot store that it is host is not: the next one is', async () => {
  const match = await watchedMatch('no host', 'daumen-drauf', fourNames);
  await match.play(5);
  await crashAdaWithoutDiskForBen(match);
  await match.seconds(1);
  expect(match.at('Ben').hosted).toBeNull();
  await match.until(() => ['Cas', 'Dee'].some((name) => isActiveHost(match.at(name))));
  const electedName = isActiveHost(match.at('Cas')) ? 'Cas' : 'Dee';
  await match.allFollow(electedName);
  expect(match.invariants.terms.map(({ host }) => host)).toEqual(['Ada', electedName]);
  await match.reopen('Ada');
  await match.allFollow(electedName);
  await match.finish();
});

test('a candidate whose vote is needed becomes host as soon as its disk can be written', async () => {
  const match = await watchedMatch('later', 'daumen-drauf', threeNames);
  await match.play(5);
  await crashAdaWithoutDiskForBen(match);
  await match.seconds(10);
  expect(match.at('Ben').hosted).toBeNull();
  match.control.disk = null;
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  await match.finish();
});

test('a guest whose old save cannot be deleted becomes host all the same', async () => {
  const match = await watchedMatch('old save', 'daumen-drauf', threeNames);
  await match.play(4);
  match.control.deletes = () => {
    throw new Error('it cannot be written');
  };
  match.crash('Ada');
  await match.allFollow('Ben');
  await match.finish();
});

test.each([
  ['cannot be written', refusingDisk],
  ['does not answer', hangingDisk],
] as const)('a candidate asks nobody for a vote while its disk %s', async (_, fails) => {
  const match = await watchedMatch(`asks ${_}`, 'daumen-drauf', fourNames);
  await match.play(5);
  let requestCount = 0;
  match.control.intercept = (intercepted) => {
    const message = intercepted.from === 'Ben' ? messageIn(intercepted) : null;
    if (message?.t === 'request-vote' && message.pre === false) requestCount += 1;
    return [intercepted.text];
  };
  match.control.disk = fails((name, role, save) => name === 'Ben' && role === 'guest' && hasVoted(save));
  match.crash('Ada');
  await match.until(() => ['Cas', 'Dee'].some((name) => isActiveHost(match.at(name))));
  expect(requestCount).toBe(0);
  match.invariants.check();
});

test.each([
  ['cannot be stored', refusingDisk],
  ['is not stored yet', hangingDisk],
] as const)('a vote that %s is not given', async (_, fails) => {
  const match = await watchedMatch(`vote ${_}`, 'daumen-drauf', threeNames);
  await match.play(5);
  let votes = 0;
  match.control.intercept = (message) => {
    if (isVote(message) && message.from === 'Cas') votes += 1;
    return [message.text];
  };
  let failures = 0;
  match.control.disk = fails((name, role, save) => {
    const isPromise = name === 'Cas' && role === 'guest' && hasVoted(save);
    if (isPromise) failures += 1;
    return isPromise;
  });
  match.crash('Ada');
  await match.until(() => failures > 0);
  await match.seconds(30);
  expect([votes, match.at('Ben').hosted]).toEqual([0, null]);
  // Cas starts her browser again, with a disk that works.
  match.control.disk = null;
  match.crash('Cas');
  await match.reopen('Cas');
  await match.reopen('Ada');
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  await match.finish();
});

test('a vote that was given binds after a restart', async () => {
  const match = await watchedMatch('binds', 'daumen-drauf', threeNames);
  await match.play(5);
  let votes = 0;
  match.control.intercept = (message) => {
    if (!isVote(message) || message.from !== 'Cas') return [message.text];
    votes += 1;
    // The vote is sent, but no answer arrives: Cas must assume that Ben has it.
    return [];
  };
  match.crash('Ada');
  await match.until(() => votes > 0);
  match.crash('Ben');
  match.crash('Cas');
  match.control.intercept = null;
  await match.reopen('Ada');
  await match.reopen('Cas');
  await match.seconds(60);
  // Ben could be host with the vote of Cas, so nobody goes on without him.
  expect(match.all().some(isActiveHost)).toBe(false);
  await match.reopen('Ben');
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost));
  await match.finish();
});

test('a host that cannot save plays on and says so', async () => {
  const match = await watchedMatch('unsaved', 'daumen-drauf', threeNames);
  await match.play(3);
  match.control.disk = refusingDisk((name, role) => name === 'Ada' && role === 'host');
  await match.play(2);
  expect(match.at('Ada').hosted!.unsaved).toBe(true);
  match.control.disk = null;
  await match.play(1);
  await match.finish();
  expect(match.at('Ada').hosted!.unsaved).toBe(false);
});

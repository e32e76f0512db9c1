/** Attacks on the log itself: changed on the way, forged, forked, continued by somebody who may not. */
import {
  type Body,
  checkEntry,
  digestOf,
  type Entry,
  entryOf,
  type Hash,
  keyOf,
  Log,
  type Signature,
  signHandover,
  signVote,
} from '@cheeseboard/engine/fair';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HostChange, hostOf as hostByProof, signMembership } from '../src/election/host-proof.ts';
import { HostLog } from '../src/host/host-log.ts';
import type { HostSave } from '../src/host/room.ts';
import { keysFrom, openedLog, type Share } from '../src/log/open-log.ts';
import { framesOf } from '../src/protocol/frames.ts';
import { hashOfKey, personOf } from '../src/protocol/keys.ts';
import type { WireAppend } from '../src/protocol/messages.ts';
import { roomName } from '../src/protocol/room.ts';
import type { Snapshot } from '../src/protocol/snapshot.ts';
import type { Identity } from '../src/storage/identity.ts';
import { makeTables } from '../src/tables/make.ts';
import type { GuestSave } from '../src/tables/saves.ts';
import type { Policy, Table } from '../src/tables/table.ts';
import { seededSigner } from './kit/browsers.ts';
import {
  Fork,
  type Hostility,
  hostileHost,
  hostileWriter,
  restoreMethods,
  signatureOf,
} from './kit/hostile-host.ts';
import type { Intercept, Intercepted } from './kit/intercept.ts';
import { goOn, playOn, startMatch, summaryOf, verdictOf } from './kit/table.ts';
import {
  fourNames,
  hostOf,
  isActiveHost,
  isOpen,
  isVote,
  messageIn,
  threeNames,
  versionOf,
  type WatchedMatch,
  watchedMatch,
} from './kit/watched-match.ts';

const names = ['Ada', 'Ben', 'Cas'];
const diceGame = 'mens-erger-je-niet';
const seed = 'hostile log 4';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  restoreMethods();
});

const startHostileMatch = (hostility: Hostility, rules: Partial<Policy> = {}) =>
  startMatch(seed, diceGame, names, {
    rules: { away: 'bot', ...rules },
    watch: { intercept: hostileHost(hostility) },
  });

type Started = Awaited<ReturnType<typeof startHostileMatch>>;
const people = (match: Started) => match.tables as [Table, Table, Table];
const canMove = ({ state }: Table): boolean => state!.match!.moves.length > 0;
const violationOf = ({ state }: Table) => state?.match?.fair?.violation ?? null;
const playUntil = (match: Started, test: () => boolean) =>
  match.clock.until(test, 400).catch((error) => {
    throw new Error(
      `${error} ${JSON.stringify(match.tables.map((table) => [summaryOf(table), violationOf(table)]))}`,
    );
  });

const advance = async ({ clock }: Started, ms: number): Promise<void> => {
  const endMs = clock.now + ms;
  await clock.until(() => clock.now >= endMs, 5000);
};

/** Ada and Cas play until `isDone`. Ben plays only when nobody else can. */
async function othersPlay(match: Started, isDone: () => boolean): Promise<void> {
  const [ada, ben, cas] = people(match);
  for (let moves = 0; moves < 12 && !isDone(); moves++) {
    const movableTables = [ada, cas].filter(({ state }) => state!.match!.moves.length > 0);
    if (movableTables.length > 0) await playOn(match, movableTables, 1);
    else if (ben.state!.match!.moves.length > 0 && ben.connection.state === 'open')
      await playOn(match, [ben], 1);
    else await match.clock.tick();
  }
}

// On the way to one guest

const lastEntryOf = (entries: readonly Entry[]): Entry => entries.at(-1)!;

type ChangedAppend = [
  string,
  'refused' | RegExp,
  (append: WireAppend, before: readonly Entry[]) => WireAppend,
];

test.each<ChangedAppend>([
  ['an entry is left out', /view/, (append) => ({ ...append, entries: [] })],
  [
    'an entry comes in the wrong order',
    'refused',
    (append) => ({
      ...append,
      entries: append.entries.map((entry) => ({ ...entry, index: entry.index + 1 })),
    }),
  ],
  [
    'an earlier entry follows the new one',
    /draw|counter|position|move/,
    (append, before) => ({
      ...append,
      entries: [...append.entries, { ...lastEntryOf(before), index: append.entries.at(-1)!.index + 1 }],
    }),
  ],
  [
    'an earlier entry is repeated',
    /draw|counter|position|move/,
    (append, before) => ({
      ...append,
      entries: append.entries.map((entry) => ({ ...lastEntryOf(before), index: entry.index })),
    }),
  ],
  ['the log is cut', 'refused', (append) => ({ ...append, previous: { index: -1, hash: '' }, entries: [] })],
  [
    'an entry claims another term',
    'refused',
    (append) => ({ ...append, entries: append.entries.map((entry) => ({ ...entry, term: entry.term + 1 })) }),
  ],
  ['the message claims another term', 'refused', (append) => ({ ...append, term: append.term + 1 })],
  [
    'an entry that is known is replaced by another',
    /fork/,
    (append, before) => {
      const changedEntry = { ...lastEntryOf(before), digest: digestOf('another') as Hash, body: null };
      return {
        ...append,
        previous: { index: -1, hash: '' },
        entries: [...before.slice(0, -1), changedEntry],
      };
    },
  ],
])('%s on the way: the guest does not take it', async (_, expectedKind, change) => {
  const sentEntries: Entry[] = [];
  let isAttacking = false;
  const match = await startHostileMatch({
    append: (append, to) => {
      if (to !== 'Ben') return append;
      if (isAttacking && append.entries.length > 0) return change(append, sentEntries);
      for (const entry of append.entries) sentEntries[entry.index] = entry;
      return append;
    },
  });
  const [, ben] = people(match);
  await playOn(match, match.tables, 4);
  isAttacking = true;
  const isDone = () => ben.connection.state !== 'open' || violationOf(ben) !== null;
  await othersPlay(match, isDone);
  await playUntil(match, isDone);
  const violation = violationOf(ben);
  if (expectedKind === 'refused') expect([violation, ben.connection.state]).toEqual([null, 'connecting']);
  else
    expect(violation).toMatchObject({
      kind: expect.stringMatching(expectedKind),
      name: expect.any(String),
      index: expect.any(Number),
    });
  expect(verdictOf(ben)).toBeNull();
});

test('two entries that change places are found by whoever gets the whole log', async () => {
  const swapEntries = ({ entries }: WireAppend): Entry[] =>
    entries.map((entry, index) => {
      const swappedEntry = entries[index === 3 ? 4 : index === 4 ? 3 : index]!;
      return { ...swappedEntry, index: entry.index };
    });
  const match = await startHostileMatch({
    append: (append, to) => (to === 'Wim' ? { ...append, entries: swapEntries(append) } : append),
  });
  await playOn(match, match.tables, 4);
  const wim = (await match.browser('Wim').tables.join(match.invitation))!;
  await advance(match, 5_000);
  expect(violationOf(wim)).toMatchObject({ index: 3 });
});

test('a guest from whom entries are withheld sees no step without its entry, and plays on when they come', async () => {
  let isWithholding = false;
  let lastShown: Snapshot | null = null;
  const match = await startHostileMatch({
    append: (append, to) => (isWithholding && to === 'Cas' ? null : append),
    snapshot: (snapshot, to) => {
      if (to !== 'Cas') return snapshot;
      if (!isWithholding) lastShown = snapshot;
      return lastShown!;
    },
  });
  const [ada, ben, cas] = people(match);
  await playOn(match, match.tables, 4);
  for (let moves = 0; moves < 20 && !canMove(ada); moves++) await playOn(match, match.tables, 1);
  await playUntil(match, () => versionOf(cas) === versionOf(ada));
  isWithholding = true;
  const versionBefore = versionOf(cas);
  await playOn(match, [ada, ben], 1);
  await advance(match, 3_000);
  expect(versionOf(ben)).toBeGreaterThan(versionBefore);
  expect(versionOf(cas)).toBe(versionBefore);
  expect([violationOf(cas), verdictOf(cas)]).toEqual([null, null]);
  isWithholding = false;
  await playUntil(match, () => versionOf(cas) === versionOf(ada));
  await playOn(match, match.tables, 3);
  await playUntil(match, () => versionOf(cas) === versionOf(ada));
  expect(match.tables.map(violationOf)).toEqual([null, null, null]);
});

// Forged entries

const ada = keyOf(seededSigner(`${seed} Ada`));
const ben = keyOf(seededSigner(`${seed} Ben`));
const stranger = seededSigner('stranger');
const commitments = { open: 'a'.repeat(64), sealed: 'b'.repeat(64) };
const signedBy =
  (...signers: readonly string[]) =>
  (log: Log, body: Body): Signature[] =>
    signers.map((name) => signatureOf(seed, name, log, body));
const voteOf = (name: string, log: Log, candidate: { key: string; term: number }) =>
  signVote(seededSigner(`${seed} ${name}`), log.start.room, candidate, {
    lastTerm: log.entryAt(log.length - 1).term,
    ...log.head,
  });
const handover = (name: string, log: Log, key: string, term: number) =>
  signHandover(seededSigner(`${seed} ${name}`), log.start, { key, term }, 99, log.head);

type ForgedEntry = [string, string, (log: Log) => Body, (log: Log, body: Body) => readonly Signature[]];

test.each<ForgedEntry>([
  [
    'a seat for somebody who did not ask for it',
    'seat',
    () => ({ kind: 'seat', seat: 1, change: 'join', key: keyOf(stranger), name: 'X', ...commitments }),
    signedBy('Ada'),
  ],
  [
    'a stand-in that a guest decided',
    'signature',
    () => ({ kind: 'seat', seat: 2, change: 'stand-in', why: 'asked' }),
    signedBy('Ben'),
  ],
  [
    'a seat that does not exist',
    'seat',
    () => ({ kind: 'seat', seat: 7, change: 'stand-in', why: 'away' }),
    signedBy('Ada'),
  ],
  [
    'an undo that only the host wants',
    'signature',
    (log) => ({ kind: 'undo', to: log.length - 2, seat: 0 }),
    signedBy('Ada'),
  ],
  [
    'an undo that one of three did not agree to',
    'signature',
    (log) => ({ kind: 'undo', to: log.length - 2, seat: 0 }),
    signedBy('Ada', 'Ben'),
  ],
  [
    'a policy of a guest',
    'signature',
    (log) => ({ kind: 'policy', policy: { ...log.state!.policy, quorum: 'nobody' } }),
    signedBy('Ben'),
  ],
  [
    'a policy that nobody signed',
    'signature',
    (log) => ({ kind: 'policy', policy: { ...log.state!.policy, clockSeconds: 5 } }),
    () => [],
  ],
  ['a key that a guest made', 'signature', () => ({ kind: 'key' }), signedBy('Ben')],
  ['a second start', 'order', (log) => log.start, () => []],
  ['a new host without votes', 'host', () => ({ kind: 'host', key: ben, term: 1000, votes: [] }), () => []],
  [
    'a new host with one vote of two',
    'host',
    (log) => ({ kind: 'host', key: ben, term: 1000, votes: [voteOf('Ben', log, { key: ben, term: 1000 })] }),
    () => [],
  ],
  [
    'a new host with the same vote twice',
    'host',
    (log) => {
      const vote = voteOf('Ben', log, { key: ben, term: 1000 });
      return { kind: 'host', key: ben, term: 1000, votes: [vote, vote] };
    },
    () => [],
  ],
  [
    'a new host with votes for somebody else',
    'host',
    (log) => ({
      kind: 'host',
      key: ben,
      term: 1000,
      votes: ['Ben', 'Cas'].map((name) => voteOf(name, log, { key: ada, term: 1000 })),
    }),
    () => [],
  ],
  [
    'a new host with votes of strangers',
    'host',
    (log) => ({
      kind: 'host',
      key: ben,
      term: 1000,
      votes: ['Xen', 'Yan'].map((name) => voteOf(name, log, { key: ben, term: 1000 })),
    }),
    () => [],
  ],
  [
    'a host that hands over to itself',
    'host',
    (log) => ({ kind: 'host', key: ada, term: 1, handover: handover('Ada', log, ada, 1) }),
    () => [],
  ],
  [
    'a hand-over to somebody outside the table',
    'host',
    (log) => ({
      kind: 'host',
      key: keyOf(stranger),
      term: 1,
      handover: handover('Ada', log, keyOf(stranger), 1),
    }),
    () => [],
  ],
  [
    'a hand-over that a guest signed',
    'host',
    (log) => ({ kind: 'host', key: ben, term: 1, handover: handover('Cas', log, ben, 1) }),
    () => [],
  ],
  [
    'a hand-over of a later term',
    'host',
    (log) => ({ kind: 'host', key: ben, term: 7, handover: handover('Ada', log, ben, 7) }),
    () => [],
  ],
])('%s is taken by nobody', async (_, kind, bodyOf, sign) => {
  const host = hostileWriter((entered) => entered);
  let forgedEntry: Entry | null = null;
  const match = await startHostileMatch({
    append: (append) => (forgedEntry ? { ...append, entries: [...append.entries, forgedEntry] } : append),
  });
  await playOn(match, match.tables, 3);
  await match.clock.tick();
  const { log } = host.writer!;
  const body = bodyOf(log);
  const { length: index } = log;
  forgedEntry = entryOf(index, body.kind === 'host' ? body.term : 0, body, sign(log, body));
  expect(checkEntry(log, forgedEntry)).toMatchObject({ kind, index, key: expect.any(String) });
  const guests = match.tables.slice(1);
  // Guests do not even store a forged `host` or `start` entry.
  if (body.kind === 'host' || body.kind === 'start') {
    await playUntil(match, () => guests.every(({ connection }) => connection.state !== 'open'));
    if (body.kind === 'host') expect(guests.map(violationOf)).toEqual([null, null]);
  } else {
    await playUntil(match, () => guests.every(violationOf));
    for (const table of guests)
      expect(violationOf(table)).toMatchObject({ kind, index, name: expect.any(String) });
  }
  for (const { state } of guests) expect(state!.people.find((person) => person.host)!.name).toBe('Ada');
});

// Equivocation

/** Gives Ben another history: a bot makes the next move of Cas, for whom the host has signed a stand-in. */
function forkForBen() {
  const control = { isAttacking: false, isForked: false };
  const fork: Fork = new Fork((entry) => {
    if (!control.isAttacking || control.isForked || entry.kind !== 'move' || entry.body?.kind !== 'move')
      return [entry];
    if (entry.body.seat !== 2) return [entry];
    control.isForked = true;
    const log = new Log(fork.entries);
    const standIn: Body = { kind: 'seat', seat: 2, change: 'stand-in', why: 'away' };
    const { length } = fork.entries;
    const { seat, move, salt } = entry.body;
    return [
      entryOf(length, 0, standIn, signedBy('Ada')(log, standIn)),
      entryOf(length + 1, 0, { kind: 'bot-move', seat, move, ...(salt ? { salt } : {}) }),
    ];
  });
  const hostility: Hostility = {
    append: (append, to) => (to === 'Ben' ? fork.append(append) : append),
    hears: (message, from) => (from === 'Ben' ? fork.hears(message) : message),
  };
  return { control, fork, hostility };
}

/** Everybody plays until Ben's history differs from the others'. */
async function untilForked(
  match: Started,
  control: { isAttacking: boolean; isForked: boolean },
): Promise<void> {
  await playOn(match, match.tables, 4);
  control.isAttacking = true;
  for (let moves = 0; moves < 20 && !control.isForked; moves++) await playOn(match, match.tables, 1);
  await match.clock.tick();
  expect(control.isForked).toBe(true);
}

test('a forked history is found at the next draw or signed act of another, and names them and the entry', async () => {
  const { control, fork, hostility } = forkForBen();
  const match = await startHostileMatch(hostility);
  const [, ben] = people(match);
  await untilForked(match, control);
  await othersPlay(match, () => violationOf(ben) !== null);
  await playUntil(match, () => violationOf(ben) !== null);
  const { kind, index, name } = violationOf(ben)!;
  const forkedAt = fork.entries.findIndex(({ kind }) => kind === 'bot-move');
  const isSigned = (entry: Entry) => entry.index > forkedAt && entry.signatures.length > 0;
  const signedAt = fork.entries.findIndex(isSigned);
  if (kind === 'view') {
    // A draw came first. Its outcome depends on the hash before it, and so differs from the one that Ben was shown.
    expect(name).toBe('Ada');
    expect(index).toBeGreaterThan(forkedAt);
    if (signedAt >= 0) expect(index).toBeLessThanOrEqual(signedAt);
  } else {
    expect(['head', 'counter', 'seat']).toContain(kind);
    expect(['Ada', 'Cas']).toContain(name);
    expect(index).toBe(signedAt);
  }
});

test('a forked history is found by the others at the next signed act of the one who was misled', async () => {
  const { control, fork, hostility } = forkForBen();
  const host = hostileWriter((entered) => entered);
  const match = await startHostileMatch(hostility);
  const [, , cas] = people(match);
  await untilForked(match, control);
  const { log } = host.writer!;
  const body: Body = { kind: 'move', seat: 1, move: { type: 'roll' } };
  const forked = new Log(fork.entries);
  // Ben's signature names the head of his own history; the host enters it in the history of the others.
  const index = log.length;
  host.writer!.enter(body, [{ ...signatureOf(seed, 'Ben', forked, body) }]);
  await playUntil(match, () => violationOf(cas) !== null);
  expect(violationOf(cas)).toMatchObject({ kind: 'head', index, name: 'Ben' });
});

test('a host that hands over and forgets what it had shown one guest is named by that guest', async () => {
  // In Ben's history a policy follows every draw. The log that Ada hands over has none of them.
  let extraBody: Body | null = null;
  const fork: Fork = new Fork((entry) => {
    if (!extraBody || entry.kind !== 'draw') return [entry];
    const { length } = fork.entries;
    const log = new Log([...fork.entries, { ...entry, index: length }]);
    return [entry, entryOf(length + 1, 0, extraBody, signedBy('Ada')(log, extraBody))];
  });
  let isForked = false;
  const match = await startHostileMatch({
    append: (append, to) => {
      const forked = to === 'Ben' ? fork.append(append) : append;
      return isForked ? forked : append;
    },
    hears: (message, from) => (from === 'Ben' && isForked ? fork.hears(message) : message),
  });
  const [ada, ben] = people(match);
  await playOn(match, match.tables, 4);
  isForked = true;
  const { policy } = ben.state!;
  extraBody = { kind: 'policy', policy: { ...policy, clockSeconds: 600 } as never };
  await othersPlay(match, () => ben.state!.policy.clockSeconds === 600);
  await playUntil(match, () => match.tables.some(({ state }) => state!.match!.moves.length > 0));
  // A policy is the last entry of Ben's history, so that only the hand-over takes it back.
  expect(fork.entries.at(-1)!.kind).toBe('policy');
  const cas = ada.state!.people.find(({ name }) => name === 'Cas')!;
  expect(await ada.act({ kind: 'hand-over', person: cas.id })).toEqual({ ok: true });
  await playUntil(match, () => violationOf(ben) !== null);
  expect(violationOf(ben)).toMatchObject({ kind: 'fork', name: 'Ada' });
});

// Two browsers with one key

/** Opens another browser with the same key, and a copy of the disk if `withDisk`. */
async function twinOf(match: Started, name: string, withDisk: boolean) {
  const originalServices = match.browsers.get(name)!.services;
  const twinServices = { ...match.browser(`${name} 2`).services, identity: originalServices.identity };
  const [originalDisk, twinDisk] = await Promise.all([
    originalServices.savedTables(),
    twinServices.savedTables(),
  ]);
  for (const entry of withDisk ? await originalDisk.list() : []) {
    await twinDisk.put(entry, await originalDisk.get(entry.role, entry.room), true);
    // Copy the saved screen of the host, which is an entry of its own.
    const screen = { ...entry, role: 'guest', room: match.invitation.replace('#/t/', '') } as const;
    await twinDisk.put(screen, await originalDisk.get(screen.role, screen.room), true);
  }
  return makeTables(twinServices);
}

test('two hosts with one key write two histories: a guest who meets both names the host', async () => {
  const match = await startHostileMatch({});
  const [ada, ben, cas] = people(match);
  await playOn(match, match.tables, 4);
  // Copy the disk while nothing is on its way, or the twin would begin with a fork.
  const versions = () => new Set(match.tables.map(({ state }) => state!.match!.version));
  await match.clock.until(
    () => versions().size === 1 && match.tables.some(({ state }) => state!.match!.moves.length > 0),
  );
  const tables = await twinOf(match, 'Ada', true);
  const heal = match.network.partition(['Ada', 'Ben'], ['Ada 2', 'Cas']);
  const adaTwin = (await tables.host(match.room))!;
  await playUntil(match, () => cas.connection.state === 'open');
  // A host needs one of its two guests for a quorum, so each browser of Ada plays with one of them.
  await playOn(match, [ada, ben], 3);
  await playOn(match, [adaTwin, cas], 3);
  heal();
  adaTwin.leave();
  await playUntil(match, () => violationOf(cas) !== null);
  expect(violationOf(cas)).toMatchObject({ kind: 'fork', name: 'Ada', index: expect.any(Number) });
});

test('the same key in two browsers: the newer one has the seat, and the match is verified', async () => {
  const match = await startHostileMatch({});
  const [ada, ben, cas] = people(match);
  await playOn(match, match.tables, 4);
  const benTwin = (await (await twinOf(match, 'Ben', false)).join(match.invitation))!;
  await playUntil(match, () => benTwin.connection.state === 'open');
  expect(ben.connection).toEqual({ state: 'ended', why: 'elsewhere' });
  const tables = [ada, benTwin, cas];
  await playOn(match, tables);
  await match.clock.until(() => tables.every((table) => verdictOf(table) !== null), 400);
  for (const table of tables) expect(verdictOf(table)).toMatchObject({ type: 'verified' });
});

// Elections

const isVoteFrom = (name: string) => (message: Intercepted) => isVote(message) && message.from === name;

/** Changes somebody's votes on the way to the candidate. */
const changeVotes =
  (name: string, change: (vote: Record<string, unknown>) => Record<string, unknown>): Intercept =>
  (message) =>
    isVoteFrom(name)(message) ? framesOf(JSON.stringify(change(messageIn(message)!))) : [message.text];

type ChangedVote = [string, (vote: Record<string, unknown>) => Record<string, unknown>];

test.each<ChangedVote>([
  [
    'a forged signature',
    (vote) => ({ ...vote, vote: { ...(vote.vote as object), signature: 'A'.repeat(86) } }),
  ],
  [
    'the name of another voter',
    (vote) => ({ ...vote, vote: { ...(vote.vote as object), key: keyOf(seededSigner('votes Dee')) } }),
  ],
  [
    'a wrong share of the key',
    (vote) => ({
      ...vote,
      shares: (vote.shares as { from: number }[]).map(({ from }) => ({ from, share: 'A'.repeat(44) })),
    }),
  ],
  ['the head of another log', (vote) => ({ ...vote, vote: { ...(vote.vote as object), index: 3 } })],
])('a vote with %s elects nobody, and the others elect without it', async (_, change) => {
  const match = await watchedMatch('votes', 'daumen-drauf', fourNames);
  await match.play(4);
  match.control.intercept = changeVotes('Cas', change);
  match.crash('Ada');
  await match.until(() => match.all().every(isOpen) && match.all().some(({ hosted }) => hosted));
  match.control.intercept = null;
  await match.finish();
});

test('where the only other vote is forged, nobody is elected', async () => {
  const match = await watchedMatch('votes of three', 'daumen-drauf', threeNames);
  await match.play(4);
  const forgedSignature = { signature: 'A'.repeat(86) };
  const change = (vote: Record<string, unknown>) => ({
    ...vote,
    vote: { ...(vote.vote as object), ...forgedSignature },
  });
  match.control.intercept = (message) => changeVotes(message.from, change)(message);
  match.crash('Ada');
  await match.seconds(60);
  expect(match.all().map(({ hosted }) => hosted ?? null)).toEqual([null, null]);
});

test('a candidate that leaves out the longer log of a voter does not become host', async () => {
  const match = await watchedMatch('shorter', diceGame, threeNames);
  await match.play(4);
  // Ben gets no new entries, and ignores those that the others send him with their votes.
  const heads = new Map<string, unknown>();
  match.control.intercept = (intercepted) => {
    const message = messageIn(intercepted);
    if (intercepted.from === 'Ada' && intercepted.to === 'Ben' && message?.t === 'update') return [];
    if (message?.t === 'request-vote') heads.set(intercepted.from, message.head);
    const ownHead = heads.get(intercepted.to) as { index: number; hash: string } | undefined;
    if (message?.t !== 'vote' || !ownHead || intercepted.to !== 'Ben') return [intercepted.text];
    return framesOf(
      JSON.stringify({
        ...message,
        head: ownHead,
        previous: { index: -1, hash: '' },
        entries: [],
        committed: { index: -1, hash: '' },
      }),
    );
  };
  const [ada, , cas] = match.all();
  for (let tick = 0; tick < 400 && ada!.state!.match!.version < 12; tick++) {
    for (const table of [ada!, cas!]) await goOn(table);
    const movableTables = [ada!, cas!].filter(({ state }) => state!.match!.moves.length > 0);
    if (movableTables.length > 0) await playOn(match, movableTables, 1);
    else await match.clock.tick();
  }
  const versionBefore = versionOf(cas!);
  expect(versionBefore).toBeGreaterThan(versionOf(match.at('Ben')));
  match.crash('Ada');
  await match.seconds(60);
  expect(match.at('Ben').hosted ?? null).toBeNull();
  expect(versionOf(cas!)).toBe(versionBefore);
  // As soon as Ben accepts the log that Cas sends him, the match has a host again.
  match.control.intercept = null;
  await match.until(() => [match.at('Ben'), cas!].every(isOpen));
  expect(Math.min(versionOf(match.at('Ben')), versionOf(cas!))).toBeGreaterThanOrEqual(versionBefore);
});

test('a guest that claims a later term forces an election, and nothing else', async () => {
  const match = await watchedMatch('later term', diceGame, threeNames);
  await match.play(4);
  let falseAckCount = 0;
  match.control.intercept = (intercepted) => {
    const message = messageIn(intercepted);
    if (intercepted.from !== 'Cas' || message?.t !== 'ack' || falseAckCount > 0) return [intercepted.text];
    falseAckCount += 1;
    return [JSON.stringify({ ...message, term: 5000 })];
  };
  await match.until(() => falseAckCount > 0);
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost), 4000);
  match.control.intercept = null;
  await match.finish();
});

test('a voter that lost its disk votes for nobody', async () => {
  const match = await watchedMatch('lost disk', diceGame, threeNames);
  await match.play(4);
  match.crash('Cas');
  const twin = { ...match.browser('Cas 2').services, identity: match.browsers.get('Cas')!.services.identity };
  match.crash('Ada');
  const cas = (await makeTables(twin).join(match.invitation))!;
  await match.seconds(60);
  expect(match.at('Ben').hosted ?? null).toBeNull();
  expect(cas.hosted ?? null).toBeNull();
  // The host comes back, and the others reconnect.
  await match.reopen('Ada');
  await match.until(() => isOpen(cas) && isOpen(match.at('Ben')), 4000);
  await playOn(match, [match.at('Ada'), match.at('Ben'), cas]);
  await match.until(() => verdictOf(match.at('Ben')) !== null);
  expect(verdictOf(match.at('Ben'))?.type).toBe('verified');
});

/** Everybody plays to the end and has the same record. The invariants are not checked, because somebody was hostile. */
async function finishTogether(
  match: WatchedMatch,
  verdict: 'verified' | 'alone' = 'verified',
): Promise<void> {
  await match.play();
  await match.until(() => match.all().every(verdictOf));
  for (const table of match.all()) expect(verdictOf(table)?.type).toBe(verdict);
  expect(new Set(match.all().map(({ state }) => state!.match!.record)).size).toBe(1);
}

/** Makes the first host pretend that it hears all voters, so its lease never ends. */
function hostWithoutLease(keys: readonly string[]): void {
  let hostileLog: HostLog | null = null;
  const getters = Object.getOwnPropertyDescriptors(HostLog.prototype);
  for (const name of ['mayAppend', 'awaitedVoters'] as const) {
    const get = getters[name].get! as (this: HostLog) => never;
    vi.spyOn(HostLog.prototype, name, 'get').mockImplementation(function (this: HostLog) {
      hostileLog ??= this;
      const stored = { index: -1, hash: '' };
      const ack = { t: 'ack' as const, term: 0, n: Number.MAX_VALUE, stored, lacks: false };
      if (this === hostileLog) for (const key of keys) this.receiveAck(key, ack);
      return get.call(this);
    });
  }
}

test('a host of an earlier term that goes on is followed by nobody who knows the later one', async () => {
  const match = await watchedMatch('earlier', diceGame, fourNames);
  hostWithoutLease(['Ben', 'Cas', 'Dee'].map((name) => keyOf(seededSigner(`earlier ${name}`))));
  await match.play(4);
  const heal = match.network.partition(['Ada', 'Dee'], ['Ben', 'Cas']);
  await match.until(() => match.at('Ben').hosted != null || match.at('Cas').hosted != null, 4000);
  await playOn(match, [match.at('Ada'), match.at('Dee')], 4);
  await playOn(match, [match.at('Ben'), match.at('Cas')], 3);
  heal();
  await match.seconds(30);
  expect(['Ben', 'Cas'].map((name) => hostOf(match.at(name)))).not.toContain('Ada');
  // Dee knows no later host. As soon as Ada is gone, she follows one, and there is one result.
  match.crash('Ada');
  await match.until(() => match.all().every(isOpen) && new Set(match.all().map(hostOf)).size === 1, 4000);
  // During the partition, only two of the four players took part in draws.
  await finishTogether(match, 'alone');
});

// Somebody who has only the link

const firstHost = seededSigner('first host');
const invitation = { secret: 'abcdefghjkmnpqrstuwx', host: hashOfKey(keyOf(firstHost)) };
const room = roomName(invitation.secret);
const voters = ['Ben', 'Cas', 'Dee'].map((name) => seededSigner(name));
const [nextHost] = voters as [Identity, ...Identity[]];
const head = { lastTerm: 0, index: 5, hash: 'A'.repeat(43) };
const membershipBy = (signer: Identity, change: object = {}) =>
  signMembership(room, { match: 1, term: 0, voters: voters.map(keyOf), quorum: 2, ...change }, signer);
const votesOf = (signers: readonly Identity[], candidate = { key: keyOf(nextHost), term: 1000 }) =>
  signers.map((signer) => signVote(signer, room, candidate, head));
const electedHost: HostChange = {
  term: 1000,
  key: keyOf(nextHost),
  match: 1,
  membership: membershipBy(firstHost),
  votes: votesOf(voters.slice(0, 2)),
  handover: null,
};
const handoverBy = (signer: Identity, term: number): HostChange => ({
  term,
  key: keyOf(nextHost),
  match: 1,
  membership: null,
  votes: [],
  handover: signHandover(signer, { room, match: 1 }, { key: keyOf(nextHost), term }, 1, {
    index: 5,
    hash: 'A'.repeat(43),
  }),
});
const provenHost = (changes: readonly HostChange[], key = keyOf(firstHost)) =>
  hostByProof(invitation, { first: key, changes: [...changes] });

test('somebody who has only the link follows a host with a quorum of votes, or a hand-over', () => {
  expect(provenHost([])).toEqual({ key: keyOf(firstHost), term: 0 });
  expect(provenHost([electedHost])).toEqual({ key: keyOf(nextHost), term: 1000 });
  expect(provenHost([handoverBy(firstHost, 1)])).toEqual({ key: keyOf(nextHost), term: 1 });
});

test.each<[string, readonly HostChange[], string?]>([
  ['another first host than the link names', [], keyOf(nextHost)],
  ['too few votes', [{ ...electedHost, votes: votesOf(voters.slice(0, 1)) }]],
  ['one vote twice', [{ ...electedHost, votes: votesOf([nextHost, nextHost]) }]],
  ['votes of strangers', [{ ...electedHost, votes: votesOf([seededSigner('x'), seededSigner('y')]) }]],
  [
    'votes for another candidate',
    [{ ...electedHost, votes: votesOf(voters, { key: keyOf(firstHost), term: 1000 }) }],
  ],
  [
    'votes of another term',
    [{ ...electedHost, votes: votesOf(voters, { key: keyOf(nextHost), term: 2000 }) }],
  ],
  ['a membership that the host did not sign', [{ ...electedHost, membership: membershipBy(nextHost) }]],
  ['a membership of another term', [{ ...electedHost, membership: membershipBy(firstHost, { term: 3 }) }]],
  [
    'a quorum of one',
    [{ ...electedHost, membership: membershipBy(firstHost, { quorum: 1 }), votes: votesOf([nextHost]) }],
  ],
  ['no membership', [{ ...electedHost, membership: null }]],
  ['a term that does not grow', [electedHost, electedHost]],
  ['a hand-over by somebody else', [handoverBy(nextHost, 1)]],
  ['a hand-over of a later term by a host that was deposed', [handoverBy(firstHost, 2000)]],
])('somebody who has only the link does not follow a host with %s', (_, changes, key) => {
  expect(provenHost(changes, key)).toBeNull();
});

/** Ada, who was deposed, invents voters, who elect one of them in a later term than her successor's. */
async function forgedTable(match: WatchedMatch, seed: string) {
  const adaSigner = seededSigner(`${seed} Ada`);
  const puppets = ['one', 'two', 'three'].map((name) => seededSigner(`puppet ${name}`));
  const [puppet] = puppets as [Identity, ...Identity[]];
  const adaDisk = await match.browsers.get('Ada')!.services.savedTables();
  const [entry] = await adaDisk.list();
  const savedHost = (await adaDisk.get('host', match.room)) as HostSave;
  const name = roomName(match.room);
  const log = new Log(savedHost.log!.entries);
  const candidate = { key: keyOf(puppet), term: 2000 };
  const votes = puppets
    .slice(0, 2)
    .map((signer) => signVote(signer, name, candidate, { lastTerm: 0, ...log.head }));
  const falseMembership = { match: 1, term: 0, voters: puppets.map(keyOf), quorum: 2 };
  const change: HostChange = {
    ...candidate,
    match: 1,
    membership: signMembership(name, falseMembership, adaSigner),
    votes,
    handover: null,
  };
  const hostEntry = entryOf(log.length, 2000, { kind: 'host', ...candidate, votes });
  const room = {
    ...savedHost.room,
    term: 2000,
    host: personOf(candidate.key),
    proof: { ...savedHost.room.proof, changes: [change] },
  };
  const services = { ...match.browser('Puppet').services, identity: async () => puppet };
  const puppetDisk = await services.savedTables();
  const forgedSave: HostSave = {
    ...savedHost,
    room,
    log: { ...savedHost.log!, entries: [...log.entries, hostEntry] },
  };
  await puppetDisk.put({ ...entry!, role: 'host', room: match.room }, forgedSave, true);
  return makeTables(services);
}

test('a deposed host that makes up voters is not followed by whoever has the log, and the successor is', async () => {
  const match = await watchedMatch('puppets', diceGame, threeNames);
  await match.play(4);
  const tables = await forgedTable(match, 'puppets');
  match.crash('Ada');
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost), 4000);
  const guest = match.at('Cas').hosted ? 'Ben' : 'Cas';
  match.crash(guest === 'Cas' ? 'Ben' : 'Cas');
  await tables.host(match.room);
  await match.seconds(30);
  expect(match.at(guest).connection.state).toBe('connecting');
  expect(violationOf(match.at(guest))).toBeNull();
  await match.reopen(guest === 'Cas' ? 'Ben' : 'Cas');
  await match.until(() => match.all().every(isOpen), 4000);
  await finishTogether(match);
});

// Shares of the key

test.each([
  ['the connection is back', false],
  ['the host has reloaded', true],
] as const)('shares that a failed candidate was given open no later entry when %s', async (_, isReload) => {
  const match = await watchedMatch(`shares ${isReload}`, 'daumen-drauf', threeNames);
  await match.play(4);
  await match.seconds(3);
  const savedMatchOf = async (name: string) => {
    const savedTables = await match.browsers.get(name)!.services.savedTables();
    const save = (await savedTables.get('guest', match.invitation.replace('#/t/', ''))) as GuestSave;
    return save.memory.match!;
  };
  const matchBefore = await savedMatchOf('Ben');
  // Ben keeps the share that Cas sends him with her vote, and does not become host.
  const shares: Share[] = [...matchBefore.shares];
  match.control.intercept = (message) => {
    if (!isVote(message)) return [message.text];
    if (message.from === 'Cas') shares.push(...(messageIn(message)!.shares as Share[]));
    return [];
  };
  const heal = match.network.partition(['Ada'], ['Ben', 'Cas']);
  await match.until(() => shares.length > matchBefore.shares.length, 4000);
  const keys = (await keysFrom(matchBefore.entries, shares))!;
  const canOpen = (entry: Entry) => openedLog([{ ...entry, body: null }], keys) !== null;
  const isSealed = ({ kind, sealed }: Entry) => sealed !== null && kind !== 'key';
  expect(matchBefore.entries.filter(isSealed).map(canOpen)).not.toContain(false);
  match.control.intercept = null;
  if (isReload) match.crash('Ada');
  heal();
  if (isReload) await match.reopen('Ada');
  await match.until(() => match.all().every(isOpen) && match.all().some(isActiveHost), 4000);
  await match.play(3);
  await match.seconds(3);
  const name = match.at('Cas').hosted ? 'Ben' : 'Cas';
  const laterEntries = (await savedMatchOf(name)).entries.slice(matchBefore.entries.length).filter(isSealed);
  expect(laterEntries.length).toBeGreaterThan(1);
  expect(laterEntries.map(canOpen)).not.toContain(true);
  await match.finish();
});

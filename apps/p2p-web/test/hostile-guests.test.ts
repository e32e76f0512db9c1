/** Strangers, impostors and guests with modified programs against the host. */

import { digestOf, type Head, signDigest } from '@cheeseboard/engine/fair';
import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { HostRunner } from '../src/host/host-runner.ts';
import { HostTable } from '../src/host/host-table.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { CallerHandshake, PROTOCOL } from '../src/protocol/handshake.ts';
import { personOf } from '../src/protocol/keys.ts';
import { MAX_GUEST_MESSAGE_CHARACTERS } from '../src/protocol/messages.ts';
import { hostAddress } from '../src/protocol/room.ts';
import { goOnAct } from '../src/screens/play/seats.ts';
import { makeTables } from '../src/tables/make.ts';
import type { Table } from '../src/tables/table.ts';
import { newSealedEnd } from '../src/transport/sealed/sealed-end.ts';
import { memoryWorld, seededBytes, seededSigner } from './kit/browsers.ts';
import { type Hostility, hostileHost } from './kit/hostile-host.ts';
import { RawHost } from './kit/raw-host.ts';
import { type Guest, startedTable, usualPolicy } from './kit/sync-table.ts';
import { playOn, startMatch, verdictOf } from './kit/table.ts';

const eve = seededSigner('Eve');
const ben = seededSigner('Ben');

test('lets in whoever has the link and a key', () => {
  const host = new RawHost();
  host.enter(1, ben);
  expect(host.lastMessageTo(1)).toMatchObject({ t: 'welcome', done: 0 });
});

test('refuses a proof of another connection, another key or another nonce', () => {
  const host = new RawHost();
  const refusedBye = { t: 'bye', v: PROTOCOL, why: 'refused' };
  const handshake = host.handshake(1, ben, { random: seededBytes('same nonce') });
  const proof = handshake.proofFor(host.hello(1, handshake));
  host.prove(1, proof);
  expect(host.lastMessageTo(1)).toMatchObject({ t: 'welcome' });
  // Replay on a new connection with the same nonce: the host's nonce and the fingerprints differ.
  host.hello(2, host.handshake(2, ben, { random: seededBytes('same nonce') }));
  host.prove(2, proof);
  expect(host.lastMessageTo(2)).toEqual(refusedBye);
  expect(host.closed).toEqual(new Set([2]));
  // A man in the middle forwards the guest's signature, which covers another fingerprint.
  const relayedHandshake = host.handshake(3, ben, { end: 'guest of somebody else' });
  host.prove(3, relayedHandshake.proofFor(host.hello(3, relayedHandshake)));
  expect(host.lastMessageTo(3)).toEqual(refusedBye);
  // Eve claims Ben's key but signs with her own.
  const forgedHandshake = host.handshake(4, { publicKey: ben.publicKey, sign: eve.sign });
  host.prove(4, forgedHandshake.proofFor(host.hello(4, forgedHandshake)));
  expect(host.lastMessageTo(4)).toEqual(refusedBye);
  // The host's own signature is not valid as a guest's proof.
  const challenge = host.hello(5, host.handshake(5, host.signer));
  host.prove(5, challenge.signature);
  expect(host.lastMessageTo(5)).toEqual(refusedBye);
});

test('gives no signature to somebody without the link', () => {
  const host = new RawHost();
  host.connect(1);
  const { hello } = new CallerHandshake('another room', eve, host.random, null);
  host.send(1, { t: 'hello', v: PROTOCOL, ...hello });
  expect(host.sent.get(1)).toEqual([{ t: 'bye', v: PROTOCOL, why: 'refused' }]);
  expect(host.closed.has(1)).toBe(true);
});

test('tells older and newer versions which they are', () => {
  const host = new RawHost();
  host.connect(1);
  host.send(1, { t: 'hello', v: PROTOCOL - 1, what: 'it looked like then' });
  expect(host.lastMessageTo(1)).toMatchObject({ t: 'bye', why: 'older' });
  host.connect(2);
  host.send(2, { t: 'hello', v: PROTOCOL + 1, what: 'it will look like' });
  expect(host.lastMessageTo(2)).toMatchObject({ t: 'bye', why: 'newer' });
});

test('takes an act as that of whoever sent it, whatever it claims', () => {
  const host = new RawHost();
  host.enter(1, ben);
  host.send(1, { t: 'do', n: 1, act: { kind: 'profile', name: 'Ben', colour: null } });
  host.send(1, { t: 'do', n: 2, act: { kind: 'sit', seat: 1 }, person: host.host.room.host });
  host.send(1, { t: 'do', n: 2, act: { kind: 'ready', ready: true, seat: 0 } });
  // Neither message matched the schema.
  expect(host.host.room.chairs[1]).toEqual({ kind: 'open' });
  host.send(1, { t: 'do', n: 2, act: { kind: 'start' } });
  expect(host.lastMessageTo(1)).toMatchObject({ t: 'did', n: 2, answer: { ok: false, why: 'not-host' } });
});

test('refuses a move for the seat of somebody else', () => {
  const table = startedTable({
    seed: 'claims',
    game: 'mens-erger-je-niet',
    people: 2,
    gameOptions: { firstPlayer: 0 },
  });
  table.wait(5000);
  const [host, guest] = table.guests as [Guest, Guest];
  host.act(goOnAct(host.state!)!);
  const { version, moves } = host.state!.match!;
  expect(moves.length).toBeGreaterThan(0);
  const answer = guest.act({ kind: 'move', version, move: moves[0]! });
  expect(answer).toMatchObject({ ok: false, refusal: { rule: 'ME-2' } });
  expect(table.host.match!.length).toBe(version);
});

test('enters no move without the signature of its own player, for this move and this log', () => {
  const gameOptions = { firstPlayer: 1 };
  const table = startedTable({ seed: 'signed', game: 'mens-erger-je-niet', people: 2, gameOptions });
  const [host, guest] = table.guests as [Guest, Guest];
  while (guest.state!.match!.moves.length === 0) {
    const { version, moves } = host.state!.match!;
    if (moves.length > 0) host.act({ kind: 'move', version, move: moves[0]! });
    table.step();
  }
  const { version, moves } = guest.state!.match!;
  const act = { kind: 'move', version, move: moves[0]! } as const;
  // An honest client makes this message, but the test does not deliver it.
  const effects = guest.client.input({ type: 'act', id: 1, act }, table.now);
  const [{ n, signed }] = effects.flatMap((effect) =>
    effect.type === 'send' ? [JSON.parse(effect.text)] : [],
  );
  const { signature } = signed;
  const forgedMoves: [object, string][] = [
    [{}, 'not-now'],
    [{ signed: { ...signed, signature: { ...signature, key: host.client.memory.proof!.first } } }, 'not-now'],
    [{ signed: { ...signed, salt: 'A'.repeat(22) } }, 'stale'],
    [{ signed: { ...signed, signature: { ...signature, n: signature.n + 1 } } }, 'stale'],
    [
      { signed: { ...signed, signature: { ...signature, seen: { index: 0, hash: 'A'.repeat(43) } } } },
      'stale',
    ],
  ];
  for (const [index, [forged, why]] of forgedMoves.entries()) {
    const text = JSON.stringify({ t: 'do', n: n + index, act, ...forged });
    table.tell({ type: 'text', connection: guest.connection!, text });
    expect(guest.received.at(-1)!.text).toContain(`"why":"${why}"`);
  }
  expect(table.host.match!.length).toBe(version);
  const text = JSON.stringify({ t: 'do', n: n + forgedMoves.length, act, signed });
  table.tell({ type: 'text', connection: guest.connection!, text });
  expect(table.host.match!.length).toBeGreaterThan(version);
  // The same signature does not count twice.
  const repeated = JSON.stringify({
    t: 'do',
    n: n + forgedMoves.length + 1,
    act: { ...act, version: version + 1 },
    signed,
  });
  table.tell({ type: 'text', connection: guest.connection!, text: repeated });
  expect(guest.received.at(-1)!.text).toContain('"why":"stale"');
});

test('malformed messages end the connection: of a stranger at once, of a guest after three', () => {
  const host = new RawHost();
  for (const [number, text] of [
    '',
    '{}',
    'null',
    '[]',
    '{"t":"do"}',
    `"${'x'.repeat(MAX_GUEST_MESSAGE_CHARACTERS)}"`,
  ].entries()) {
    host.connect(number + 10);
    host.send(number + 10, text);
    expect(host.closed.has(number + 10), text.slice(0, 20)).toBe(true);
  }
  host.enter(1, ben);
  host.send(1, 'not JSON');
  host.send(
    1,
    `{"t":"do","n":1,"act":{"kind":"say","text":"${'x'.repeat(MAX_GUEST_MESSAGE_CHARACTERS)}","reaction":false}}`,
  );
  expect(host.closed.has(1)).toBe(false);
  host.send(1, '{"__proto__":{"t":"leave"}}');
  expect(host.closed.has(1)).toBe(true);
});

test('answers a flood of commands with too-fast, then closes the connection', () => {
  const host = new RawHost();
  host.enter(1, ben);
  let refusedCount = 0;
  for (let n = 1; n <= 300 && !host.closed.has(1); n++) {
    host.send(1, { t: 'do', n, act: { kind: 'say', text: 'hello', reaction: false } });
    if (JSON.stringify(host.lastMessageTo(1)).includes('too-fast')) refusedCount += 1;
  }
  expect(refusedCount).toBeGreaterThan(10);
  expect(host.closed.has(1)).toBe(true);
  expect(host.host.room.chat.length).toBeLessThan(10);
});

test('listens to 64 of 300 silent strangers, and not for long', () => {
  const host = new RawHost();
  for (let number = 1; number <= 300; number++) host.connect(number);
  expect(host.closed.size).toBe(236);
  host.now = 11_000;
  host.tell({ type: 'wake' });
  expect(host.closed.size).toBe(300);
  host.enter(301, ben);
  expect(host.lastMessageTo(301)).toMatchObject({ t: 'welcome' });
});

test('somebody who was sent away does not come back with the same key', () => {
  const host = new RawHost();
  host.enter(1, host.signer);
  host.enter(2, eve);
  const person = personOf(textOf(eve.publicKey));
  host.send(1, { t: 'do', n: 1, act: { kind: 'send-away', person } });
  expect(host.lastMessageTo(2)).toMatchObject({ t: 'bye', why: 'sent-away' });
  host.enter(3, eve);
  expect(host.lastMessageTo(3)).toMatchObject({ t: 'bye', why: 'sent-away' });
});

test('carries out a command that comes twice only once, even after a reload of the host', () => {
  const host = new RawHost();
  host.enter(1, ben);
  host.send(1, { t: 'do', n: 1, act: { kind: 'profile', name: 'Ben', colour: null } });
  const act = { t: 'do', n: 2, act: { kind: 'say', text: 'once', reaction: false } };
  host.send(1, act);
  host.send(1, act);
  expect(host.host.room.chat.map(({ text }) => text)).toEqual(['once']);
  const hostContext = { games, signer: host.signer, random: host.random };
  const reloadedHost = new HostTable(structuredClone(host.host.saved()), hostContext);
  expect(reloadedHost.room.members.find(({ name }) => name === 'Ben')).toMatchObject({ done: 2 });
});

test('does not carry out a command that skips a number, and closes the connection at the third', () => {
  const host = new RawHost();
  host.enter(1, ben);
  for (const n of [2, 9, 0]) {
    expect(host.closed.has(1)).toBe(false);
    host.send(1, { t: 'do', n, act: { kind: 'profile', name: 'Ben', colour: null } });
  }
  expect(host.host.room.members.map(({ name }) => name)).toEqual(['Host', '']);
  expect(host.closed.has(1)).toBe(true);
});

/** Eve knows the link. She takes the host's address and hosts a room with the same secret under her own key. */
function impersonateHost(
  { clock, network }: Pick<ReturnType<typeof memoryWorld>, 'clock' | 'network'>,
  room: string,
) {
  const { host: other, random } = new RawHost();
  const sameRoom = { ...other.room, secret: room };
  const impostor = new HostTable({ v: 2, room: sameRoom, log: null }, { games, signer: eve, random });
  const runner = new HostRunner(impostor, {
    now: () => clock.now,
    after: (milliseconds, call) => clock.after(milliseconds, call),
    save: async () => {},
    forget: async () => {},
    think: () => new Promise(() => {}),
    sealedEnds: async () => newSealedEnd,
  });
  const squatter = network
    .transport('Eve')
    .listen(hostAddress(room, 0), { connected: (connection) => runner.admit(connection) });
  return { squatter, impostor };
}

test('guests do not follow an impostor at the host’s address, and come back to the host', async () => {
  const { clock, network, browser } = memoryWorld('squatter');
  const ada = browser('Ada');
  const chairs = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] as const;
  const table = { game: 'mens-erger-je-niet', options: {}, policy: usualPolicy, chairs };
  const { room } = await ada.tables.create(table);
  const host = (await ada.tables.host(room))!;
  await clock.until(() => host.listening === 'open');
  const guest = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => guest.connection.state === 'open');
  host.leave();
  await clock.until(() => guest.connection.state === 'connecting');

  const { squatter, impostor } = impersonateHost({ clock, network }, room);
  await clock.until(() => guest.connection.state === 'connecting' && guest.connection.why === 'not-the-host');
  expect(impostor.room.members).toHaveLength(1);

  squatter.close();
  await browser('Ada').tables.host(room);
  await clock.until(() => guest.connection.state === 'open');
});

test('an impostor at the host’s address does not prevent an election', async () => {
  const match = await startMatch('squatted', 'david-goliath', ['Ada', 'Ben', 'Cas'], {
    rules: { away: 'bot' },
  });
  const { clock, crash, tables, room } = match;
  const [, second, third] = tables as [Table, Table, Table];
  await playOn(match, tables, 3);
  crash('Ada');
  impersonateHost(match, room);
  await clock.until(() => second.hosted !== null && third.connection.state === 'open');
  await playOn(match, [second, third], 3);
});

/** A match in which `hears` changes Ben's messages on their way to the host. */
const matchWithBen = (game: string, hears: NonNullable<Hostility['hears']>) =>
  startMatch('hostile guest', game, ['Ada', 'Ben', 'Cas'], {
    rules: { away: 'bot' },
    watch: {
      intercept: hostileHost({
        hears: (message, from) => (from === 'Ben' ? hears(message, from) : message),
      }),
    },
  });

const violationsOf = (tables: readonly Table[]) =>
  tables.map(({ state }) => state?.match?.fair?.violation ?? null);

/** Signs bodies with Ben's key for the room of the match, whose name it reads from the snapshots. */
function bensSignatures() {
  const signer = seededSigner('hostile guest Ben');
  let room = '';
  const intercept = (hears: NonNullable<Hostility['hears']>) =>
    hostileHost({
      snapshot: (snapshot) => {
        const { wanted } = snapshot;
        if (wanted?.kind === 'signature' && wanted.body.kind === 'start') room = wanted.body.room;
        return snapshot;
      },
      hears: (message, from) => (from === 'Ben' ? hears(message, from) : message),
    });
  const sign = (match: number, digest: string, n: number, seen: Head) =>
    signDigest(signer, { room, match }, digest, n, seen);
  return { intercept, sign };
}

const names = ['Ada', 'Ben', 'Cas'];
const unknownHead = { index: 3, hash: 'A'.repeat(43) };

test('a start that a guest signs for another log begins without that guest, and nobody is accused', async () => {
  const { intercept, sign } = bensSignatures();
  const match = await startMatch('hostile guest', 'mens-erger-je-niet', names, {
    rules: { away: 'bot' },
    watch: {
      intercept: intercept((message) =>
        message.t === 'sign'
          ? { ...message, signature: sign(message.match, message.digest, 1, unknownHead) as never }
          : message,
      ),
    },
  });
  const [ada, , cas] = match.tables as [Table, Table, Table];
  expect(violationsOf(match.tables)).toEqual([null, null, null]);
  await playOn(match, [ada, cas], 4);
  expect(violationsOf(match.tables)).toEqual([null, null, null]);
});

test('a move that a guest signs for an earlier position is refused, and nobody is accused', async () => {
  const { intercept, sign } = bensSignatures();
  let firstHead: Head | null = null;
  const match = await startMatch('hostile guest', 'mens-erger-je-niet', names, {
    rules: { away: 'bot' },
    watch: {
      intercept: intercept((message) => {
        if (message.t === 'ack') firstHead ??= message.stored;
        if (message.t !== 'do' || message.act.kind !== 'move') return message;
        const { salt, signature } = message.signed!;
        const body = { kind: 'move', seat: 1, move: message.act.move, salt };
        const signed = { salt, signature: sign(1, digestOf(body), signature.n, firstHead!) as never };
        return { ...message, signed };
      }),
    },
  });
  const [ada, ben, cas] = match.tables as [Table, Table, Table];
  const mayMove = ({ state }: Table) => state!.match!.moves.length > 0;
  for (let moves = 0; moves < 30 && !mayMove(ben); moves++) {
    await match.clock.until(() => match.tables.some(mayMove), 400);
    if (!mayMove(ben)) await playOn(match, [ada, cas], 1);
  }
  const { version, moves } = ben.state!.match!;
  const answer = await ben.act({ kind: 'move', version, move: moves[0]! });
  expect(answer).toEqual({ ok: false, why: 'stale' });
  expect(violationsOf(match.tables)).toEqual([null, null, null]);
});

test('an undo is dropped if somebody who agreed has signed another entry since', async () => {
  const match = await startMatch('undo', 'daumen-drauf', names, { rules: { away: 'bot' } });
  const [ada, ben, cas] = match.tables as [Table, Table, Table];
  for (let moves = 0; moves < 40 && !ada.state!.match!.undo; moves++) await playOn(match, match.tables, 1);
  expect(await ada.act({ kind: 'ask-undo' })).toEqual({ ok: true });
  // The host agreed to the undo, and now signs another entry.
  const { policy } = ada.state!;
  expect(await ada.act({ kind: 'set-policy', policy: { ...policy, clockSeconds: 60 } })).toEqual({
    ok: true,
  });
  await match.clock.until(() => [ben, cas].every(({ state }) => state!.asks.length > 0), 400);
  for (const table of [ben, cas])
    expect(await table.act({ kind: 'answer-undo', yes: true })).toEqual({ ok: true });
  await match.clock.tick();
  expect(violationsOf(match.tables)).toEqual([null, null, null]);
  await playOn(match, match.tables, 2);
});

test('somebody who left and lost their memory does not get back in, and nobody is accused', async () => {
  const match = await startMatch('lost memory', 'mens-erger-je-niet', names, { rules: { away: 'bot' } });
  const [ada, ben, cas] = match.tables as [Table, Table, Table];
  await playOn(match, match.tables, 3);
  await ben.act({ kind: 'sit', seat: null });
  await playOn(match, [ada, cas], 1);
  const { identity } = match.browsers.get('Ben')!.services;
  match.crash('Ben');
  const secondTab = (await makeTables({ ...match.browser('Ben 2').services, identity }).join(
    match.invitation,
  ))!;
  await match.clock.until(() => secondTab.connection.state === 'open', 400);
  await secondTab.act({ kind: 'profile', name: 'Ben', colour: null });
  expect(await secondTab.act({ kind: 'ask-seat', seat: 1 })).toEqual({ ok: true });
  const person = secondTab.state!.me;
  expect(await ada.act({ kind: 'answer-seat', person, yes: true })).toEqual({ ok: true });
  const tables = [ada, cas];
  for (let tick = 0; tick < 20; tick++) await match.clock.tick();
  expect(violationsOf(tables)).toEqual([null, null]);
  await playOn(match, tables);
  await match.clock.until(() => tables.every((table) => verdictOf(table) !== null), 400);
  expect(tables.map((table) => verdictOf(table)!.type)).toEqual(['verified', 'verified']);
});

test('a guest who answers and never stores anything does not hold up the table', async () => {
  let firstStored: { index: number; hash: string } | null = null;
  const match = await matchWithBen('daumen-drauf', (message) => {
    if (message.t !== 'ack') return message;
    firstStored ??= message.stored;
    return { ...message, stored: firstStored };
  });
  await playOn(match, match.tables, 6);
  expect(match.host.state!.match!.version).toBeGreaterThan(6);
});

/** What a stranger, an impostor or a guest with a program of their own can try. */

import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { HostTable } from '../src/host/host-table.ts';
import { HostRunner } from '../src/host/host-runner.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { knock, PROTOCOL, toSign } from '../src/protocol/handshake.ts';
import { personOf } from '../src/protocol/keys.ts';
import { MOST_IN } from '../src/protocol/messages.ts';
import { addressOf } from '../src/protocol/room.ts';
import type { Table } from '../src/tables/table.ts';
import { Bench } from './kit/bench.ts';
import { startMatch, playOn } from './kit/table.ts';
import { memoryWorld, seededSigner } from './kit/browsers.ts';
import { startedParty, usualPolicy } from './kit/party.ts';

const eve = seededSigner('Eve');
const ben = seededSigner('Ben');

test('who has the link and a key gets in', () => {
  const bench = new Bench();
  bench.enter(1, ben);
  expect(bench.last(1)).toMatchObject({ t: 'welcome', done: 0 });
});

test('a proof of another line, another key or another nonce is worth nothing', () => {
  const bench = new Bench();
  const transcript = bench.hello(1, ben);
  const proof = { t: 'proof', signature: textOf(ben.sign(toSign('guest', transcript))) };
  bench.say(1, proof);
  expect(bench.last(1)).toMatchObject({ t: 'welcome' });
  // The same again on a new line, with the same nonce: the host's nonce and the ends are others.
  bench.hello(2, ben, transcript.guestNonce);
  bench.say(2, proof);
  expect(bench.last(2)).toEqual({ t: 'bye', v: PROTOCOL, why: 'refused' });
  expect(bench.closed).toEqual(new Set([2]));
  // Somebody in the middle passes on what the guest signed for its own end of the line.
  const through = bench.hello(3, ben);
  const wrongEnd = { ...through, guestEnd: 'guest of somebody else' };
  bench.say(3, { t: 'proof', signature: textOf(ben.sign(toSign('guest', wrongEnd))) });
  expect(bench.closed.has(3)).toBe(true);
  // Eve signs with her key for Ben's.
  const claimed = bench.hello(4, ben);
  bench.say(4, { t: 'proof', signature: textOf(eve.sign(toSign('guest', claimed))) });
  expect(bench.closed.has(4)).toBe(true);
  // What the host signed is not what a guest signs.
  const mirrored = bench.hello(5, bench.signer);
  const challenge = bench.last(5) as { signature: string };
  expect(mirrored.guestKey).toBe(mirrored.hostKey);
  bench.say(5, { t: 'proof', signature: challenge.signature });
  expect(bench.closed.has(5)).toBe(true);
});

test('who does not have the link does not even get a signature', () => {
  const bench = new Bench();
  bench.call(1);
  const key = textOf(eve.publicKey);
  const nonce = textOf(bench.random(16));
  bench.say(1, { t: 'hello', v: PROTOCOL, key, nonce, knock: knock('another room', key, nonce) });
  expect(bench.said.get(1)).toEqual([{ t: 'bye', v: PROTOCOL, why: 'refused' }]);
  expect(bench.closed.has(1)).toBe(true);
});

test('old and new versions are told which they are', () => {
  const bench = new Bench();
  bench.call(1);
  bench.say(1, { t: 'hello', v: PROTOCOL - 1, what: 'it looked like then' });
  expect(bench.last(1)).toMatchObject({ t: 'bye', why: 'older' });
  bench.call(2);
  bench.say(2, { t: 'hello', v: PROTOCOL + 1, what: 'it will look like' });
  expect(bench.last(2)).toMatchObject({ t: 'bye', why: 'newer' });
});

test('an act is of whoever sent it, whatever it claims', () => {
  const bench = new Bench();
  bench.enter(1, ben);
  bench.say(1, { t: 'do', n: 1, act: { kind: 'profile', name: 'Ben', colour: null } });
  bench.say(1, { t: 'do', n: 2, act: { kind: 'sit', seat: 1 }, person: bench.host.room.host });
  bench.say(1, { t: 'do', n: 2, act: { kind: 'ready', ready: true, seat: 0 } });
  // Neither was an act at all.
  expect(bench.host.room.chairs[1]).toEqual({ kind: 'open' });
  bench.say(1, { t: 'do', n: 2, act: { kind: 'start' } });
  expect(bench.last(1)).toMatchObject({ t: 'did', n: 2, answer: { ok: false, why: 'not-host' } });
});

test('a move for a seat that is not one’s own is refused', () => {
  const party = startedParty({
    seed: 'claims',
    game: 'mens-erger-je-niet',
    people: 2,
    gameOptions: { firstPlayer: 0 },
  });
  party.wait(5000);
  const [host, guest] = party.guests as [(typeof party.guests)[0], (typeof party.guests)[0]];
  const { version, moves } = host.state!.match!;
  expect(moves.length).toBeGreaterThan(0);
  const answer = guest.act({ kind: 'move', version, move: moves[0]! });
  expect(answer).toMatchObject({ ok: false, refusal: { rule: 'ME-2' } });
  expect(party.host.match!.length).toBe(version);
});

test('rubbish ends the line: at once from a stranger, after three times from a guest', () => {
  const bench = new Bench();
  for (const [link, text] of ['', '{}', 'null', '[]', '{"t":"do"}', `"${'x'.repeat(MOST_IN)}"`].entries()) {
    bench.call(link + 10);
    bench.say(link + 10, text);
    expect(bench.closed.has(link + 10), text.slice(0, 20)).toBe(true);
  }
  bench.enter(1, ben);
  bench.say(1, 'rubbish');
  bench.say(1, `{"t":"do","n":1,"act":{"kind":"say","text":"${'x'.repeat(MOST_IN)}","reaction":false}}`);
  expect(bench.closed.has(1)).toBe(false);
  bench.say(1, '{"__proto__":{"t":"leave"}}');
  expect(bench.closed.has(1)).toBe(true);
});

test('a flood is answered with too fast, and then with nothing', () => {
  const bench = new Bench();
  bench.enter(1, ben);
  let refused = 0;
  for (let n = 1; n <= 300 && !bench.closed.has(1); n++) {
    bench.say(1, { t: 'do', n, act: { kind: 'say', text: 'hello', reaction: false } });
    if (JSON.stringify(bench.last(1)).includes('too-fast')) refused += 1;
  }
  expect(refused).toBeGreaterThan(10);
  expect(bench.closed.has(1)).toBe(true);
  expect(bench.host.room.chat.length).toBeLessThan(10);
});

test('300 lines of strangers: eight are listened to, and none for long', () => {
  const bench = new Bench();
  for (let link = 1; link <= 300; link++) bench.call(link);
  expect(bench.closed.size).toBe(292);
  bench.now = 11_000;
  bench.tell({ is: 'wake' });
  expect(bench.closed.size).toBe(300);
  bench.enter(301, ben);
  expect(bench.last(301)).toMatchObject({ t: 'welcome' });
});

test('who is sent away does not come back with the same key', () => {
  const bench = new Bench();
  bench.enter(1, bench.signer);
  bench.enter(2, eve);
  const person = personOf(textOf(eve.publicKey));
  bench.say(1, { t: 'do', n: 1, act: { kind: 'send-away', person } });
  expect(bench.last(2)).toMatchObject({ t: 'bye', why: 'sent-away' });
  bench.enter(3, eve);
  expect(bench.last(3)).toMatchObject({ t: 'bye', why: 'sent-away' });
});

test('a command that comes twice is carried out once, also after the host was reloaded', () => {
  const bench = new Bench();
  bench.enter(1, ben);
  bench.say(1, { t: 'do', n: 1, act: { kind: 'profile', name: 'Ben', colour: null } });
  const act = { t: 'do', n: 2, act: { kind: 'say', text: 'once', reaction: false } };
  bench.say(1, act);
  bench.say(1, act);
  expect(bench.host.room.chat.map(({ text }) => text)).toEqual(['once']);
  const parts = { games, signer: bench.signer, random: bench.random };
  const again = new HostTable(structuredClone(bench.host.saved()), parts);
  expect(again.room.members.find(({ name }) => name === 'Ben')).toMatchObject({ done: 2 });
  bench.say(1, { ...act, n: 9 });
  expect(bench.closed.has(1)).toBe(true);
});

/** Eve knows the link: she takes the address, and hosts a room with the same secret under her own key. */
function eveSquats({ clock, network }: Pick<ReturnType<typeof memoryWorld>, 'clock' | 'network'>, room: string) {
  const { host: other, random } = new Bench();
  const same = { ...other.room, secret: room };
  const impostor = new HostTable({ room: same, record: null }, { games, signer: eve, random });
  const hosting = new HostRunner(impostor, {
    now: () => clock.now,
    after: (milliseconds, call) => clock.after(milliseconds, call),
    save: async () => {},
    forget: async () => {},
    draw: () => new Promise(() => {}),
    think: () => new Promise(() => {}),
  });
  const squat = network
    .transport('Eve')
    .listen(addressOf(room, 0), { connected: (link) => hosting.admit(link) });
  return { squat, impostor };
}

test('somebody else at the host’s address is found out, and the table is there when the host is back', async () => {
  const { clock, network, browser } = memoryWorld('squatter');
  const ada = browser('Ada');
  const chairs = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] as const;
  const table = { game: 'mens-erger-je-niet', options: {}, policy: usualPolicy, chairs };
  const { room } = await ada.tables.create(table);
  const host = (await ada.tables.host(room))!;
  await clock.until(() => host.listening === 'open');
  const guest = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => guest.line.state === 'open');
  host.leave();
  await clock.until(() => guest.line.state === 'connecting');

  const { squat, impostor } = eveSquats({ clock, network }, room);
  await clock.until(() => guest.line.state === 'connecting' && guest.line.why === 'not-the-host');
  expect(impostor.room.members).toHaveLength(1);

  squat.close();
  await browser('Ada').tables.host(room);
  await clock.until(() => guest.line.state === 'open');
});

test('somebody else at the host’s address keeps nobody from going on without the host', async () => {
  const home = await startMatch('squatted', 'david-goliath', ['Ada', 'Ben', 'Cas'], {
    rules: { away: 'bot' },
  });
  const { clock, crash, tables, room } = home;
  const [, second, third] = tables as [Table, Table, Table];
  await playOn(home, tables, 3);
  crash('Ada');
  eveSquats(home, room);
  await clock.until(() => second.hosted !== null && third.line.state === 'open');
  await playOn(home, [second, third], 3);
});

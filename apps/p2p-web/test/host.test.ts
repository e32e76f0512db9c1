/** What happens at a table around the moves. */
import { seededDraw } from '@cheeseboard/engine';
import { expect, test } from 'vitest';
import { coloursOf } from '../src/look/colours.ts';
import type { Policy } from '../src/tables/table.ts';
import { type Guest, type Party, playOn, startedParty, usualPolicy } from './kit/party.ts';

const table = (game: string, more: Partial<Parameters<typeof startedParty>[0]> = {}): Party =>
  startedParty({ seed: `host ${game}`, game, people: 2, ...more });

const policy = (changes: Partial<Policy>): Policy => ({ ...usualPolicy, ...changes });
const ok = { ok: true };

/** Waits until somebody can move, and gives who. */
function inTurn(party: Party): Guest {
  for (let steps = 0; steps < 500; steps++) {
    const guest = party.guests.find(({ state }) => (state?.match?.moves.length ?? 0) > 0);
    if (guest) return guest;
    party.step();
  }
  throw new Error('nobody is in turn');
}

function moveOf(guest: Guest, which = 0) {
  const { version, moves } = guest.state!.match!;
  return { kind: 'move', version, move: moves[which]! } as const;
}

test('nobody moves while the table is paused, bots neither', () => {
  const party = table('mens-erger-je-niet', { people: 1, bots: 1, gameOptions: { firstPlayer: 1 } });
  const [host] = party.guests as [Guest];
  party.settle();
  expect(host.state!.match!.thinking).toEqual([1]);
  expect(host.act({ kind: 'pause', paused: true })).toEqual(ok);
  const { version } = host.state!.match!;
  expect(host.state!.match!.thinking).toEqual([]);
  party.wait(60_000);
  expect(host.state!.match!.version).toBe(version);
  expect(host.act({ kind: 'move', version, move: { type: 'add' } })).toEqual({ ok: false, why: 'paused' });
  expect(host.act({ kind: 'pause', paused: false })).toEqual(ok);
  party.wait(3_000);
  expect(host.state!.match!.version).toBeGreaterThan(version);
});

test('when the time is up a bot moves, once', () => {
  const party = table('david-goliath', { people: 3, policy: policy({ clock: 10 }) });
  const guest = inTurn(party);
  const { version, clock } = guest.state!.match!;
  expect(clock).toMatchObject({ left: 10_000, running: true });
  party.wait(9_000);
  expect(guest.state!.match!.version).toBe(version);
  party.wait(1_500);
  expect(guest.state!.match!.version).toBe(version + 1);
  // Everybody is told that it was not the person.
  const seat = guest.state!.match!.view.viewer;
  expect(party.guests.map(({ state }) => state!.match!.late)).toEqual(
    party.guests.map(() => ({ seat, step: version })),
  );
  expect(party.guests.every(({ state }) => state!.match!.clock!.left === 10_000)).toBe(true);
  party.wait(5_000);
  party.hostGuest.act({ kind: 'pause', paused: true });
  const left = guest.state!.match!.clock!.left;
  expect(left).toBeLessThan(5_000);
  party.wait(60_000);
  expect(guest.state!.match!.version).toBe(version + 1);
  party.hostGuest.act({ kind: 'pause', paused: false });
  expect(guest.state!.match!.clock).toMatchObject({ left, running: true });
});

test('a move is taken back when the others agree', () => {
  const party = table('gouda-gouda', { people: 3, gameOptions: { firstPlayer: 0 } });
  const [first, second, third] = party.guests as [Guest, Guest, Guest];
  expect(inTurn(party)).toBe(first);
  const { version, view, log } = first.state!.match!;
  expect(first.act(moveOf(first))).toMatchObject(ok);
  expect(party.guests.map(({ state }) => state!.match!.undo)).toEqual([true, false, false]);
  expect(second.act({ kind: 'ask-undo' })).toMatchObject({ ok: false, refusal: { rule: 'CB-4' } });
  expect(first.act({ kind: 'ask-undo' })).toEqual(ok);
  expect(third.state!.asks).toEqual([{ kind: 'undo', seat: 0, waiting: [1, 2] }]);
  expect(second.act({ kind: 'answer-undo', yes: true })).toEqual(ok);
  expect(second.act({ kind: 'answer-undo', yes: true })).toEqual({ ok: false, why: 'not-now' });
  expect(first.state!.match!.version).toBe(version + 1);
  expect(third.act({ kind: 'answer-undo', yes: true })).toEqual(ok);
  expect(first.state!.match).toMatchObject({ version, view, log });
  expect(first.state!.asks).toEqual([]);
  // And not when one does not.
  first.act(moveOf(first));
  first.act({ kind: 'ask-undo' });
  second.act({ kind: 'answer-undo', yes: false });
  expect(first.state!.asks).toEqual([]);
  expect(first.state!.match!.version).toBe(version + 1);
  // A wish waits for half a minute.
  first.act({ kind: 'ask-undo' });
  party.wait(31_000);
  expect(first.state!.asks).toEqual([]);
});

test('a bot plays for who is away, until they are back', () => {
  const party = table('david-goliath', { people: 3, policy: policy({ away: 'bot' }) });
  const guest = inTurn(party);
  const seat = guest.state!.match!.view.viewer as number;
  const other = party.guests.find((one) => one !== guest)!;
  guest.tell({ is: 'leave' });
  party.settle();
  const { version } = other.state!.match!;
  party.wait(10_000);
  expect(other.state!.chairs[seat]).toMatchObject({ kind: 'person', standIn: false });
  expect(other.state!.match!.version).toBe(version);
  party.wait(8_000);
  expect(other.state!.chairs[seat]).toMatchObject({ standIn: true });
  expect(other.state!.match!.version).toBeGreaterThan(version);
  const back = party.join(seat === 0 ? 'host' : `Guest ${seat}`);
  expect(back.state!.chairs[seat]).toMatchObject({ standIn: false });
  expect(back.state!.match!.view.viewer).toBe(seat);
});

test('somebody who watches takes the seat of somebody who is away, if the host agrees', () => {
  const party = table('mens-erger-je-niet', { policy: policy({ takeover: true }) });
  const [host, guest] = party.guests as [Guest, Guest];
  const watcher = party.join('Watcher');
  expect(watcher.act({ kind: 'ask-seat', seat: 1 })).toEqual({ ok: false, why: 'taken' });
  guest.tell({ is: 'leave' });
  party.settle();
  expect(watcher.act({ kind: 'ask-seat', seat: 1 })).toEqual(ok);
  const { me: person } = watcher.state!;
  expect(host.state!.asks).toEqual([{ kind: 'seat', person, seat: 1 }]);
  expect(watcher.act({ kind: 'answer-seat', person, yes: true })).toEqual({ ok: false, why: 'not-host' });
  expect(host.act({ kind: 'answer-seat', person, yes: true })).toEqual(ok);
  expect(watcher.state!.match!.view.viewer).toBe(1);
  const back = party.join('Guest 1');
  expect(back.state!.match!.view.viewer).toBe('spectator');
});

test('a rematch: the same people, everybody one chair further', () => {
  const party = table('mens-erger-je-niet', { people: 2, bots: 1 });
  expect(party.hostGuest.act({ kind: 'rematch' })).toEqual({ ok: false, why: 'not-now' });
  playOn(party, 'rematch');
  const chairs = party.hostGuest.state!.chairs;
  const [red, yellow, green] = coloursOf(party.hostGuest.state!);
  expect(party.hostGuest.act({ kind: 'rematch' })).toEqual(ok);
  const { state } = party.hostGuest;
  expect(state!.phase).toBe('playing');
  expect(state!.match).toMatchObject({ number: 2, record: null });
  expect(state!.chairs).toEqual([chairs[2], chairs[0], chairs[1]]);
  expect(coloursOf(state!)).toEqual([green, red, yellow]);
  expect(party.hostGuest.act({ kind: 'to-lobby' })).toEqual(ok);
  expect(party.hostGuest.state).toMatchObject({ phase: 'lobby', match: null });
  const options = { firstLeader: 'random', rounds: 1, parry: 'anytime', openWins: 'off' };
  expect(party.hostGuest.act({ kind: 'set-game', game: 'daumen-drauf', options, seats: 4 })).toEqual(ok);
  expect(party.hostGuest.state!.chairs).toHaveLength(4);
  expect(
    party.hostGuest.act({ kind: 'set-game', game: 'daumen-drauf', options: { rounds: 99 }, seats: 4 }),
  ).toEqual({
    ok: false,
    why: 'invalid',
  });
});

test('DD-10: after a card the table takes a breath, in which only a parry counts', () => {
  const party = table('daumen-drauf', { people: 3, policy: policy({ breath: 2 }) });
  const leader = inTurn(party);
  const seat = leader.state!.match!.view.viewer as number;
  expect(leader.act(moveOf(leader))).toMatchObject(ok);
  const next = party.guests[(seat + 1) % 3]!;
  const { breath, moves, version } = next.state!.match!;
  expect(breath).toMatchObject({ left: 2000 });
  expect(moves.every(({ type }) => type === 'parry')).toBe(true);
  expect(next.act({ kind: 'move', version, move: { type: 'pass' } })).toEqual({ ok: false, why: 'not-now' });
  party.wait(2_000);
  expect(next.state!.match!.breath).toBeNull();
  expect(next.state!.match!.moves).toContainEqual({ type: 'pass' });
  expect(next.act({ kind: 'move', version, move: { type: 'pass' } })).toMatchObject(ok);
});

test('in a window all may answer at once; what others do in the meantime does not make an answer stale', () => {
  const draw = seededDraw('windows');
  const party = table('gouda-gouda', { people: 3 });
  const isAsked = ({ state }: Guest) => state!.match!.moves.some(({ type }) => type === 'pass');
  while (party.guests.filter(isAsked).length < 3) {
    const guest = inTurn(party);
    guest.act(moveOf(guest, draw(guest.state!.match!.moves.length)));
    party.wait(500);
  }
  const { version } = party.guests[0]!.state!.match!;
  for (const guest of party.guests) {
    expect(guest.act({ kind: 'move', version, move: { type: 'pass' } })).toMatchObject(ok);
  }
  const [guest] = party.guests as [Guest];
  expect(guest.act({ kind: 'move', version, move: { type: 'pass' } })).toEqual({ ok: false, why: 'stale' });
});

test('the newest tab of a person has the seat; the older one hears that it is elsewhere', () => {
  const party = table('mens-erger-je-niet');
  const [, guest] = party.guests as [Guest, Guest];
  const second = party.join('Guest 1');
  expect(guest.client.line).toEqual({ state: 'ended', why: 'elsewhere' });
  expect(second.state!.match!.view.viewer).toBe(1);
  expect(second.state!.people.filter(({ seat }) => seat === 1)).toMatchObject([{ connection: 'here' }]);
});

test('chat is cleaned, counted, and not too much', () => {
  const party = table('mens-erger-je-niet');
  const [host, guest] = party.guests as [Guest, Guest];
  expect(guest.act({ kind: 'say', text: ' hi\u202e there \n', reaction: false })).toEqual(ok);
  expect(host.state!.chat).toMatchObject([{ number: 1, name: 'Guest 1', text: 'hi there', reaction: false }]);
  expect(guest.act({ kind: 'say', text: '👏', reaction: true })).toEqual(ok);
  expect(guest.act({ kind: 'say', text: 'not one picture', reaction: true })).toEqual({
    ok: false,
    why: 'invalid',
  });
  for (let line = 0; line < 4; line++) guest.act({ kind: 'say', text: 'more', reaction: false });
  expect(guest.act({ kind: 'say', text: 'too much', reaction: false })).toEqual({
    ok: false,
    why: 'too-fast',
  });
  party.wait(2_100);
  expect(guest.act({ kind: 'say', text: 'again', reaction: false })).toEqual(ok);
});

test('two people with the same name are told apart, and nobody is called like a bot', () => {
  const party = table('mens-erger-je-niet', { people: 2, bots: 1 });
  const [, guest] = party.guests as [Guest, Guest];
  guest.act({ kind: 'profile', name: 'host', colour: null });
  expect(guest.state!.people[1]!.name).toBe('host 2');
  guest.act({ kind: 'profile', name: 'Brie', colour: null });
  expect(guest.state!.people[1]!.name).toBe('Brie 2');
});

test('the host closes the table', () => {
  const party = table('mens-erger-je-niet');
  const [host, guest] = party.guests as [Guest, Guest];
  host.act({ kind: 'close' });
  expect(guest.client.line).toEqual({ state: 'ended', why: 'closed' });
  expect(host.client.line).toEqual({ state: 'ended', why: 'closed' });
  expect(host.answers.at(-1)).toEqual(ok);
});

test('the host is reloaded: in the middle of a match, and after it', () => {
  const party = table('mens-erger-je-niet', { people: 2, bots: 1 });
  const [, guest] = party.guests as [Guest, Guest];
  for (let moves = 0; moves < 5; moves++) {
    const able = inTurn(party);
    able.act(moveOf(able));
  }
  const { version } = guest.state!.match!;
  party.reload();
  party.wait(3_000);
  expect(guest.client.line).toEqual({ state: 'open' });
  expect(guest.state!.match!.version).toBeGreaterThanOrEqual(version);
  playOn(party, 'reloaded');
  const { record, log } = guest.state!.match!;
  party.reload();
  party.wait(3_000);
  expect(guest.state).toMatchObject({ phase: 'over', match: { record, log } });
  expect(party.hostGuest.act({ kind: 'rematch' })).toEqual(ok);
});

/** What happens at a table around the moves: pause, clock, undo, stand-ins, takeover, rematch, chat, tabs and reloads. */
import { seededDraw } from '@cheeseboard/engine';
import { describe, expect, test } from 'vitest';
import { coloursOf } from '../src/look/colours.ts';
import type { Policy } from '../src/tables/table.ts';
import { shortOptions } from './kit/short.ts';
import { type Guest, playToEnd, type SyncTable, startedTable, usualPolicy } from './kit/sync-table.ts';

const startTable = (game: string, options: Partial<Parameters<typeof startedTable>[0]> = {}): SyncTable =>
  startedTable({ seed: `host ${game}`, game, people: 2, ...options });

const policyWith = (changes: Partial<Policy>): Policy => ({ ...usualPolicy, ...changes });
const ok = { ok: true };

/** Waits until somebody can move, and returns that person. */
function waitForMover(table: SyncTable): Guest {
  for (let steps = 0; steps < 500; steps++) {
    const guest = table.guests.find(({ state }) => (state?.match?.moves.length ?? 0) > 0);
    if (guest) return guest;
    table.step();
  }
  throw new Error('nobody is in turn');
}

function moveOf(guest: Guest, index = 0) {
  const { version, moves } = guest.state!.match!;
  return { kind: 'move', version, move: moves[index]! } as const;
}

/** Plays to the end, and expects that nobody who is connected finds anything wrong. */
function playToVerifiedEnd(table: SyncTable): void {
  playToEnd(table, 'to the end');
  const connected = table.guests.filter(({ client }) => client.connection.state === 'open');
  expect(connected.length).toBeGreaterThan(1);
  for (const { state } of connected) {
    expect(state!.match!.result).not.toBeNull();
    expect(state!.match!.fair).toMatchObject({ violation: null, verdict: { type: 'verified' } });
  }
}

test('nobody moves while the table is paused, not even bots', () => {
  const table = startTable('mens-erger-je-niet', { people: 1, bots: 1, gameOptions: { firstPlayer: 1 } });
  const [host] = table.guests as [Guest];
  table.settle();
  expect(host.state!.match!.thinking).toEqual([1]);
  expect(host.act({ kind: 'pause', paused: true })).toEqual(ok);
  const { version } = host.state!.match!;
  expect(host.state!.match!.thinking).toEqual([]);
  table.wait(60_000);
  expect(host.state!.match!.version).toBe(version);
  expect(host.act({ kind: 'move', version, move: { type: 'add' } })).toEqual({ ok: false, why: 'paused' });
  expect(host.act({ kind: 'pause', paused: false })).toEqual(ok);
  table.wait(3_000);
  expect(host.state!.match!.version).toBeGreaterThan(version);
});

test('a bot moves once when the time is up, and the audit finds nothing wrong with it', () => {
  const table = startTable('david-goliath', { people: 3, policy: policyWith({ clockSeconds: 10 }) });
  const guest = waitForMover(table);
  const { version, clock } = guest.state!.match!;
  expect(clock).toMatchObject({ left: 10_000, running: true });
  table.wait(9_000);
  expect(guest.state!.match!.version).toBe(version);
  table.wait(1_500);
  expect(guest.state!.match!.version).toBe(version + 1);
  // Everybody sees that the clock caused this move, not the person.
  const seat = guest.state!.match!.view.viewer;
  expect(table.guests.map(({ state }) => state!.match!.late)).toEqual(
    table.guests.map(() => ({ seat, step: version })),
  );
  expect(table.guests.every(({ state }) => state!.match!.clock!.left === 10_000)).toBe(true);
  table.wait(5_000);
  table.hostGuest.act({ kind: 'pause', paused: true });
  const leftMs = guest.state!.match!.clock!.left;
  expect(leftMs).toBeLessThan(5_000);
  table.wait(60_000);
  expect(guest.state!.match!.version).toBe(version + 1);
  table.hostGuest.act({ kind: 'pause', paused: false });
  expect(guest.state!.match!.clock).toMatchObject({ left: leftMs, running: true });
  playToVerifiedEnd(table);
});

test('an undo needs the agreement of everybody', () => {
  const table = startTable('gouda-gouda', {
    people: 3,
    gameOptions: { ...shortOptions['gouda-gouda'], firstPlayer: 0 },
  });
  const [first, second, third] = table.guests as [Guest, Guest, Guest];
  expect(waitForMover(table)).toBe(first);
  const { version, view, log } = first.state!.match!;
  expect(first.act(moveOf(first))).toMatchObject(ok);
  expect(table.guests.map(({ state }) => state!.match!.undo)).toEqual([true, false, false]);
  expect(second.act({ kind: 'ask-undo' })).toMatchObject({ ok: false, refusal: { rule: 'CB-4' } });
  expect(first.act({ kind: 'ask-undo' })).toEqual(ok);
  expect(third.state!.asks).toEqual([{ kind: 'undo', seat: 0, to: expect.any(Number), waiting: [1, 2] }]);
  expect(second.act({ kind: 'answer-undo', yes: true })).toEqual(ok);
  expect(second.act({ kind: 'answer-undo', yes: true })).toEqual({ ok: false, why: 'not-now' });
  expect(first.state!.match!.version).toBe(version + 1);
  expect(third.act({ kind: 'answer-undo', yes: true })).toEqual(ok);
  expect(first.state!.match).toMatchObject({ version, view, log });
  expect(first.state!.asks).toEqual([]);
  // An undo request ends as soon as one person declines.
  first.act(moveOf(first));
  first.act({ kind: 'ask-undo' });
  second.act({ kind: 'answer-undo', yes: false });
  expect(first.state!.asks).toEqual([]);
  expect(first.state!.match!.version).toBe(version + 1);
  // An undo request expires after half a minute.
  first.act({ kind: 'ask-undo' });
  table.wait(31_000);
  expect(first.state!.asks).toEqual([]);
  playToVerifiedEnd(table);
});

test('a bot plays for somebody who is away until they are back', () => {
  const table = startTable('david-goliath', { people: 3, policy: policyWith({ away: 'bot' }) });
  const guest = waitForMover(table);
  const seat = guest.state!.match!.view.viewer as number;
  const otherGuest = table.guests.find((candidate) => candidate !== guest)!;
  guest.tell({ type: 'leave' });
  table.settle();
  const { version } = otherGuest.state!.match!;
  table.wait(10_000);
  expect(otherGuest.state!.chairs[seat]).toMatchObject({ kind: 'person', standIn: false });
  expect(otherGuest.state!.match!.version).toBe(version);
  table.wait(8_000);
  expect(otherGuest.state!.chairs[seat]).toMatchObject({ standIn: true });
  expect(otherGuest.state!.match!.version).toBeGreaterThan(version);
  const guestAgain = table.join(seat === 0 ? 'host' : `Guest ${seat}`);
  expect(guestAgain.state!.chairs[seat]).toMatchObject({ standIn: false });
  expect(guestAgain.state!.match!.view.viewer).toBe(seat);
  playToVerifiedEnd(table);
});

test('the host lets a bot play for somebody, and they take their seat back', () => {
  const table = startTable('daumen-drauf', {
    people: 3,
    gameOptions: { rounds: 1 },
    policy: policyWith({ breathSeconds: 0 }),
  });
  const [host, guest] = table.guests as [Guest, Guest, Guest];
  waitForMover(table);
  expect(guest.act({ kind: 'stand-in', seat: 2, bot: true })).toEqual({ ok: false, why: 'not-host' });
  table.cut(guest);
  expect(host.act({ kind: 'stand-in', seat: 1, bot: true })).toEqual(ok);
  expect(host.state!.chairs[1]).toMatchObject({ kind: 'person', standIn: true });
  table.wait(5_000);
  expect(guest.client.connection.state).toBe('open');
  expect(guest.state!.chairs[1]).toMatchObject({ kind: 'person', standIn: false });
  const seatBodies = table.host
    .saved()
    .log!.entries.flatMap(({ body }) => (body?.kind === 'seat' ? [body] : []));
  expect(seatBodies).toMatchObject([
    { seat: 1, change: 'stand-in' },
    { seat: 1, change: 'back' },
  ]);
  playToVerifiedEnd(table);
});

test('a spectator takes over the seat of somebody who is away if the host agrees', () => {
  const table = startTable('mens-erger-je-niet', { policy: policyWith({ takeover: true }) });
  const [host, guest] = table.guests as [Guest, Guest];
  const watcher = table.join('Watcher');
  expect(watcher.act({ kind: 'ask-seat', seat: 1 })).toEqual({ ok: false, why: 'taken' });
  guest.tell({ type: 'leave' });
  table.settle();
  expect(watcher.act({ kind: 'ask-seat', seat: 1 })).toEqual(ok);
  const { me: person } = watcher.state!;
  expect(host.state!.asks).toEqual([{ kind: 'seat', person, seat: 1 }]);
  expect(watcher.act({ kind: 'answer-seat', person, yes: true })).toEqual({ ok: false, why: 'not-host' });
  expect(host.act({ kind: 'answer-seat', person, yes: true })).toEqual(ok);
  expect(watcher.state!.match!.view.viewer).toBe(1);
  const guestAgain = table.join('Guest 1');
  expect(guestAgain.state!.match!.view.viewer).toBe('spectator');
  playToVerifiedEnd(table);
});

test('a rematch moves everybody one chair further', () => {
  const table = startTable('mens-erger-je-niet', { people: 2, bots: 1 });
  expect(table.hostGuest.act({ kind: 'rematch' })).toEqual({ ok: false, why: 'not-now' });
  playToEnd(table, 'rematch');
  const chairs = table.hostGuest.state!.chairs;
  const [red, yellow, green] = coloursOf(table.hostGuest.state!);
  expect(table.hostGuest.act({ kind: 'rematch' })).toEqual(ok);
  const { state } = table.hostGuest;
  expect(state!.phase).toBe('playing');
  expect(state!.match).toMatchObject({ number: 2, record: null });
  expect(state!.chairs).toEqual([chairs[2], chairs[0], chairs[1]]);
  expect(coloursOf(state!)).toEqual([green, red, yellow]);
  playToVerifiedEnd(table);
  expect(table.hostGuest.act({ kind: 'to-lobby' })).toEqual(ok);
  expect(table.hostGuest.state).toMatchObject({ phase: 'lobby', match: null });
  const options = { firstLeader: 'random', rounds: 1, parry: 'anytime', openWins: 'off' };
  expect(table.hostGuest.act({ kind: 'set-game', game: 'daumen-drauf', options, seats: 4 })).toEqual(ok);
  expect(table.hostGuest.state!.chairs).toHaveLength(4);
  expect(
    table.hostGuest.act({ kind: 'set-game', game: 'daumen-drauf', options: { rounds: 99 }, seats: 4 }),
  ).toEqual({
    ok: false,
    why: 'invalid',
  });
});

test('DD-10: after a card the table holds its breath, and only a parry is accepted', () => {
  const table = startTable('daumen-drauf', { people: 3, policy: policyWith({ breathSeconds: 2 }) });
  const leader = waitForMover(table);
  const seat = leader.state!.match!.view.viewer as number;
  expect(leader.act(moveOf(leader))).toMatchObject(ok);
  const nextGuest = table.guests[(seat + 1) % 3]!;
  const { breath, moves, version } = nextGuest.state!.match!;
  expect(breath).toMatchObject({ left: 2000 });
  expect(moves.every(({ type }) => type === 'parry')).toBe(true);
  expect(nextGuest.act({ kind: 'move', version, move: { type: 'pass' } })).toEqual({
    ok: false,
    why: 'not-now',
  });
  table.wait(2_000);
  expect(nextGuest.state!.match!.breath).toBeNull();
  expect(nextGuest.state!.match!.moves).toContainEqual({ type: 'pass' });
  expect(nextGuest.act({ kind: 'move', version, move: { type: 'pass' } })).toMatchObject(ok);
  playToVerifiedEnd(table);
});

/** Plays until the first round is over. */
function playRound(table: SyncTable): void {
  while (!table.guests.some(({ state }) => state!.match!.breath?.readers)) {
    const guest = table.guests.find(({ state }) => state!.match!.moves.length > 0);
    if (guest) expect(guest.act(moveOf(guest))).toMatchObject(ok);
    else table.step();
  }
}

const nextRound = (guest: Guest) => guest.act({ kind: 'next-round', version: guest.state!.match!.version });

describe('between rounds', () => {
  const twoRounds = { gameOptions: { rounds: 2 } };

  test('nothing is dealt until everybody has read the result', () => {
    const table = startTable('daumen-drauf', { ...twoRounds, people: 2, bots: 1 });
    playRound(table);
    const [host, guest] = table.guests as [Guest, Guest];
    const spectator = table.join('Spectator');
    const { version } = host.state!.match!;
    table.wait(60_000);
    expect(guest.state!.match).toMatchObject({ version, moves: [], thinking: [], clock: null });
    expect(guest.state!.match!.breath).toMatchObject({ left: 90_000, readers: [0, 1] });
    expect(nextRound(spectator)).toEqual({ ok: false, why: 'not-seated' });
    expect(nextRound(guest)).toEqual(ok);
    expect(spectator.state!.match!.breath).toMatchObject({ readers: [0] });
    expect(host.act({ kind: 'next-round', version: version - 1 })).toEqual(ok);
    expect(host.state!.match!.version).toBe(version);
    expect(nextRound(host)).toEqual(ok);
    table.wait(1_000);
    expect(host.state!.match!.breath).toBeNull();
    expect(host.state!.match!.version).toBeGreaterThan(version);
    playToVerifiedEnd(table);
  });

  test('the others wait no longer than the limit, which stops while the table is paused', () => {
    const table = startTable('daumen-drauf', twoRounds);
    playRound(table);
    const [host, guest] = table.guests as [Guest, Guest];
    const { version } = host.state!.match!;
    nextRound(host);
    guest.act({ kind: 'pause', paused: true });
    table.wait(200_000);
    expect(host.state!.match!.version).toBe(version);
    guest.act({ kind: 'pause', paused: false });
    table.wait(89_000);
    expect(host.state!.match!.version).toBe(version);
    table.wait(2_000);
    expect(host.state!.match!.version).toBeGreaterThan(version);
  });

  test('one person may read as long as they like', () => {
    const table = startTable('daumen-drauf', { ...twoRounds, people: 1, bots: 1 });
    playRound(table);
    const [host] = table.guests as [Guest];
    const { version, breath } = host.state!.match!;
    expect(breath).toMatchObject({ left: null, readers: [0] });
    table.wait(3_600_000);
    expect(host.state!.match!.version).toBe(version);
    nextRound(host);
    table.wait(1_000);
    expect(host.state!.match!.version).toBeGreaterThan(version);
  });

  test('nobody waits for somebody whose seat a bot plays', () => {
    const table = startTable('daumen-drauf', {
      ...twoRounds,
      people: 3,
      policy: policyWith({ away: 'bot' }),
    });
    playRound(table);
    const [host, guest, leaver] = table.guests as [Guest, Guest, Guest];
    const { version } = host.state!.match!;
    nextRound(host);
    nextRound(guest);
    table.hangUp(leaver);
    table.wait(20_000);
    expect(host.state!.match!.version).toBeGreaterThan(version);
  });

  test('a reloaded host waits for the readers again', () => {
    const table = startTable('daumen-drauf', twoRounds);
    playRound(table);
    const { version } = table.guests[0]!.state!.match!;
    table.reload();
    table.wait(2_000);
    expect(table.guests[1]!.state!.match!).toMatchObject({ version, breath: { readers: [0, 1] } });
    for (const guest of table.guests) expect(nextRound(guest)).toEqual(ok);
    playToVerifiedEnd(table);
  });
});

describe('rolling by hand', () => {
  const firstRoll = { gameOptions: { firstPlayer: 0 } };
  const roll = (guest: Guest) => guest.act({ kind: 'roll', version: guest.state!.match!.version });

  test('the die waits for the player in turn, and everybody sees for whom', () => {
    const table = startTable('mens-erger-je-niet', firstRoll);
    const [host, guest] = table.guests as [Guest, Guest];
    const spectator = table.join('Spectator');
    table.wait(20_000);
    for (const { state } of [host, guest, spectator])
      expect(state!.match).toMatchObject({ version: 0, roller: 0, moves: [], thinking: [] });
    expect(roll(guest)).toEqual(ok);
    expect(roll(spectator)).toEqual({ ok: false, why: 'not-seated' });
    expect(host.act({ kind: 'roll', version: 7 })).toEqual(ok);
    expect(host.state!.match!.version).toBe(0);
    expect(roll(host)).toEqual(ok);
    table.wait(100);
    expect(spectator.state!.match!.log[0]).toMatchObject({ type: 'rolled', seat: 0 });
    playToVerifiedEnd(table);
  });

  test('nobody waits longer than the limit, which stops while the table is paused', () => {
    const table = startTable('mens-erger-je-niet', firstRoll);
    const [host, guest] = table.guests as [Guest, Guest];
    guest.act({ kind: 'pause', paused: true });
    expect(roll(host)).toEqual(ok);
    table.wait(120_000);
    expect(guest.state!.match!.version).toBe(0);
    guest.act({ kind: 'pause', paused: false });
    table.wait(29_000);
    expect(guest.state!.match!.version).toBe(0);
    table.wait(2_000);
    expect(guest.state!.match!.version).toBeGreaterThan(0);
  });

  test('alone with bots, there is no limit, and bots roll by themselves', () => {
    const table = startTable('mens-erger-je-niet', { gameOptions: { firstPlayer: 1 }, people: 1, bots: 1 });
    const [host] = table.guests as [Guest];
    table.wait(3_600_000);
    expect(host.state!.match!.roller).toBe(0);
    const { version } = host.state!.match!;
    expect(version).toBeGreaterThan(0);
    roll(host);
    table.wait(1_000);
    expect(host.state!.match!.version).toBeGreaterThan(version);
  });

  test('the dice of somebody whose seat a bot plays roll by themselves', () => {
    const table = startTable('mens-erger-je-niet', {
      gameOptions: { firstPlayer: 1 },
      policy: policyWith({ away: 'bot' }),
      people: 3,
    });
    const [host, guest] = table.guests as [Guest, Guest];
    expect(host.state!.match!.roller).toBe(1);
    table.hangUp(guest);
    table.wait(20_000);
    expect(host.state!.match!.log[0]).toMatchObject({ type: 'rolled', seat: 1 });
  });
});

test('when all are asked at once, the answers of others do not make an answer stale', () => {
  const draw = seededDraw('windows');
  const table = startTable('gouda-gouda', { people: 3, gameOptions: { powers: 'on' } });
  const isAsked = ({ state }: Guest) => state!.match!.moves.some(({ type }) => type === 'pass');
  while (table.guests.filter(isAsked).length < 3) {
    const guest = waitForMover(table);
    guest.act(moveOf(guest, draw(guest.state!.match!.moves.length)));
    table.wait(500);
  }
  const { version } = table.guests[0]!.state!.match!;
  for (const guest of table.guests) {
    expect(guest.act({ kind: 'move', version, move: { type: 'pass' } })).toMatchObject(ok);
  }
  const [guest] = table.guests as [Guest];
  expect(guest.act({ kind: 'move', version, move: { type: 'pass' } })).toEqual({ ok: false, why: 'stale' });
});

test('the newest tab of a person gets the seat, and the older one ends', () => {
  const table = startTable('mens-erger-je-niet');
  const [, guest] = table.guests as [Guest, Guest];
  const secondGuest = table.join('Guest 1');
  expect(guest.client.connection).toEqual({ state: 'ended', why: 'elsewhere' });
  expect(secondGuest.state!.match!.view.viewer).toBe(1);
  expect(secondGuest.state!.people.filter(({ seat }) => seat === 1)).toMatchObject([{ connection: 'here' }]);
  playToVerifiedEnd(table);
});

test('chat is cleaned, numbered and rate-limited', () => {
  const table = startTable('mens-erger-je-niet');
  const [host, guest] = table.guests as [Guest, Guest];
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
  table.wait(2_100);
  expect(guest.act({ kind: 'say', text: 'again', reaction: false })).toEqual(ok);
});

test('names are unique among people and bots', () => {
  const table = startTable('mens-erger-je-niet', { people: 2, bots: 1 });
  const [, guest] = table.guests as [Guest, Guest];
  guest.act({ kind: 'profile', name: 'host', colour: null });
  expect(guest.state!.people[1]!.name).toBe('host 2');
  guest.act({ kind: 'profile', name: 'Brie', colour: null });
  expect(guest.state!.people[1]!.name).toBe('Brie 2');
});

test('closing the table ends every connection', () => {
  const table = startTable('mens-erger-je-niet');
  const [host, guest] = table.guests as [Guest, Guest];
  host.act({ kind: 'close' });
  expect(guest.client.connection).toEqual({ state: 'ended', why: 'closed' });
  expect(host.client.connection).toEqual({ state: 'ended', why: 'closed' });
  expect(host.answers.at(-1)).toEqual(ok);
});

test('a reloaded host goes on in the middle of a match and after it', () => {
  const table = startTable('mens-erger-je-niet', { people: 2, bots: 1 });
  const [, guest] = table.guests as [Guest, Guest];
  for (let moves = 0; moves < 5; moves++) {
    const mover = waitForMover(table);
    mover.act(moveOf(mover));
  }
  const { version } = guest.state!.match!;
  table.reload();
  table.wait(3_000);
  expect(guest.client.connection).toEqual({ state: 'open' });
  expect(guest.state!.match!.version).toBeGreaterThanOrEqual(version);
  playToVerifiedEnd(table);
  const { record, log } = guest.state!.match!;
  table.reload();
  table.wait(3_000);
  expect(guest.state).toMatchObject({ phase: 'over', match: { record, log } });
  expect(table.hostGuest.act({ kind: 'rematch' })).toEqual(ok);
});

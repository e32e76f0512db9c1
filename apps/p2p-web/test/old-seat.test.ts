/** Somebody comes back with a new key, says who they are, and gets their old seat if the host agrees. */
import { digestOf, type SeatBody, signDigest } from '@cheeseboard/engine/fair';
import { expect, test, vi } from 'vitest';
import { HostLog } from '../src/host/host-log.ts';
import { type FromGuest, write } from '../src/protocol/messages.ts';
import type { Table } from '../src/tables/table.ts';
import { memoryWorld, seededSigner } from './kit/browsers.ts';
import { type Guest, playToEnd, SyncTable, startedTable, usualPolicy } from './kit/sync-table.ts';
import { playOn } from './kit/table.ts';
import { fourNames, hostOf, isActiveHost, isOpen, watchedMatch } from './kit/watched-match.ts';

const ok = { ok: true };
const refusal = (why: string) => ({ ok: false, why });
const claim = { kind: 'claim-seat', seat: 1 } as const;
/** Nobody may ask for an abandoned seat here: the old owner can still come back to it. */
const policy = { ...usualPolicy, takeover: false };

/** A match of the host and guests, whose first guest is gone with their browser. */
function tableWithoutGuest1({ people = 3, game = 'mens-erger-je-niet' } = {}) {
  const table = startedTable({ seed: `old seat ${people} ${game}`, game, people, policy });
  const owner = table.guests[1]!;
  owner.act({ kind: 'profile', name: 'Anna', colour: 'yellow' });
  owner.tell({ type: 'leave' });
  table.settle();
  return { table, host: table.hostGuest, owner };
}

/** Anna opens the link in another browser. */
function joinAgain(table: SyncTable, device = 'phone'): Guest {
  const anna = table.join(device);
  anna.act({ kind: 'profile', name: 'Anna', colour: null });
  return anna;
}

const answer = ({ person }: Guest, yes = true) => ({ kind: 'answer-seat', person, yes }) as const;
const seatBodies = ({ saved }: SyncTable): SeatBody[] =>
  saved.log!.entries.flatMap(({ body }) => (body?.kind === 'seat' ? [body] : []));
const meAt = ({ state, person }: Guest) => state!.people.find(({ id }) => id === person);
const seatOf = (guest: Guest) => meAt(guest)?.seat ?? null;
/** Sends what an honest client would not send. */
const send = (table: SyncTable, { connection }: Guest, message: FromGuest): void => {
  table.tell({ type: 'text', connection: connection!, text: write(message) });
  table.settle();
};

test.each(['mens-erger-je-niet', 'daumen-drauf', 'gouda-gouda'])(
  '%s: a new device gets seat, name and colour once the host agrees, and everybody verifies it',
  (game) => {
    const { table, host, owner } = tableWithoutGuest1({ game });
    const anna = joinAgain(table);
    expect(meAt(anna)).toMatchObject({ name: 'Anna 2', seat: null });
    expect(anna.act(claim)).toEqual(ok);
    expect(host.state!.asks).toEqual([{ kind: 'claim', person: anna.person, seat: 1 }]);
    expect(seatBodies(table)).toEqual([]);
    expect(host.act(answer(anna))).toEqual(ok);
    expect(meAt(anna)).toMatchObject({ name: 'Anna', colour: 'yellow', seat: 1 });
    expect(anna.state!.match!.view.viewer).toBe(1);
    expect(seatBodies(table)).toMatchObject([
      { seat: 1, change: 'leave', why: 'replaced' },
      { seat: 1, change: 'join', name: 'Anna' },
    ]);
    expect(host.state!.people.some(({ id }) => id === owner.person)).toBe(false);
    playToEnd(table, 'new device');
    const index = table.saved.log!.entries.findIndex(({ body }) => body?.kind === 'seat');
    for (const { state } of [host, anna, table.guests[2]!])
      expect(state!.match!.fair!.verdict).toMatchObject({
        type: 'verified',
        checked: { replaced: [{ index }] },
      });
  },
);

test('no bot moves for the seat between the two entries', () => {
  const { table, host } = tableWithoutGuest1();
  const anna = joinAgain(table);
  anna.act(claim);
  host.act(answer(anna));
  const kinds = table.saved.log!.entries.map(({ kind }) => kind);
  expect(kinds.lastIndexOf('seat')).toBe(kinds.indexOf('seat') + 1);
});

test('the old key comes back as a spectator, is told so, and can neither move nor ask for its seat', () => {
  const { table, host } = tableWithoutGuest1();
  const anna = joinAgain(table);
  anna.act(claim);
  host.act(answer(anna));
  const ownerAgain = table.join('Guest 1');
  expect(meAt(ownerAgain)).toMatchObject({ name: 'Anna 2', seat: null, replaced: true });
  expect(meAt(anna)).not.toHaveProperty('replaced');
  expect(ownerAgain.state!.match!.view.viewer).toBe('spectator');
  expect(ownerAgain.act(claim)).toEqual(refusal('taken'));
  while (anna.state!.match!.moves.length === 0) {
    const mover = table.guests.find((guest) => guest !== ownerAgain && guest.state!.match!.moves.length > 0);
    if (!mover) table.step();
    else {
      const { version, moves } = mover.state!.match!;
      expect(mover.act({ kind: 'move', version, move: moves[0]! })).toEqual(ok);
    }
  }
  const { version, moves } = anna.state!.match!;
  const body = { kind: 'move', seat: 1, move: moves[0]! } as const;
  const { head } = table.host.matches.current!.log.log;
  const signature = signDigest(
    seededSigner('old seat 3 mens-erger-je-niet Guest 1'),
    table.host.context.logName,
    digestOf(body),
    500,
    head,
  );
  const member = table.host.room.members.find(({ id }) => id === ownerAgain.person)!;
  const act = { kind: 'move', version, move: moves[0]! } as const;
  send(table, ownerAgain, { t: 'do', n: member.done + 1, act, signed: { signature } });
  expect(member.answers.at(-1)![1]).toEqual(refusal('not-seated'));
  expect(anna.act(act)).toEqual(ok);
});

test('nobody gets a seat without the host, whatever they send', () => {
  const { table, host } = tableWithoutGuest1();
  const anna = joinAgain(table);
  expect(anna.act(answer(anna))).toEqual(refusal('not-host'));
  expect(anna.act(claim)).toEqual(ok);
  expect(anna.act(answer(anna))).toEqual(refusal('not-host'));
  expect(table.guests[2]!.act(answer(anna))).toEqual(refusal('not-host'));
  // Anna sends commitments and a signed `join` that nobody asked for.
  const hash = '0'.repeat(64);
  send(table, anna, { t: 'commitments', match: 1, open: hash, sealed: hash });
  const key = table.host.context.keyOf(anna.person)!;
  const body = { kind: 'seat', seat: 1, change: 'join', key, name: 'Anna', open: hash, sealed: hash };
  const { log } = table.host.matches.current!;
  const signer = seededSigner('old seat 3 mens-erger-je-niet phone');
  const signature = signDigest(signer, table.host.context.logName, digestOf(body), 1, log.log.head);
  send(table, anna, { t: 'sign', match: 1, digest: digestOf(body), signature });
  expect(seatBodies(table)).toEqual([]);
  expect(host.act(answer(anna, false))).toEqual(ok);
  expect(host.state!.asks).toEqual([]);
  table.wait(30_000);
  expect(seatOf(anna)).toBeNull();
  expect(seatBodies(table)).toEqual([]);
});

test('only the seat of somebody who is away can be claimed, and only by somebody without a seat', () => {
  const { table, host } = tableWithoutGuest1({ people: 4 });
  const anna = joinAgain(table);
  expect(anna.act({ kind: 'claim-seat', seat: 0 })).toEqual(refusal('taken'));
  expect(anna.act({ kind: 'claim-seat', seat: 2 })).toEqual(refusal('taken'));
  expect(anna.act({ kind: 'claim-seat', seat: 9 })).toEqual(refusal('invalid'));
  expect(table.guests[2]!.act(claim)).toEqual(refusal('not-now'));
  expect(host.state!.asks).toEqual([]);
});

test('of two who claim a seat, the one whom the host chooses gets it, and the other request ends', () => {
  const { table, host } = tableWithoutGuest1();
  const [firstClaimant, secondClaimant] = [joinAgain(table, 'tablet'), joinAgain(table, 'phone')];
  expect(firstClaimant.act(claim)).toEqual(ok);
  expect(secondClaimant.act(claim)).toEqual(ok);
  expect(host.state!.asks).toHaveLength(2);
  expect(host.act(answer(secondClaimant))).toEqual(ok);
  expect(host.state!.asks).toEqual([]);
  expect([firstClaimant, secondClaimant].map(seatOf)).toEqual([null, 1]);
  expect(host.act(answer(firstClaimant))).toEqual(refusal('not-now'));
});

test('whoever gets a seat and is replaced before they sign does not join', () => {
  const { table, host } = tableWithoutGuest1();
  const first = joinAgain(table, 'tablet');
  first.act(claim);
  // The tablet hears nothing any more.
  vi.spyOn(first, 'tell').mockImplementation(() => {});
  expect(host.act(answer(first))).toEqual(ok);
  table.cut(first);
  const second = joinAgain(table);
  expect(second.act(claim)).toEqual(ok);
  expect(host.act(answer(second))).toEqual(ok);
  const returned = table.join('tablet');
  table.wait(10_000);
  expect([returned, second].map(seatOf)).toEqual([null, 1]);
  expect(seatBodies(table).map(({ change }) => change)).toEqual(['leave', 'join']);
});

test('a claim ends when the owner is back, or when whoever made it leaves or takes it back', () => {
  const { table, host } = tableWithoutGuest1();
  const anna = joinAgain(table);
  anna.act(claim);
  expect(anna.act({ kind: 'ask-seat', seat: null })).toEqual(ok);
  expect(host.state!.asks).toEqual([]);
  anna.act(claim);
  const owner = table.join('Guest 1');
  expect(host.state!.asks).toEqual([]);
  expect(host.act(answer(anna))).toEqual(refusal('not-now'));
  expect(seatOf(owner)).toBe(1);
  owner.tell({ type: 'leave' });
  table.settle();
  anna.act(claim);
  expect(host.state!.asks).toHaveLength(1);
  anna.tell({ type: 'leave' });
  table.settle();
  expect(host.state!.asks).toEqual([]);
});

test('an owner who is back before the log has given the seat away keeps it', () => {
  const { table, host } = tableWithoutGuest1();
  const anna = joinAgain(table);
  anna.act(claim);
  // The log takes one change of membership at a time. Pretend that the voters have not stored an earlier change.
  const spies = [
    vi.spyOn(HostLog.prototype, 'mayChangeMembership', 'get').mockReturnValue(false),
    vi.spyOn(HostLog.prototype, 'isRenewingKey', 'get').mockReturnValue(false),
  ];
  expect(host.act(answer(anna))).toEqual(ok);
  const owner = table.join('Guest 1');
  for (const spy of spies) spy.mockRestore();
  table.wait(1_000);
  expect(seatBodies(table)).toEqual([]);
  expect(meAt(owner)).toMatchObject({ name: 'Anna', seat: 1 });
  expect(meAt(owner)).not.toHaveProperty('replaced');
  expect(meAt(anna)).toMatchObject({ name: 'Anna 2', seat: null });
  playToEnd(table, 'kept');
  expect(owner.state!.match!.fair).toMatchObject({ violation: null, verdict: { type: 'verified' } });
});

test('a claim outlives a reload of the host, unless whoever made it does not come back', () => {
  const { table } = tableWithoutGuest1();
  const [anna, other] = [joinAgain(table), joinAgain(table, 'tablet')];
  anna.act(claim);
  other.act(claim);
  table.reload();
  other.tell({ type: 'leave' });
  table.wait(3_000);
  expect(table.hostGuest.state!.asks).toHaveLength(2);
  table.wait(15_000);
  expect(table.hostGuest.state!.asks).toEqual([{ kind: 'claim', person: anna.person, seat: 1 }]);
  expect(table.hostGuest.act(answer(anna))).toEqual(ok);
  expect(seatOf(anna)).toBe(1);
});

test('while enough players are away to elect another host, a claim waits', () => {
  const { table, host } = tableWithoutGuest1({ people: 4 });
  const anna = joinAgain(table);
  anna.act(claim);
  table.guests[2]!.tell({ type: 'leave' });
  table.wait(8_000);
  expect(host.state!.waiting).toHaveLength(2);
  expect(host.act(answer(anna))).toEqual(refusal('not-now'));
  expect(host.state!.asks).toHaveLength(1);
  table.join('Guest 2');
  table.wait(2_000);
  expect(host.act(answer(anna))).toEqual(ok);
  expect(seatOf(anna)).toBe(1);
});

test('a flood of claims is limited for each person and in number', () => {
  const { table, host } = tableWithoutGuest1();
  const anna = joinAgain(table);
  const answers = Array.from({ length: 5 }, () => anna.act(claim));
  expect(answers).toEqual([ok, ok, ok, refusal('too-fast'), refusal('too-fast')]);
  expect(host.state!.asks).toEqual([]);
  table.wait(20_000);
  expect(anna.act(claim)).toEqual(ok);
  for (let number = 2; number <= 6; number++)
    expect(joinAgain(table, `device ${number}`).act(claim)).toEqual(ok);
  expect(joinAgain(table, 'device 7').act(claim)).toEqual(refusal('too-fast'));
  expect(host.state!.asks).toHaveLength(6);
});

test('in the lobby, a new device takes over the place', () => {
  const table = new SyncTable({
    seed: 'lobby',
    table: {
      game: 'mens-erger-je-niet',
      options: {},
      policy,
      chairs: [{ kind: 'me', name: 'Host' }, { kind: 'open' }, { kind: 'open' }],
    },
  });
  const owner = table.join('Anna');
  owner.act({ kind: 'sit', seat: 1 });
  owner.tell({ type: 'leave' });
  table.settle();
  const anna = joinAgain(table);
  anna.act({ kind: 'sit', seat: 2 });
  expect(anna.act(claim)).toEqual(ok);
  expect(table.hostGuest.act(answer(anna))).toEqual(ok);
  expect(meAt(anna)).toMatchObject({ name: 'Anna', seat: 1 });
  expect(anna.state!.chairs[2]).toEqual({ kind: 'open' });
  const ownerAgain = table.join('Anna');
  expect(meAt(ownerAgain)).toMatchObject({ name: 'Anna 2', seat: null, replaced: true });
  ownerAgain.act({ kind: 'sit', seat: 2 });
  expect(meAt(ownerAgain)).not.toHaveProperty('replaced');
  for (const guest of [anna, ownerAgain]) guest.act({ kind: 'ready', ready: true });
  expect(table.hostGuest.act({ kind: 'start' })).toEqual(ok);
  playToEnd(table, 'lobby');
  expect(anna.state!.match!.fair!.verdict).toMatchObject({ type: 'verified' });
});

test('a claim to a place in the lobby ends when somebody else sits there', () => {
  const table = new SyncTable({
    seed: 'other person',
    table: {
      game: 'mens-erger-je-niet',
      options: {},
      policy,
      chairs: [{ kind: 'me', name: 'Host' }, { kind: 'open' }, { kind: 'open' }],
    },
  });
  const [owner, dora] = [table.join('Anna'), table.join('Dora')];
  owner.act({ kind: 'sit', seat: 1 });
  owner.tell({ type: 'leave' });
  table.settle();
  const anna = joinAgain(table);
  expect(anna.act(claim)).toEqual(ok);
  table.hostGuest.act({ kind: 'set-chair', seat: 1, chair: { kind: 'open' } });
  dora.act({ kind: 'sit', seat: 1 });
  dora.tell({ type: 'leave' });
  table.settle();
  // Nobody has said that they are Dora.
  expect(table.hostGuest.state!.asks).toEqual([]);
});

test('at a table on one device there is nothing to claim', async () => {
  const world = memoryWorld('one device');
  const { tables } = world.browser('Ada');
  const { room } = await tables.createLocal({
    game: 'mens-erger-je-niet',
    options: {},
    policy,
    chairs: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Ben' },
    ],
  });
  const shared = (await tables.local(room))!;
  const [ada] = shared.tables;
  await world.clock.until(() => ada!.state !== null);
  expect(await ada!.act(claim)).toEqual(refusal('not-now'));
});

test('the new key has a vote and the old one has none, and the next host still knows who was replaced', async () => {
  const match = await watchedMatch('old seat', 'daumen-drauf', fourNames);
  await match.play(4);
  match.crash('Dee');
  const wim = (await match.browser('Wim').tables.join(match.invitation))!;
  await match.until(() => isOpen(wim));
  await wim.act({ kind: 'profile', name: 'Dee', colour: null });
  expect(await wim.act({ kind: 'claim-seat', seat: 3 })).toEqual(ok);
  const confirmation = { kind: 'answer-seat', person: wim.state!.me, yes: true } as const;
  expect(await match.at('Ada').act(confirmation)).toEqual(ok);
  await match.until(() => wim.state!.people.some(({ name, seat }) => name === 'Dee' && seat === 3));
  await match.seconds(5);
  await playOn(match, [...match.all(), wim], 2);
  // Old Dee comes back when Ada and Ben are gone. Cas and the new Dee elect a host without her.
  match.crash('Ada');
  match.crash('Ben');
  const oldDee = (await match.browser('Dee').tables.join(match.invitation))!;
  await match.until(() => [match.at('Cas'), wim].every(isOpen) && [match.at('Cas'), wim].some(isActiveHost));
  await match.until(() => isOpen(oldDee));
  expect(oldDee.hosted ?? null).toBeNull();
  expect(hostOf(oldDee)).toBe(hostOf(wim));
  const { people, me } = oldDee.state!;
  expect(people.find(({ id }) => id === me)).toMatchObject({ seat: null, replaced: true });
  await playOn(match, [match.at('Cas'), wim]);
  expect(wim.state!.match!.result).not.toBeNull();
  match.invariants.check();
});

test('whoever was replaced and has the seat again can stand up under the next host', async () => {
  const home = await watchedMatch('seat again', 'daumen-drauf', fourNames);
  const joinAsDee = async (browser: string): Promise<Table> => {
    const table = (await home.browser(browser).tables.join(home.invitation))!;
    await home.until(() => isOpen(table));
    await table.act({ kind: 'profile', name: 'Dee', colour: null });
    expect(await table.act({ kind: 'claim-seat', seat: 3 })).toEqual(ok);
    const { me } = table.state!;
    expect(await home.at('Ada').act({ kind: 'answer-seat', person: me, yes: true })).toEqual(ok);
    await home.until(() => table.state!.people.some(({ id, seat }) => id === me && seat === 3));
    await home.seconds(5);
    return table;
  };
  await home.play(4);
  home.crash('Dee');
  await joinAsDee('Wim');
  home.crash('Wim');
  const dee = await joinAsDee('Dee');
  home.crash('Ada');
  const others = ['Ben', 'Cas'].map((name) => home.at(name));
  await home.until(() => [...others, dee].every(isOpen) && [...others, dee].some(isActiveHost));
  expect(await dee.act({ kind: 'sit', seat: null })).toEqual(ok);
  await home.seconds(5);
  const { people, me } = dee.state!;
  expect(people.find(({ id }) => id === me)).toMatchObject({ seat: null });
});

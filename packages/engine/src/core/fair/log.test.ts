import { describe, expect, it } from 'vitest';
import { LogTable, personOf } from '../../../test/fair/log-table.ts';
import { games } from '../../games/index.ts';
import {
  EMPTY_HEAD,
  entryOf,
  hashOf,
  Log,
  nameOf,
  quorumOf,
  type SeatBody,
  seatRefusal,
  signersOf,
  votersOf,
} from './index.ts';

const game = games.find(({ id }) => id === 'mens-erger-je-niet')!;
const table = (...seats: readonly ('person' | 'bot' | 'absent')[]) => new LogTable({ game, seats });

describe('the hash chain', () => {
  it('hashes each entry with the hash of the one before', () => {
    const { log } = table('person', 'person').play(10);
    let previous = '';
    for (const [index, entry] of log.entries.entries()) {
      previous = hashOf(entry, previous);
      expect(log.hashes[index]).toBe(previous);
      expect(log.headAt(index)).toEqual({ index, hash: previous });
    }
    expect(log.head).toEqual(log.headAt(10));
    expect(log.headAt(-1)).toEqual(EMPTY_HEAD);
    expect(new Log(log.entries).head).toEqual(log.head);
  });
  it('recognises its own heads', () => {
    const { log } = table('person', 'person').play(4);
    for (let index = -1; index < log.length; index++) expect(log.has(log.headAt(index))).toBe(true);
    expect(log.has({ index: 2, hash: log.hashes[3]! })).toBe(false);
    expect(log.has({ index: 99, hash: log.hashes[3]! })).toBe(false);
    expect(log.has({ index: -1, hash: log.hashes[0]! })).toBe(false);
  });
  it('accepts only the next entry, and only one start', () => {
    const { log } = table('person', 'person').play(4);
    const move = entryOf(4, 1, { kind: 'undo', to: 0, seat: 0 });
    expect(() => log.append(move)).toThrow(RangeError);
    expect(() => log.append({ ...log.entries[0]!, index: 5 })).toThrow(RangeError);
    expect(() => new Log([{ ...move, index: 0 }])).toThrow(RangeError);
    expect(() => new Log().start).toThrow(RangeError);
    expect(new Log().state).toBeNull();
  });
});

describe('the table state', () => {
  it('begins with the values of the start entry', () => {
    const { log, people } = table('person', 'bot', 'absent', 'person');
    const [brie, , feta, edam] = people;
    expect(log.state).toMatchObject({ term: 1, host: brie!.key, policy: { quorum: 'majority' } });
    expect(log.state!.seats.map(({ key, playedBy }) => [key, playedBy])).toEqual([
      [brie!.key, 'person'],
      [null, 'bot'],
      [feta!.key, 'bot'],
      [edam!.key, 'person'],
    ]);
    expect(log.state!.players.map(({ name }) => name)).toEqual(['Brie', 'Edam']);
    expect(votersOf(log.state!)).toEqual([feta!.key, edam!.key]);
  });
  it('follows stand-ins, leavers and newcomers', () => {
    const logTable = table('person', 'bot', 'absent', 'person');
    const [, , feta, edam] = logTable.people;
    const seat = (index: number) => logTable.state.seats[index]!;
    logTable.seat({ seat: 3, change: 'stand-in', why: 'away' });
    expect(seat(3)).toMatchObject({ key: edam!.key, playedBy: 'bot' });
    logTable.seat({ seat: 3, change: 'back' });
    expect(seat(3)).toMatchObject({ key: edam!.key, playedBy: 'person' });
    logTable.join(2, feta!);
    expect(seat(2)).toMatchObject({ key: feta!.key, playedBy: 'person' });
    logTable.seat({ seat: 3, change: 'leave', why: 'sent-away' });
    expect(seat(3)).toMatchObject({ key: null, playedBy: 'bot' });
    expect(votersOf(logTable.state)).toEqual([feta!.key]);
    const stilton = personOf(5);
    logTable.join(3, stilton);
    expect(logTable.state.players.map(({ name }) => name)).toEqual(['Brie', 'Edam', 'Feta', 'Stilton']);
    expect(votersOf(logTable.state)).toEqual([feta!.key, stilton.key]);
    expect(nameOf(logTable.state, edam!.key)).toBe('Edam');
    expect(nameOf(logTable.state, 'x')).toBeNull();
    expect(logTable.log.stateAt(0).seats[3]!.key).toBe(edam!.key);
  });
  it('gives a returning player their old number', () => {
    const logTable = table('person', 'person', 'bot');
    logTable.seat({ seat: 1, change: 'leave', why: 'left' });
    logTable.join(2, logTable.people[1]!);
    expect(logTable.state.players.map(({ name }) => name)).toEqual(['Brie', 'Gouda']);
  });
  it('follows the host from term to term, and the policy', () => {
    const logTable = table('person', 'person', 'person');
    logTable.elect(1, [1, 2]);
    expect(logTable.state).toMatchObject({ term: 2, host: logTable.people[1]!.key });
    expect(votersOf(logTable.state)).toEqual([logTable.people[0]!.key, logTable.people[2]!.key]);
    logTable.handOver(2);
    expect(logTable.state).toMatchObject({ term: 3, host: logTable.people[2]!.key });
    logTable.append({ kind: 'policy', policy: { quorum: 'nobody' } });
    expect(logTable.state.policy.quorum).toBe('nobody');
    expect(logTable.log.stateAt(0)).toMatchObject({ term: 1, host: logTable.people[0]!.key });
  });
  it('counts the signatures of every key, hand-overs included', () => {
    const logTable = table('person', 'person', 'person');
    const [brie, gouda] = logTable.people;
    expect(logTable.log.counterOf(brie!.key)).toBe(1);
    logTable.handOver(1);
    expect(logTable.log.counterOf(brie!.key)).toBe(2);
    expect(logTable.log.counterOf(gouda!.key)).toBe(1);
    expect(logTable.log.counterOf('x')).toBe(-1);
  });
});

describe('draws in a log', () => {
  it('depend on the last step, and not on entries about the table', () => {
    const logTable = table('person', 'person', 'bot').play(7);
    const { lastStep } = logTable.log;
    expect(lastStep).toEqual(logTable.log.head);
    logTable.append({ kind: 'policy', policy: { quorum: 'nobody' } });
    logTable.seat({ seat: 1, change: 'stand-in', why: 'asked' });
    logTable.handOver(1);
    expect(logTable.log.lastStep).toEqual(lastStep);
  });
  it('include a newcomer after the next step', () => {
    const logTable = table('person', 'person', 'bot').play(3);
    const draws = logTable.log.draws;
    expect(draws).toBeGreaterThan(0);
    logTable.join(2, personOf(5));
    expect(logTable.log.drawers.length).toBe(2);
    logTable.play(1);
    expect(logTable.log.drawers.length).toBe(3);
  });
});

describe('the signers', () => {
  const logTable = table('person', 'person', 'bot', 'person');
  logTable.seat({ seat: 3, change: 'stand-in', why: 'away' });
  const [brie, gouda] = logTable.people.map(({ key }) => key);
  const stilton = personOf(5).key;
  const link = personOf(5).open.commitment;
  it('of a move are its player; bot moves and draws have none', () => {
    expect(signersOf({ kind: 'move', seat: 1, move: {} }, logTable.state)).toEqual([gouda]);
    expect(signersOf({ kind: 'bot-move', seat: 2, move: {} }, logTable.state)).toEqual([]);
    expect(signersOf({ kind: 'draw', reveals: [] }, logTable.state)).toEqual([]);
  });
  it('of a table entry are the host, and of a join the newcomer too', () => {
    expect(signersOf({ kind: 'policy', policy: { quorum: 'nobody' } }, logTable.state)).toEqual([brie]);
    expect(signersOf({ kind: 'seat', seat: 3, change: 'back' }, logTable.state)).toEqual([brie]);
    const joinBody = {
      kind: 'seat',
      seat: 2,
      change: 'join',
      name: 'Stilton',
      open: link,
      sealed: link,
    } as const;
    expect(signersOf({ ...joinBody, key: stilton }, logTable.state)).toEqual([brie, stilton]);
    expect(signersOf({ ...joinBody, key: brie! }, logTable.state)).toEqual([brie]);
  });
  it('of an undo are all people who play, the asking seat first', () => {
    expect(signersOf({ kind: 'undo', to: 0, seat: 1 }, logTable.state)).toEqual([gouda, brie]);
    expect(signersOf({ kind: 'undo', to: 0, seat: 3 }, logTable.state)).toEqual([
      logTable.people[3]!.key,
      brie,
      gouda,
    ]);
  });
});

describe('a change of a seat', () => {
  const logTable = table('person', 'person', 'bot', 'absent');
  const [, gouda, , edam] = logTable.people;
  const refusal = (body: SeatBody extends infer B ? (B extends unknown ? Omit<B, 'kind'> : never) : never) =>
    seatRefusal(logTable.state, { kind: 'seat', ...body } as SeatBody);
  const joinOf = ({ key, name, open, sealed }: ReturnType<typeof personOf>, seat: number) => ({
    seat,
    change: 'join' as const,
    key,
    name,
    open: open.commitment,
    sealed: sealed.commitment,
  });
  it('needs a seat in the right state', () => {
    expect(refusal({ seat: 9, change: 'back' })).toBe('no-seat');
    expect(refusal({ seat: 1, change: 'back' })).toBe('same');
    expect(refusal({ seat: 3, change: 'back' })).toBe('same');
    expect(refusal({ seat: 2, change: 'stand-in', why: 'away' })).toBe('same');
    expect(refusal({ seat: 2, change: 'leave', why: 'left' })).toBe('same');
    expect(refusal({ seat: 1, change: 'stand-in', why: 'away' })).toBeNull();
    expect(refusal({ seat: 3, change: 'leave', why: 'left' })).toBeNull();
  });
  it('gives nobody an occupied seat or a second seat', () => {
    const stilton = personOf(5);
    expect(refusal(joinOf(stilton, 1))).toBe('taken');
    expect(refusal(joinOf(stilton, 3))).toBe('taken');
    expect(refusal(joinOf(stilton, 2))).toBeNull();
    expect(refusal(joinOf(edam!, 3))).toBeNull();
    expect(refusal(joinOf(gouda!, 2))).toBe('taken');
  });
  it('lets nobody change their commitments', () => {
    const otherTable = table('person', 'person', 'bot');
    otherTable.seat({ seat: 1, change: 'leave', why: 'left' });
    const secondJoin = joinOf(otherTable.people[1]!, 2);
    expect(seatRefusal(otherTable.state, { kind: 'seat', ...secondJoin })).toBeNull();
    expect(seatRefusal(otherTable.state, { kind: 'seat', ...secondJoin, open: secondJoin.sealed })).toBe(
      'commitments',
    );
  });
});

describe('a quorum', () => {
  it.each([
    [0, null, null],
    [1, null, null],
    [2, 2, 2],
    [3, 2, 3],
    [4, 3, 4],
    [5, 3, 5],
  ])('of %i voters is %s by majority and %s of everybody', (voters, majority, unanimous) => {
    expect(quorumOf(voters, 'majority')).toBe(majority);
    expect(quorumOf(voters, 'everybody')).toBe(unanimous);
    expect(quorumOf(voters, 'nobody')).toBeNull();
  });
});

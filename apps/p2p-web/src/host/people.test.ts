import { expect, test } from 'vitest';
import { seededBytes, seededSigner } from '../../test/kit/browsers.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import type { NewTable } from '../tables/table.ts';
import { HostContext } from './host-context.ts';
import { admit, barPerson } from './people.ts';
import { newRoom } from './room.ts';
import type { Session } from './session.ts';

function roomOf24() {
  const table = { game: 'david-goliath', options: {}, chairs: [{ kind: 'me', name: 'Ada' }] };
  const host = { id: 'ada', key: 'key of ada' };
  const room = newRoom('abcdefghjkmnpqrstuwx', table as unknown as NewTable, [host], false);
  const context = new HostContext(room, {
    games: [],
    signer: seededSigner('ada'),
    random: seededBytes('ada'),
  });
  const session = (person: string) => ({ person }) as Session;
  let connections = 0;
  context.sessions.set(0, session('ada'));
  const arrive = (name: string, key = `key of ${name}`) => {
    const why = admit(context, name, key);
    if (why === null && context.isAway(name)) context.sessions.set(++connections, session(name));
    return why;
  };
  const leave = (name: string) => {
    for (const [id, { person }] of context.sessions) if (person === name) context.sessions.delete(id);
  };
  for (let guest = 2; guest <= 24; guest++) expect(arrive(`guest ${guest}`)).toBeNull();
  return { room, context, arrive, leave };
}

test('a table holds 24 people, and lets those it knows come back when it is full', () => {
  const { room, arrive, leave } = roomOf24();
  expect(room.members).toHaveLength(24);
  expect(arrive('guest 25')).toBe('full');
  expect(room.members).toHaveLength(24);
  expect(arrive('guest 24')).toBeNull();
  leave('guest 7');
  expect(arrive('guest 25')).toBeNull();
});

test('refuses another key with the id of somebody who is known', () => {
  const { arrive } = roomOf24();
  expect(arrive('guest 7', 'another key')).toBe('refused');
});

test('remembers who was sent away', () => {
  const { arrive, context } = roomOf24();
  barPerson(context, 'guest 7');
  expect(arrive('guest 7')).toBe('sent-away');
});

test('forgets the longest known of those who neither sit nor are here', () => {
  const { room, arrive, leave } = roomOf24();
  for (let guest = 2; guest <= 100; guest++) {
    arrive(`guest ${guest}`);
    leave(`guest ${guest}`);
  }
  expect(room.members).toHaveLength(61);
  expect(room.members[0]!.id).toBe('ada');
  expect(room.members[1]!.id).toBe('guest 41');
});

test('strangers who come, speak and go leave nothing behind', () => {
  const { context, arrive, leave } = roomOf24();
  for (let guest = 3; guest <= 24; guest++) leave(`guest ${guest}`);
  for (let stranger = 0; stranger < 200; stranger++) {
    const name = `stranger ${stranger}`;
    expect(arrive(name)).toBeNull();
    context.chatLimits.set(name, new RateLimit());
    context.seatRequestLimits.set(name, new RateLimit());
    leave(name);
  }
  expect(context.chatLimits.size).toBeLessThan(70);
  expect(context.seatRequestLimits.size).toBeLessThan(70);
});

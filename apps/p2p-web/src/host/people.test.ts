import { expect, test } from 'vitest';
import type { NewTable } from '../tables/table.ts';
import { People } from './people.ts';
import { newRoom } from './room.ts';
import { Timers } from './timers.ts';

function roomOf24() {
  const table = { game: 'david-goliath', options: {}, chairs: [{ kind: 'me', name: 'Ada' }] };
  const host = { id: 'ada', key: 'key of ada' };
  const room = newRoom('abcdefghjkmnpqrstuwx', table as unknown as NewTable, [host], false);
  const away = new Set<string>();
  const people = new People({
    room,
    timers: new Timers(),
    connection: (person) => (away.has(person) ? 'away' : 'here'),
    here: () => room.members.filter(({ id }) => !away.has(id)).length,
    changed: () => {},
  });
  const arrive = (name: string, key = `key of ${name}`) => people.arrive(name, key);
  for (let guest = 2; guest <= 24; guest++) expect(arrive(`guest ${guest}`)).toBeNull();
  return { room, people, away, arrive };
}

test('a table holds 24 people, and lets those it knows come back when it is full', () => {
  const { room, away, arrive } = roomOf24();
  expect(room.members).toHaveLength(24);
  expect(arrive('guest 25')).toBe('full');
  expect(room.members).toHaveLength(24);
  expect(arrive('guest 24')).toBeNull();
  away.add('guest 7');
  expect(arrive('guest 25')).toBeNull();
});

test('refuses another key with the id of somebody who is known', () => {
  const { arrive } = roomOf24();
  expect(arrive('guest 7', 'another key')).toBe('refused');
});

test('remembers who was sent away', () => {
  const { arrive, people } = roomOf24();
  people.bar('guest 7');
  expect(arrive('guest 7')).toBe('sent-away');
});

test('forgets the longest known of those who neither sit nor are here', () => {
  const { room, away, arrive } = roomOf24();
  for (let guest = 2; guest <= 100; guest++) {
    arrive(`guest ${guest}`);
    away.add(`guest ${guest}`);
  }
  expect(room.members).toHaveLength(61);
  expect(room.members[0]!.id).toBe('ada');
  expect(room.members[1]!.id).toBe('guest 41');
});

import { expect, test } from 'vitest';
import type { Person, TableState } from '../../tables/table.ts';
import { isHandOffered, layoutOf } from './layout.ts';

const person = (id: string, changes: Partial<Person>): Person => ({
  id,
  name: id,
  colour: null,
  host: false,
  connection: 'here',
  seat: null,
  ready: true,
  ...changes,
});

/** Anna plays; the television shows the table. */
function stateOf(me: string, television: Partial<Person>, changes: Partial<TableState> = {}): TableState {
  const viewer = me === 'Anna' ? 0 : 'spectator';
  return {
    phase: 'playing',
    me,
    people: [person('Anna', { seat: 0 }), person('Ben', {}), person('Television', television)],
    match: { view: { viewer } },
    ...changes,
  } as unknown as TableState;
}

test('a big screen shows the public table, whatever its window', () => {
  const state = stateOf('Television', { board: true });
  expect(layoutOf(state, false, false)).toBe('big-screen');
  expect(layoutOf(state, true, true)).toBe('big-screen');
});

test('a phone is its player’s hand while a big screen is at the table, until the player wants the table', () => {
  const state = stateOf('Anna', { board: true });
  expect(layoutOf(state, true, false)).toBe('hand');
  expect(layoutOf(state, true, true)).toBe('table');
  expect(layoutOf(state, false, false)).toBe('table');
});

test.each([
  ['without a big screen', stateOf('Anna', {})],
  ['while the big screen is away', stateOf('Anna', { board: true, connection: 'away' })],
  ['for a spectator', stateOf('Ben', { board: true })],
  ['after the end', stateOf('Anna', { board: true }, { phase: 'over' })],
])('there is no hand of its own %s', (_, state) => {
  expect(isHandOffered(state, true)).toBe(false);
  expect(layoutOf(state, true, false)).toBe('table');
});

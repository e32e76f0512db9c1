/** A host with a program of its own sends one message that would stop or break every guest. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogFollower } from '../src/guest/log-follower.ts';
import { framesOf } from '../src/protocol/frames.ts';
import { readFromGuest } from '../src/protocol/messages.ts';
import { type Guest, type SyncTable, startedTable } from './kit/sync-table.ts';

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset().mockReturnValue());
afterEach(() => errors.mockReset());

function startedMatch(): { table: SyncTable; guest: Guest } {
  const table = startedTable({ seed: 'malformed', game: 'mens-erger-je-niet', people: 3 });
  table.wait(5_000);
  const guest = table.guests[1]!;
  expect(guest.state!.match!.fair!.draws).toBeGreaterThan(0);
  return { table, guest };
}

const send = (guest: Guest, message: object | string): void => {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  for (const frame of framesOf(text)) guest.tell({ type: 'text', text: frame });
};

const hash = 'a'.repeat(43);
const patch = (change: object) => ({ t: 'update', patch: change });
const inMatch = (change: object) => patch({ match: change });
const append = (change: object) => ({
  t: 'update',
  append: {
    match: 1,
    term: 0,
    n: 0,
    previous: { index: -1, hash: '' },
    entries: [],
    committed: 0,
    ...change,
  },
});
const entry = {
  index: 0,
  term: 0,
  kind: 'draw',
  digest: hash,
  body: { kind: 'draw', reveals: [] },
  sealed: null,
  signatures: [],
};
const nestedArrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const nestedView = (depth: number): string =>
  `{"t":"update","patch":{"match":{"view":[0,{"viewer":1,"x":${nestedArrays(depth)}}]}}}`;
const chatLine = { number: 1, person: 'a', name: 'A', text: '!', reaction: true };
const chat = (lines: number) => patch({ chat: [0, Array(lines).fill(chatLine)] });

test.each<[string, object | string]>([
  ['a version beyond every match', inMatch({ version: [0, 30_000_000] })],
  ['a view of nobody', inMatch({ view: [0, { viewer: 99 }] })],
  ['a view with a huge number', inMatch({ view: [0, { viewer: 1, stock: 2 ** 32 }] })],
  ['a deeply nested view', nestedView(8_000)],
  ['an endlessly nested view', nestedView(100_000)],
  ['more lines of chat than anybody can read', chat(201)],
  ['a patch that does not fit', inMatch({ log: [1, 10_000, 3, []] })],
  ['a patch of the prototype', '{"t":"update","patch":{"__proto__":[0,{"phase":"over"}]}}'],
  ['an append of a later term', append({ term: 7 })],
  ['an append of an earlier match', append({ match: 0 })],
  ['more entries than a match can have', append({ entries: Array(20_001).fill(entry) })],
  ['an entry of an unknown form', append({ entries: [{ ...entry, extra: 1 }] })],
  ['more signatures than people', append({ entries: [{ ...entry, signatures: Array(40).fill({}) }] })],
  ['a second challenge', { t: 'challenge', v: 3 }],
  ['an unknown message', { t: 'reset' }],
])('%s: the guest closes the connection, reconnects and plays on', (_, message) => {
  const { table, guest } = startedMatch();
  send(guest, message);
  expect(guest.client.connection).toMatchObject({ state: 'connecting', why: 'lost' });
  table.wait(10_000);
  expect(guest.client.connection.state).toBe('open');
  expect(guest.state!.match!.version).toBe(table.host.match!.length);
  expect(errors.mock.calls).toEqual([]);
});

test('shows what has the right form, even if it is untrue', () => {
  const { guest } = startedMatch();
  send(guest, chat(200));
  expect(guest.state!.chat).toHaveLength(200);
  expect(guest.client.connection.state).toBe('open');
});

test('calls the view of another seat a violation, even of a seat that does not exist', () => {
  const { guest } = startedMatch();
  send(guest, inMatch({ view: { viewer: [0, 9] } }));
  expect(guest.client.connection.state).toBe('open');
  expect(guest.state!.match!.fair!.violation).toMatchObject({ kind: 'view' });
  expect(errors.mock.calls).toEqual([]);
});

test('calls a rewritten entry a fork, and does not take it', () => {
  const { guest } = startedMatch();
  const entriesBefore = guest.client.memory.match!.entries;
  send(guest, append({ entries: [entry] }));
  expect(guest.client.connection.state).toBe('connecting');
  expect(guest.state!.match!.fair!.violation).toMatchObject({ kind: 'fork', index: 0 });
  expect(guest.client.memory.match!.entries).toEqual(entriesBefore);
});

test('keeps a violation when the host behaves again', () => {
  const { table, guest } = startedMatch();
  send(guest, append({ entries: [entry] }));
  table.wait(10_000);
  expect(guest.client.connection.state).toBe('open');
  expect(guest.state!.match!.fair!.violation).toMatchObject({ kind: 'fork', index: 0 });
});

test('an unexpected error in a guest ends the connection and is logged', () => {
  const { guest, table } = startedMatch();
  const rememberSpy = vi.spyOn(LogFollower.prototype, 'rememberView').mockImplementation(() => {
    throw new Error('a fault of ours');
  });
  send(guest, inMatch({ number: [0, 1] }));
  rememberSpy.mockRestore();
  expect(guest.client.connection.state).toBe('connecting');
  expect(errors.mock.calls).toHaveLength(1);
  table.wait(10_000);
  expect(guest.client.connection.state).toBe('open');
});

test('an unexpected error in the host ends only that connection', () => {
  const { guest, table } = startedMatch();
  const findSpy = vi.spyOn(table.host.room.members, 'find').mockImplementationOnce(() => {
    throw new Error('a fault of ours');
  });
  table.tell({
    type: 'text',
    connection: guest.connection!,
    text: '{"t":"do","n":99,"act":{"kind":"start"}}',
  });
  findSpy.mockRestore();
  table.settle();
  expect(errors.mock.calls).toHaveLength(1);
  table.wait(10_000);
  for (const eachGuest of table.guests) expect(eachGuest.client.connection.state).toBe('open');
});

test('ignores a malformed hand-over', () => {
  const { guest } = startedMatch();
  const signature = { key: hash, seen: { index: -1, hash: '' }, n: 1, signature: 's'.repeat(86) };
  for (const save of [{}, { v: 2, room: {}, log: null }]) {
    const message = { t: 'hand-over', append: append({}).append, handover: signature, saved: save };
    const [text] = framesOf(JSON.stringify(message));
    const effects = guest.client.input({ type: 'text', text: text! }, 5_000);
    expect(effects.map(({ type }) => type)).not.toContain('elected');
  }
});

test('reads no deeply nested message of a guest', () => {
  const move = (depth: number): string =>
    `{"t":"do","n":1,"act":{"kind":"move","version":0,"move":{"type":"add","cards":${nestedArrays(depth)}}}}`;
  expect(readFromGuest(move(3))).not.toBeNull();
  expect(readFromGuest(move(7_500))).toBeNull();
});

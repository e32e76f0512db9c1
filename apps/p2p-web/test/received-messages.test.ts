/** The check of received messages finds whatever is too much. */
import { expect, test } from 'vitest';
import type { Json, Patch } from '../src/protocol/patch.ts';
import { checkReceived } from './kit/received-messages.ts';
import { playToEnd, startedTable } from './kit/sync-table.ts';

const table = startedTable({
  seed: 'received',
  game: 'david-goliath',
  people: 3,
  gameOptions: { deals: 1 },
});
playToEnd(table, 'received');
const { received, person: me } = table.guests[1]!;
const match = table.host.match!;
/** Everything that was received, and one more message of the host. */
const withUpdate = (update: object) => [
  ...received,
  { text: `.${JSON.stringify({ t: 'update', ...update })}` },
];
const cards = 'green 12, red 3' as Json;
const chatLine = { number: 1, person: me, name: 'Guest 1', text: cards, reaction: false };

test('accepts what a seat may know', () => {
  expect(checkReceived(received, match, 1).snapshots).toBeGreaterThan(0);
  expect(checkReceived(withUpdate({ patch: { paused: [0, me] } }), match, 1).snapshots).toBeGreaterThan(0);
});

test.each<[string, Patch]>([
  ['a line of chat that nobody wrote', { chat: [1, 0, 0, [chatLine]] }],
  ['a name that nobody has', { people: [2, 0, { name: [0, cards] }] }],
  ['an unknown colour', { people: [2, 0, { colour: [0, cards] }] }],
  ['an extra field of a person', { people: [2, 0, { hand: [0, [1, 2, 3]] }] }],
  ['an extra field of a chair', { chairs: [2, 0, { cards: [0, 5] }] }],
  ['a request that waits for no seat', { asks: [0, [{ kind: 'undo', seat: 0, to: 1, waiting: [12] }]] }],
  ['an option that nobody chose', { options: { secret: [0, 'green-12'] } }],
  ['an extra field of the table', { hands: [0, [[1], [2]]] }],
  ['somebody unknown who is waited for', { waiting: [0, [cards]] }],
  ['an extra field of the match', { match: { hands: [0, [[1], [2]]] } }],
  ['the view of another seat', { match: { view: [0, match.view(2) as unknown as Json] } }],
  ['an extra field of a share', { match: { share: [0, { from: 1, share: 'A', cards }] } }],
])('rejects %s', (_, patch) => {
  expect(() => checkReceived(withUpdate({ patch }), match, 1)).toThrow('may know');
});

const { entries } = table.host.saved().log!;
const step = entries.find(({ kind }) => kind === 'move')!;
const append = (entry: object) => ({
  append: { match: 1, term: 0, n: 0, previous: { index: -1, hash: '' }, entries: [entry], committed: 0 },
});

test.each<[string, object]>([
  ['the body of a secret move', append(step)],
  ['a secret move beside its ciphertext', append({ ...step, body: null, move: cards })],
  [
    'a body that is opened during play',
    { opened: [[step.index, step.body]], patch: { phase: [0, 'playing'] } },
  ],
])('rejects %s', (_, update) => {
  expect(() => checkReceived(withUpdate(update), match, 1)).toThrow('may know');
});

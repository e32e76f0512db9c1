/** What holds every text against what a seat may know, finds what is too much. */
import { expect, test } from 'vitest';
import type { Json, Patch } from '../src/protocol/patch.ts';
import { checkHeard } from './kit/hearing.ts';
import { playOn, startedParty } from './kit/party.ts';

const party = startedParty({
  seed: 'hearing',
  game: 'david-goliath',
  people: 3,
  gameOptions: { deals: 1 },
});
playOn(party, 'hearing');
const { heard } = party.guests[1]!;
const match = party.host.match!;
const me = party.guests[1]!.person;
const after = (patch: Patch) => [...heard, { text: `.${JSON.stringify({ t: 'patch', patch })}` }];
const cards = 'green 12, red 3' as Json;
const line = { number: 1, person: me, name: 'Guest 1', text: cards, reaction: false };

test('what is only what it may be is heard without a word', () => {
  expect(checkHeard(heard, match, 1)).toBeGreaterThan(0);
  expect(checkHeard(after({ paused: [0, me] }), match, 1)).toBeGreaterThan(0);
});

test.each<[string, Patch]>([
  ['a line of chat that nobody said', { chat: [1, 0, 0, [line]] }],
  ['a name that nobody has', { people: [2, 0, { name: [0, cards] }] }],
  ['a colour that is none', { people: [2, 0, { colour: [0, cards] }] }],
  ['more of somebody than belongs there', { people: [2, 0, { hand: [0, [1, 2, 3]] }] }],
  ['more of a chair', { chairs: [2, 0, { cards: [0, 5] }] }],
  [
    'a seat that is none, among those who are asked',
    { asks: [0, [{ kind: 'undo', seat: 0, waiting: [12] }]] },
  ],
  ['an option that nobody chose', { options: { secret: [0, 'green-12'] } }],
  ['something that has no place at all', { hands: [0, [[1], [2]]] }],
  ['somebody who is waited for and is nobody', { waiting: [0, [cards]] }],
])('%s is too much', (_, patch) => {
  expect(() => checkHeard(after(patch), match, 1)).toThrow('may know');
});

/** A host with a program of its own says one thing that would stop or break every guest. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pledger } from '../src/fair/dealer.ts';
import { WatchedSteps } from '../src/fair/watched-steps.ts';
import { Witness } from '../src/fair/witness.ts';
import { framesOf } from '../src/protocol/frames.ts';
import { readFromGuest } from '../src/protocol/messages.ts';
import { type Guest, type Party, startedParty } from './kit/party.ts';

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset().mockReturnValue());
afterEach(() => errors.mockReset());

function playing(): { party: Party; guest: Guest } {
  const party = startedParty({ seed: 'hostile', game: 'mens-erger-je-niet', people: 3 });
  party.wait(5_000);
  const guest = party.guests[1]!;
  expect(guest.state!.match!.fair!.opened).toBeGreaterThan(0);
  return { party, guest };
}

/** The guest ends the line, and is back when the host behaves. */
function hangsUp(message: string): void {
  const { party, guest } = playing();
  for (const text of framesOf(message)) guest.tell({ is: 'text', text });
  expect(guest.client.line).toMatchObject({ state: 'connecting', why: 'lost' });
  party.wait(10_000);
  expect(guest.client.line.state).toBe('open');
  expect(guest.state!.match!.version).toBe(party.host.match!.length);
  expect(errors.mock.calls).toEqual([]);
}

const link = 'a'.repeat(64);
const die = { kind: 'dice', count: 1, faces: 6, sealed: false };
const last = { draw: 900, index: 900, request: die, outcome: [0], links: [link, link, link] };
const inMatch = (patch: object): string => JSON.stringify({ t: 'patch', patch: { match: patch } });
const draws = (change: object): string => inMatch({ fair: { last: [0, { ...last, ...change }] } });
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const inView = (text: string): string =>
  `{"t":"patch","patch":{"match":{"view":[0,{"viewer":1,"x":${text}}]}}}`;

const line = { number: 1, person: 'a', name: 'A', text: '!', reaction: true };
const said = (lines: number): string =>
  JSON.stringify({ t: 'patch', patch: { chat: [0, Array(lines).fill(line)] } });

test.each([
  ['a link so far along the chain that it takes for ever to check', draws({ index: 400_000_000 })],
  ['the same, one beyond the end of the chain', draws({ index: 8193 })],
  ['a shuffle of a thousand million', draws({ request: { kind: 'shuffle', size: 1e9, sealed: false } })],
  ['a die with so many faces that none comes up', draws({ request: { ...die, faces: 2 ** 32 + 1 } })],
  ['a die without faces', draws({ request: { ...die, faces: 0 } })],
  ['a request that is none', draws({ request: {} })],
  ['more links than people', draws({ links: Array(400).fill(null) })],
  ['a version that no match comes to', inMatch({ version: [0, 30_000_000] })],
  ['a view of nobody', inMatch({ view: [0, { viewer: 99 }] })],
  ['a view that is nested deeply', inView(nested(8_000))],
  ['a view that is nested without end', inView(nested(100_000))],
  ['more lines of chat than anybody can read', said(201)],
])('%s: the guest hangs up, and stands', (_, message) => hangsUp(message));

test('what is shown is still read when it is only untrue', () => {
  const { guest } = playing();
  for (const text of framesOf(said(200))) guest.tell({ is: 'text', text });
  expect(guest.state!.chat).toHaveLength(200);
  guest.tell({ is: 'text', text: `.${draws({})}` });
  expect(guest.client.line.state).toBe('open');
  expect(guest.state!.match!.fair!.finding).toEqual({ type: 'chain', person: 0, kind: 'open' });
});

test('a host that jumps far ahead and back again keeps nobody busy', () => {
  const roster: readonly Pledger[] = [{ id: 'me', open: link, sealed: link }];
  const witness = new Witness('me', 'table', 1);
  witness.draws.announced(roster);
  for (const version of [2, Number.MAX_SAFE_INTEGER, 3, 2 ** 40, 2])
    witness.steps.saw(version, 0, { version }, 0);
  expect(witness.finding).toBeNull();
});

test('what breaks while it is understood ends the line, and is not lost to who reads the log', () => {
  const { guest, party } = playing();
  const look = vi.spyOn(WatchedSteps.prototype, 'saw').mockImplementation(() => {
    throw new Error('a fault of ours');
  });
  guest.tell({ is: 'text', text: `.${inMatch({ number: [0, 1] })}` });
  look.mockRestore();
  expect(guest.client.line.state).toBe('connecting');
  expect(errors.mock.calls).toHaveLength(1);
  party.wait(10_000);
  expect(guest.client.line.state).toBe('open');
});

test('what breaks at the host while it is understood ends that line only', () => {
  const { guest, party } = playing();
  const find = vi.spyOn(party.host.room.members, 'find').mockImplementationOnce(() => {
    throw new Error('a fault of ours');
  });
  party.tell({ is: 'text', link: guest.link!, text: '{"t":"do","n":99,"act":{"kind":"start"}}' });
  find.mockRestore();
  party.settle();
  expect(errors.mock.calls).toHaveLength(1);
  party.wait(10_000);
  for (const each of party.guests) expect(each.client.line.state).toBe('open');
});

test('no message of a guest is read that is nested deeply', () => {
  const move = (depth: number): string =>
    `{"t":"do","n":1,"act":{"kind":"move","version":0,"move":{"type":"add","cards":${nested(depth)}}}}`;
  expect(readFromGuest(move(3))).not.toBeNull();
  expect(readFromGuest(move(7_500))).toBeNull();
});

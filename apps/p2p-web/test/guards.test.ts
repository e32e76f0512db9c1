/** Limits that hold though nothing in a quiet startMatch comes near them. */
import { expect, test } from 'vitest';
import { promisesInMemory } from '../src/fair/promised.ts';
import { Allegiance, type Heir } from '../src/guest/allegiance.ts';
import { FairPlay } from '../src/guest/fair-play.ts';
import { Greeting } from '../src/guest/greeting.ts';
import { castVote, isElected, roomOf, writeWill } from '../src/heirs/will.ts';
import { People } from '../src/host/people.ts';
import { newRoom } from '../src/host/room.ts';
import { Timers } from '../src/host/timers.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { PROTOCOL, toSign } from '../src/protocol/handshake.ts';
import { hashOfKey } from '../src/protocol/keys.ts';
import type { FromGuest } from '../src/protocol/messages.ts';
import type { Picture } from '../src/protocol/picture.ts';
import type { NewTable } from '../src/tables/table.ts';
import { seededBytes, seededSigner } from './kit/browsers.ts';

const secret = 'abcdefghjkmnpqrstuwx';
const host = seededSigner('host');
const keyOf = (name: string): string => textOf(seededSigner(name).publicKey);
const first = textOf(host.publicKey);

test('a table holds 24 people; those it knows come back also when it is full', () => {
  const table = { game: 'david-goliath', options: {}, chairs: [{ kind: 'me', name: 'Ada' }] };
  const room = newRoom(secret, table as unknown as NewTable, [{ id: 'ada', key: 'key of ada' }], false);
  const gone = new Set<string>();
  const people = new People({
    room,
    timers: new Timers(),
    connection: (person) => (gone.has(person) ? 'away' : 'here'),
    here: () => room.members.filter(({ id }) => !gone.has(id)).length,
    changed: () => {},
  });
  const arrive = (name: string) => people.arrive(name, `key of ${name}`);
  for (let guest = 2; guest <= 24; guest++) expect(arrive(`guest ${guest}`)).toBeNull();
  expect(room.members).toHaveLength(24);
  expect(arrive('guest 25')).toBe('full');
  expect(room.members).toHaveLength(24);
  expect(arrive('guest 24')).toBeNull();
  gone.add('guest 7');
  expect(arrive('guest 25')).toBeNull();
});

test('nobody is elected by a minority, whatever number the will names', () => {
  const names = ['ben', 'cas', 'dan'];
  const terms = { room: roomOf(secret), epoch: 0, match: 1, heirs: names.map(keyOf) };
  const elected = (needed: number, voters: readonly string[]): boolean => {
    const will = writeWill({ ...terms, needed }, host);
    const votes = voters.map((name) => castVote(will, 2, keyOf('ben'), seededSigner(name)));
    return isElected({ will, epoch: 2, heir: keyOf('ben'), votes });
  };
  expect(elected(1, ['ben'])).toBe(false);
  expect(elected(1, ['ben', 'ben'])).toBe(false);
  expect(elected(1, ['ben', 'stranger'])).toBe(false);
  expect(elected(1, ['ben', 'cas'])).toBe(true);
  expect(elected(3, ['ben', 'cas'])).toBe(false);
});

test('an heir has one vote in each epoch, and none in those before', () => {
  const parts = {
    invitation: { secret, host: hashOfKey(first) },
    signer: seededSigner('ben'),
    random: seededBytes('ben'),
    epoch: 0,
  };
  const heirs = ['ben', 'cas', 'dan'].map(keyOf);
  const will = writeWill({ room: roomOf(secret), epoch: 0, match: 1, heirs, needed: 2 }, host);
  const allegiance = new Allegiance(parts);
  const votes = (name: string, epoch: number): boolean => {
    const greeting = new Greeting(parts, null);
    const { key, nonce } = greeting.hello as Extract<FromGuest, { readonly t: 'hello' }>;
    const signer = seededSigner(name);
    const own = { key: textOf(signer.publicKey), nonce: textOf(seededBytes(name)(16)), epoch };
    const said = { secret, epoch, guestKey: key, guestNonce: nonce, guestEnd: '', hostEnd: '' };
    const signature = signer.sign(toSign('host', { ...said, hostKey: own.key, hostNonce: own.nonce }));
    const candidate = { t: 'candidate', v: PROTOCOL, ...own, will, entries: 0 } as const;
    return (
      allegiance.vote({ ...candidate, signature: textOf(signature) }, { will } as Heir, greeting) !== null
    );
  };
  expect(votes('cas', 2)).toBe(true);
  expect(votes('dan', 2)).toBe(false);
  // The same again, should the first not have arrived.
  expect(votes('cas', 2)).toBe(true);
  expect(votes('dan', 3)).toBe(true);
  expect(votes('cas', 3)).toBe(false);
  expect(votes('cas', 2)).toBe(false);
});

/** A guest at a table of two that has pledged, and what it says to a question. */
function drawing() {
  type Fair = NonNullable<NonNullable<Picture['match']>['fair']>;
  const fair = new FairPlay({
    invitation: { secret, host: 'hash' },
    seed: new Uint8Array(32).fill(7),
    random: seededBytes('drawing'),
    promises: promisesInMemory(),
  });
  const look = (version: number, now: Partial<Fair>): FromGuest[] =>
    fair.look({
      me: 'guest',
      people: [],
      policy: { clock: null },
      chairs: ['host', 'guest'].map((person) => ({ kind: 'person', person, standIn: false })),
      match: {
        number: 1,
        version,
        view: { viewer: 1 },
        record: null,
        fair: { roster: null, asked: null, last: null, draws: 0, without: [], excluded: [], ...now },
      },
    } as unknown as Picture);
  const [pledge] = look(0, {});
  const { open, sealed } = pledge as Extract<FromGuest, { readonly t: 'pledge' }>;
  const roster = [
    { id: 'host', open: 'a'.repeat(64), sealed: 'b'.repeat(64) },
    { id: 'guest', open, sealed },
  ];
  return (version: number, draw: number, index: number): boolean => {
    const said = look(version, { roster, asked: { draw, kind: 'open', index } });
    return said.some((message) => message.t === 'link' && message.link !== null);
  };
}

test('no link is given for a draw that the match has not come to', () => {
  const gives = drawing();
  expect(gives(0, 2, 1)).toBe(false);
  expect(gives(0, 50, 1)).toBe(false);
  expect(gives(1, 2, 1)).toBe(true);
});

test('one link at each moment of a match: the next draw is answered when the last has been seen', () => {
  const gives = drawing();
  expect(gives(5, 3, 1)).toBe(true);
  expect(gives(5, 4, 2)).toBe(false);
  expect(gives(4, 4, 2)).toBe(false);
  // The same question again gives nothing new away.
  expect(gives(5, 3, 1)).toBe(true);
  expect(gives(6, 4, 2)).toBe(true);
  expect(gives(7, 3, 1)).toBe(false);
});

test('no link is given further along the chain than draws can have used it, nor one twice', () => {
  const gives = drawing();
  expect(gives(5, 3, 4)).toBe(false);
  expect(gives(5, 3, 2)).toBe(true);
  expect(gives(6, 4, 2)).toBe(false);
  expect(gives(6, 4, 3)).toBe(true);
});

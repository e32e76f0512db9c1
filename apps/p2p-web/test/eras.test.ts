/** With another host the match may be a little shorter, when nobody who elected it knew more. That is no way to take something back. */
import type { MoveBase } from '@cheeseboard/engine';
import { describe, expect, test } from 'vitest';
import { promisesInMemory } from '../src/fair/promised.ts';
import { Allegiance } from '../src/guest/allegiance.ts';
import { FairPlay } from '../src/guest/fair-play.ts';
import type { Greeting } from '../src/guest/greeting.ts';
import { castVote, roomOf, type Succession, writeWill } from '../src/heirs/will.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { hashOfKey } from '../src/protocol/keys.ts';
import type { FromHost } from '../src/protocol/messages.ts';
import type { Picture } from '../src/protocol/picture.ts';
import { seededBytes, seededSigner } from './kit/means.ts';

const secret = 'abcdefghjkmnpqrstuwx';
const [host, ben, cas, me] = ['host', 'Ben', 'Cas', 'me'].map(seededSigner) as [
  ReturnType<typeof seededSigner>,
  ReturnType<typeof seededSigner>,
  ReturnType<typeof seededSigner>,
  ReturnType<typeof seededSigner>,
];
type Signer = typeof host;
const keyOf = ({ publicKey }: Signer): string => textOf(publicKey);
const first = keyOf(host);
const greeting = { isSignedBy: () => true } as unknown as Greeting;

const willWith = (...heirs: Signer[]) =>
  writeWill({ room: roomOf(secret), epoch: 0, match: 1, heirs: heirs.map(keyOf), needed: 2 }, host);
const known = willWith(ben, cas, me);

const elected = (will: typeof known, ...voters: Signer[]): Succession => ({
  will,
  epoch: 2,
  heir: keyOf(ben),
  votes: voters.map((voter) => castVote(will, 2, keyOf(ben), voter)),
});

/** What I may hold against Ben, when he is host by this: the era after his first picture. */
function eraUnder(succession: Succession): number {
  const invitation = { secret, host: hashOfKey(first) };
  const allegiance = new Allegiance({ invitation, signer: me, random: seededBytes('me'), epoch: 0 });
  const challenge = (key: Signer, epoch: number, chain: Succession[]) =>
    ({ key: keyOf(key), epoch, first, chain, released: [] }) as unknown as Extract<
      FromHost,
      { t: 'challenge' }
    >;
  expect(allegiance.follow(challenge(host, 0, []), greeting)).toBe('host');
  expect(allegiance.shown(known.signature)).toBe(0);
  expect(allegiance.follow(challenge(ben, succession.epoch, [succession]), greeting)).toBe('host');
  expect(allegiance.shown(null)).toBe(allegiance.shown('a will of his own'));
  return allegiance.shown(null);
}

describe('who is host after the host', () => {
  test('by the votes of others may have known less', () => {
    expect(eraUnder(elected(known, ben, cas))).toBe(2);
  });

  test('with my vote knows what I knew', () => {
    expect(eraUnder(elected(known, ben, me))).toBe(0);
  });

  test('by a hand-over knows everything', () => {
    const votes = [castVote(known, 1, keyOf(ben), host)];
    expect(eraUnder({ will: known, epoch: 1, heir: keyOf(ben), votes })).toBe(0);
  });

  test('by a will that was made up for it excuses nothing', () => {
    expect(eraUnder(elected(willWith(ben, cas), ben, cas))).toBe(0);
  });
});

test('takes back a move or a draw by way of another host', () => {
  const picture = (version: number, asked: object | null = null) =>
    ({
      me: 'me',
      policy: { clock: null },
      chairs: ['host', 'me'].map((person) => ({ kind: 'person', person, standIn: false })),
      match: {
        number: 1,
        version,
        view: { viewer: 1, version },
        record: null,
        fair: { roster, asked, last: null, excluded: [], draws: 0, without: [] },
      },
    }) as unknown as Picture;
  let roster: object[] | null = null;
  const sawUpTo = (version: number, later: { readonly version: number; readonly era: number }) => {
    roster = null;
    const fair = new FairPlay({
      invitation: { secret, host: 'hash' },
      seed: new Uint8Array(32).fill(7),
      random: seededBytes('one'),
      promises: promisesInMemory(),
    });
    const [pledge] = fair.look(picture(0));
    expect(pledge?.t).toBe('pledge');
    const { open, sealed } = pledge as Extract<NonNullable<typeof pledge>, { t: 'pledge' }>;
    roster = [
      { id: 'host', open: 'a'.repeat(64), sealed: 'b'.repeat(64) },
      { id: 'me', open, sealed },
    ];
    for (let at = 0; at <= version; at++) fair.look(picture(at));
    fair.moved(version - 1, { type: 'move' } as MoveBase);
    fair.lost();
    fair.look(picture(later.version), later.era);
    return fair.state?.finding ?? null;
  };
  expect(sawUpTo(5, { version: 3, era: 0 })).toEqual({ type: 'move', step: 5 });
  expect(sawUpTo(5, { version: 5, era: 0 })).toBeNull();
  expect(sawUpTo(5, { version: 3, era: 2 })).toBeNull();
});

/** Whom somebody follows, and what a promise is worth: also after a reload, and whatever an older host says. */
import { describe, expect, test } from 'vitest';
import { Allegiance, type Heir } from '../src/guest/allegiance.ts';
import { Greeting } from '../src/guest/greeting.ts';
import type { ClientParts, Kept } from '../src/guest/wire.ts';
import {
  castVote,
  type Release,
  roomOf,
  type Succession,
  writeRelease,
  writeWill,
} from '../src/heirs/will.ts';
import type { Room } from '../src/host/room.ts';
import { Session } from '../src/host/session.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { PROTOCOL, toSign } from '../src/protocol/handshake.ts';
import { hashOfKey, personOf } from '../src/protocol/keys.ts';
import type { FromGuest, FromHost } from '../src/protocol/messages.ts';
import { seededBytes, seededSigner } from './kit/means.ts';

const secret = 'abcdefghjkmnpqrstuwx';
const keyOf = (name: string): string => textOf(seededSigner(name).publicKey);
const first = keyOf('ada');
const heirs = ['ben', 'cas', 'dan'].map(keyOf);
const terms = { room: roomOf(secret), epoch: 0, match: 1, heirs, needed: 2 };
const will = writeWill(terms, seededSigner('ada'));

const elected = (heir: string, epoch: number, voters: readonly string[]): Succession => ({
  will,
  epoch,
  heir: keyOf(heir),
  votes: voters.map((name) => castVote(will, epoch, keyOf(heir), seededSigner(name))),
});
const handed = (heir: string): Succession => ({ ...elected(heir, 1, ['ada']), epoch: 1 });

/** Dan, at the table of Ada. */
function dan(kept?: Kept) {
  const parts: ClientParts = {
    invitation: { secret, host: hashOfKey(first) },
    signer: seededSigner('dan'),
    random: seededBytes('dan'),
    epoch: 0,
    kept,
  };
  const allegiance = new Allegiance(parts);
  const greeted = () => {
    const greeting = new Greeting(parts, null);
    return { greeting, hello: greeting.hello as Extract<FromGuest, { readonly t: 'hello' }> };
  };
  return {
    allegiance,
    /** The same browser after a reload, with what is on the disk. */
    reloaded: () => dan(JSON.parse(JSON.stringify(allegiance.kept)) as Kept),
    follows(
      name: string,
      epoch: number,
      chain: readonly Succession[] = [],
      { released = [], signedBy = name }: { released?: readonly Release[]; signedBy?: string } = {},
    ) {
      const { greeting, hello } = greeted();
      const room = { secret, epoch, first, chain, released };
      const random = seededBytes(`${name} ${epoch}`);
      const challenge = new Session(1, null).greet(hello, room, seededSigner(signedBy), random);
      const said = { ...challenge, key: keyOf(name) } as Extract<FromHost, { readonly t: 'challenge' }>;
      return allegiance.follow(said, greeting);
    },
    votes(name: string, epoch: number, { by = will, signedBy = name } = {}): boolean {
      const { greeting, hello } = greeted();
      const own = { key: keyOf(name), nonce: textOf(seededBytes(name)(16)), epoch };
      const ends = { secret, epoch, guestKey: hello.key, guestNonce: hello.nonce, guestEnd: '', hostEnd: '' };
      const signature = textOf(
        seededSigner(signedBy).sign(toSign('host', { ...ends, hostKey: own.key, hostNonce: own.nonce })),
      );
      const candidate = { t: 'candidate', v: PROTOCOL, ...own, will: by, entries: 0, signature } as const;
      return allegiance.vote(candidate, { will } as Heir, greeting) !== null;
    },
  };
}

describe('a host of an older epoch', () => {
  test('is not followed after a later one, also not after a reload', () => {
    const me = dan();
    expect(me.follows('ada', 0)).toBe('host');
    expect(me.follows('ben', 1, [handed('ben')])).toBe('host');
    expect(me.follows('ada', 0)).toBe('past');
    expect(me.reloaded().follows('ada', 0)).toBe('past');
    expect(me.reloaded().follows('ben', 1, [handed('ben')])).toBe('host');
  });

  test('is not followed after a vote, also not after a reload; who was elected with it is', () => {
    const me = dan();
    me.follows('ada', 0);
    expect(me.votes('ben', 3)).toBe(true);
    const chain = [elected('ben', 3, ['ben', 'dan'])];
    for (const now of [me, me.reloaded(), me.reloaded().reloaded()]) {
      expect(now.follows('ada', 0)).toBe('past');
      // One whom the others elected before, without us.
      expect(now.follows('cas', 2, [elected('cas', 2, ['ben', 'cas'])])).toBe('past');
    }
    expect(me.follows('ben', 3, chain)).toBe('host');
    expect(me.allegiance.floor).toBe(3);
    expect(me.reloaded().allegiance.floor).toBe(3);
  });

  test('frees nobody from a vote by following it: a later host does', () => {
    const me = dan();
    me.votes('ben', 3);
    expect(me.follows('cas', 4, [elected('cas', 4, ['ben', 'cas'])])).toBe('host');
    expect(me.allegiance.isBoundIn(3)).toBe(false);
    expect(me.allegiance.kept.bound).toEqual([]);
  });

  test('what was kept before votes were kept one by one binds, too; having stood does not', () => {
    const { bound: _, ...before } = dan().allegiance.kept;
    const old = (heir: string) => dan({ ...before, voted: { epoch: 2, heir: keyOf(heir) } } as Kept);
    expect(old('ben').follows('ada', 0)).toBe('past');
    expect(old('dan').follows('ada', 0)).toBe('host');
  });
});

describe('who claims to be host', () => {
  test('without the signature of that key, or a chain that holds, is nobody', () => {
    const me = dan();
    expect(me.follows('ada', 0, [], { signedBy: 'ben' })).toBe('impostor');
    expect(me.follows('ben', 0)).toBe('impostor');
    expect(me.follows('ben', 2, [elected('ben', 2, ['ben'])])).toBe('impostor');
    expect(me.follows('ben', 3, [elected('ben', 2, ['ben', 'cas'])])).toBe('impostor');
    expect(me.allegiance.floor).toBe(0);
  });

  test('hands over this room, to us', () => {
    const room = {
      secret,
      host: personOf(keyOf('dan')),
      first,
      chain: [handed('dan')],
      epoch: 1,
    } as unknown as Room;
    const { allegiance } = dan();
    expect(allegiance.inherits(room)).toBe(true);
    expect(allegiance.inherits({ ...room, secret: 'another' })).toBe(false);
    expect(allegiance.inherits({ ...room, host: personOf(keyOf('ben')) })).toBe(false);
    expect(allegiance.inherits({ ...room, chain: [handed('ben')] })).toBe(false);
    expect(allegiance.inherits({ ...room, epoch: 2 })).toBe(false);
  });
});

describe('a vote', () => {
  test('is for an heir by the will that we go by, who signs, in an epoch of elections', () => {
    const me = dan();
    const other = writeWill({ ...terms, match: 2 }, seededSigner('ada'));
    expect(me.votes('ben', 1)).toBe(false);
    expect(me.votes('eve', 2)).toBe(false);
    expect(me.votes('ben', 2, { by: other })).toBe(false);
    expect(me.votes('ben', 2, { signedBy: 'cas' })).toBe(false);
    expect(me.allegiance.kept.voted).toBeNull();
    expect(me.votes('ben', 2)).toBe(true);
  });

  test('is one in each epoch, also after a reload', () => {
    const me = dan();
    expect(me.votes('ben', 2)).toBe(true);
    for (const now of [me, me.reloaded()]) {
      expect(now.votes('cas', 2)).toBe(false);
      expect(now.votes('ben', 2)).toBe(true);
    }
    expect(me.reloaded().votes('cas', 3)).toBe(true);
  });

  test('is one’s own in the epoch in which one stands, also after a reload', () => {
    const me = dan();
    me.allegiance.stand(2);
    expect(me.votes('ben', 2)).toBe(false);
    expect(me.votes('ben', 3)).toBe(true);
    const again = dan();
    again.allegiance.stand(2);
    expect(again.reloaded().votes('ben', 2)).toBe(false);
    expect(again.reloaded().allegiance.promised).toBe(2);
    // It was promised to somebody else before: then one stands in a later one, and not for them either.
    const bound = dan();
    bound.votes('ben', 3);
    bound.allegiance.stand(3);
    expect(bound.votes('dan', 3)).toBe(false);
  });

  test('for somebody who stands again replaces the one before: they were not elected with that', () => {
    const me = dan();
    me.follows('ada', 0);
    me.votes('ben', 2);
    me.votes('ben', 4);
    me.allegiance.release(4);
    expect(me.follows('ada', 0)).toBe('host');
    const other = dan();
    other.votes('cas', 2);
    other.votes('ben', 4);
    other.allegiance.release(4);
    expect(other.follows('ada', 0)).toBe('past');
  });

  test('is void when that candidate says so on its line, and no other vote is', () => {
    const me = dan();
    me.votes('ben', 2);
    me.votes('cas', 3);
    me.allegiance.release(2);
    expect(me.allegiance.isBoundIn(2)).toBe(true);
    me.allegiance.release(3);
    expect(me.allegiance.isBoundIn(3)).toBe(false);
    expect(me.allegiance.floor).toBe(2);
  });

  test.each<[string, Release, 'host' | 'past']>([
    ['of that epoch', writeRelease(secret, 3, seededSigner('ben')), 'host'],
    ['of a later one', writeRelease(secret, 5, seededSigner('ben')), 'host'],
    ['of an earlier one', writeRelease(secret, 2, seededSigner('ben')), 'past'],
    ['of somebody else', writeRelease(secret, 3, seededSigner('cas')), 'past'],
    ['of another room', writeRelease('another room', 3, seededSigner('ben')), 'past'],
    [
      'in somebody else’s name',
      { ...writeRelease(secret, 3, seededSigner('cas')), by: keyOf('ben') },
      'past',
    ],
  ])('after a release %s', (_, release, who) => {
    const me = dan();
    me.votes('ben', 3);
    expect(me.follows('ada', 0, [], { released: [release] })).toBe(who);
  });
});

describe('who stood and follows another again', () => {
  test('says so once, not while it stands, and remembers it', () => {
    const me = dan();
    me.follows('ada', 0);
    expect(me.allegiance.renounce()).toBeNull();
    me.allegiance.stand(2);
    expect(me.allegiance.renounce()).toBeNull();
    me.allegiance.stand(null);
    expect(me.allegiance.renounce()).toEqual(writeRelease(secret, 2, seededSigner('dan')));
    expect(me.allegiance.renounce()).toBeNull();
    expect(me.reloaded().allegiance.renounce()).toBeNull();
  });

  test('says nothing of epochs that are over, nor of votes for others', () => {
    const me = dan();
    me.allegiance.stand(2);
    me.allegiance.stand(null);
    me.follows('cas', 2, [elected('cas', 2, ['ben', 'cas'])]);
    expect(me.allegiance.renounce()).toBeNull();
    const voter = dan();
    voter.votes('ben', 2);
    expect(voter.allegiance.renounce()).toBeNull();
  });
});

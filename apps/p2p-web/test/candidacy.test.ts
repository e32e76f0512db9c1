/** An heir that stands for host: whom it believes, when it has enough, and what it says when it gives up. */
import { expect, test, vi } from 'vitest';
import { Candidacy, type Given, type Standing } from '../src/guest/candidacy.ts';
import { Greeting } from '../src/guest/greeting.ts';
import { type Wait, writeWait } from '../src/heirs/wait.ts';
import { castVote, isElected, roomOf, type Succession, writeWill } from '../src/heirs/will.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { Frames } from '../src/protocol/frames.ts';
import { hashOfKey } from '../src/protocol/keys.ts';
import { type FromGuest, type FromHost, write } from '../src/protocol/messages.ts';
import type { Connection, ConnectionListener } from '../src/transport/transport.ts';
import { seededBytes, seededSigner } from './kit/means.ts';

const secret = 'abcdefghjkmnpqrstuwx';
const EPOCH = 2;
const keyOf = (name: string): string => textOf(seededSigner(name).publicKey);
const heirs = ['ben', 'cas', 'dan'].map(keyOf);
const will = writeWill({ room: roomOf(secret), epoch: 0, match: 1, heirs, needed: 2 }, seededSigner('ada'));
const ends = { own: 'their end', other: 'our end' };

/** Ben stands. */
function standing(more: Partial<Standing> = {}) {
  const enough: boolean[] = [];
  const waits: Wait[] = [];
  const elections: { succession: Succession; given: Given }[] = [];
  const candidacy = new Candidacy({
    secret,
    epoch: EPOCH,
    will,
    signer: seededSigner('ben'),
    random: seededBytes('ben'),
    ownVote: castVote(will, EPOCH, keyOf('ben'), seededSigner('ben')),
    ownShare: 'share of ben',
    entries: 5,
    changed: () => {},
    enough: (all) => enough.push(all),
    asked: (wait) => waits.push(wait),
    elected: (succession, given) => elections.push({ succession, given }),
    ...more,
  });
  return { candidacy, enough, waits, elections };
}

/** Somebody who calls a candidate. */
function caller(candidacy: Candidacy, name: string) {
  const frames = new Frames();
  const heard: FromHost[] = [];
  let events: ConnectionListener | null = null;
  const link: Connection = {
    fingerprints: { own: ends.other, other: ends.own },
    send: (text) => {
      const whole = frames.add(text);
      if (whole !== null) heard.push(JSON.parse(whole));
    },
    listen: (given) => {
      events = given;
    },
    close: vi.fn(),
  };
  candidacy.admit(link);
  const parts = {
    invitation: { secret, host: hashOfKey(keyOf('ada')) },
    epoch: 0,
    signer: seededSigner(name),
  };
  const greeting = new Greeting({ ...parts, random: seededBytes(name) }, ends);
  const say = (message: FromGuest) => events?.text(write(message));
  return {
    greeting,
    heard,
    say,
    hello: (change: object = {}) => say({ ...greeting.hello, ...change } as FromGuest),
    vote: (share: string | null = `share of ${name}`, more: string[] = [], epoch = EPOCH) =>
      say({ t: 'vote', vote: castVote(will, epoch, keyOf('ben'), seededSigner(name)), share, more }),
    wait: (epoch = EPOCH) => say({ t: 'wait', wait: writeWait(will, epoch, 20_000, seededSigner(name)) }),
    hangUp: () => events?.closed(),
    isClosed: () => vi.mocked(link.close).mock.calls.length > 0,
  };
}

test('shows who has the link, on this line, that it is an heir', () => {
  const { candidacy } = standing();
  const cas = caller(candidacy, 'cas');
  cas.hello();
  expect(cas.heard).toMatchObject([{ t: 'candidate', key: keyOf('ben'), epoch: EPOCH, will, entries: 5 }]);
  expect(cas.greeting.isSignedBy(cas.heard[0] as Extract<FromHost, { t: 'candidate' }>)).toBe(true);
  const stranger = caller(candidacy, 'eve');
  stranger.hello({ knock: 'of another room' });
  expect([stranger.heard, stranger.isClosed()]).toEqual([[], true]);
});

test('is elected with enough votes when it is told to close, with everything that came along', () => {
  const { candidacy, enough, elections } = standing();
  candidacy.begin();
  candidacy.close();
  expect([enough, elections]).toEqual([[], []]);
  const cas = caller(candidacy, 'cas');
  cas.hello();
  cas.vote('share of cas', ['sixth', 'seventh']);
  expect([enough, elections]).toEqual([[false], []]);
  // The same again is not one more.
  cas.vote('share of cas', ['sixth', 'seventh']);
  expect(enough).toEqual([false, false]);
  candidacy.close();
  const [{ succession, given }] = elections as [(typeof elections)[number]];
  expect(isElected(succession)).toBe(true);
  expect(succession.votes.map(({ by }) => by)).toEqual([keyOf('ben'), keyOf('cas')]);
  expect(given.shares).toEqual(['share of ben', 'share of cas']);
  expect(given.more).toContainEqual(['sixth', 'seventh']);
  expect(cas.isClosed()).toBe(true);
  candidacy.close();
  expect(elections).toHaveLength(1);
});

test('says when there are no others to wait for', () => {
  const { candidacy, enough } = standing();
  for (const name of ['cas', 'dan']) {
    const voter = caller(candidacy, name);
    voter.hello();
    voter.vote();
  }
  expect(enough).toEqual([false, true]);
});

test.each([
  ['from a stranger', 'eve', EPOCH],
  ['for another epoch', 'cas', EPOCH + 1],
] as const)('a vote %s does not count, and ends the line', (_, name, epoch) => {
  const { candidacy, enough } = standing();
  const voter = caller(candidacy, name);
  voter.hello();
  voter.vote(null, [], epoch);
  expect([enough, candidacy.votes, voter.isClosed()]).toEqual([[], 1, true]);
});

test('who was here and went without a vote has refused; who voted, or waits, has not', () => {
  const { candidacy } = standing();
  const [cas, dan, eve] = ['cas', 'dan', 'eve'].map((name) => caller(candidacy, name));
  cas!.hello();
  cas!.vote();
  cas!.hangUp();
  eve!.hangUp();
  dan!.hello();
  dan!.wait(EPOCH + 1);
  dan!.hangUp();
  expect(candidacy.refused).toBe(false);
  const again = caller(candidacy, 'dan');
  again.hello();
  again.hangUp();
  expect(candidacy.refused).toBe(true);
});

test('a wish to wait counts from an heir, for this candidacy', () => {
  const { candidacy, waits } = standing();
  const say = (name: string, epoch?: number) => {
    const one = caller(candidacy, name);
    one.hello();
    one.wait(epoch);
    return one;
  };
  say('eve');
  say('cas', EPOCH + 1);
  expect(waits).toEqual([]);
  expect(say('cas').isClosed()).toBe(true);
  expect(waits.map(({ by }) => by)).toEqual([keyOf('cas')]);
});

test('tells everybody on the line when it gives up, and why, and hears nobody any more', () => {
  const { candidacy, enough, waits, elections } = standing();
  const [cas, dan] = ['cas', 'dan'].map((name) => caller(candidacy, name));
  cas!.hello();
  dan!.hello();
  cas!.vote();
  const wait = writeWait(will, EPOCH, 20_000, seededSigner('dan'));
  candidacy.giveUp(wait);
  for (const one of [cas!, dan!]) {
    expect(one.heard.at(-1)).toEqual({ t: 'released', epoch: EPOCH, wait });
    expect(one.isClosed()).toBe(true);
  }
  const before = enough.length;
  dan!.vote();
  dan!.wait();
  candidacy.close();
  expect([enough.length, candidacy.votes, waits, elections]).toEqual([before, 2, [], []]);
  expect(caller(candidacy, 'dan').isClosed()).toBe(true);
});

test('its own person can wait longer, too', () => {
  const { candidacy } = standing();
  const cas = caller(candidacy, 'cas');
  cas.hello();
  candidacy.waitLonger(15_000);
  const wait = writeWait(will, EPOCH, 15_000, seededSigner('ben'));
  expect(cas.heard.at(-1)).toEqual({ t: 'released', epoch: EPOCH, wait });
});

test('does not let everybody in', () => {
  const { candidacy } = standing();
  const callers = Array.from({ length: 17 }, () => caller(candidacy, 'cas'));
  expect(callers.map((one) => one.isClosed())).toEqual([...Array(16).fill(false), true]);
  callers[0]!.hangUp();
  expect(caller(candidacy, 'cas').isClosed()).toBe(false);
});

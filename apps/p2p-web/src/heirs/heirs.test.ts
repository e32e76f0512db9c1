import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../protocol/bytes.ts';
import { hashOfKey, signerOf } from '../protocol/keys.ts';
import { joinKey, openEntry, sealEntry, splitKey, standing, UNDO } from './journal.ts';
import { mayGoOn, threshold } from './numbers.ts';
import {
  castVote,
  hostAfter,
  isElected,
  isHandedOver,
  isVoteFor,
  isWillOf,
  roomOf,
  type Succession,
  writeWill,
} from './will.ts';

const signers = Array.from({ length: 7 }, (_, index) => signerOf(new Uint8Array(32).fill(index + 1)));
const keys = signers.map(({ publicKey }) => textOf(publicKey));

describe('how many it takes', () => {
  it.each([
    [0, true, null],
    [1, true, null],
    [1, false, 1],
    [2, true, 2],
    [2, false, 2],
    [3, true, 2],
    [4, true, 3],
    [6, false, 4],
  ])('%i heirs, secrets %s: %s', (heirs, secrets, needed) => {
    expect(threshold(heirs, secrets)).toBe(needed);
  });

  it('never lets the two halves of a split table both go on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 }), fc.boolean(), fc.nat(16), (heirs, secrets, cut) => {
        const away = Math.min(cut, heirs);
        const needed = threshold(heirs, secrets);
        const elects = needed !== null && away >= needed;
        expect(elects && mayGoOn(away, needed)).toBe(false);
        // Nor can two groups of heirs each elect one.
        if (needed !== null) expect(2 * needed).toBeGreaterThan(heirs);
      }),
    );
  });
});

describe('the journal', () => {
  const key = new Uint8Array(32).fill(9);
  it('gives back what was entered, and only in its place', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.string(), (number, line) => {
        const entry = sealEntry(key, number, line);
        expect(openEntry(key, number, entry)).toBe(new TextDecoder().decode(new TextEncoder().encode(line)));
        expect(openEntry(key, number + 1, entry)).toBeNull();
        expect(openEntry(new Uint8Array(32), number, entry)).toBeNull();
      }),
    );
    for (const junk of ['', 'x', '!!!', 'AAAA']) expect(openEntry(key, 0, junk)).toBeNull();
  });

  it('opens with as many shares as are needed, and not with fewer', async () => {
    const shares = await splitKey(key, 5, 3);
    expect(await joinKey([shares[4]!, shares[0]!, shares[2]!])).toEqual(key);
    expect(await joinKey([shares[4]!, shares[0]!])).not.toEqual(key);
    expect(await joinKey([shares[0]!])).toBeNull();
    expect(await joinKey([shares[0]!, shares[0]!])).toBeNull();
    expect(await joinKey([shares[0]!, 'junk'])).toBeNull();
  });

  it('knows what was taken back', () => {
    expect(standing(['* 1', '0 a', UNDO, '0 b'])).toEqual(['* 1', '0 b']);
    expect(standing([UNDO])).toBeNull();
  });
});

describe('a will', () => {
  const secret = 'abcdefghjkmnpqrstuwx';
  const terms = { room: roomOf(secret), epoch: 0, match: 1, heirs: keys.slice(1, 5), needed: 3 };
  const will = writeWill(terms, signers[0]!);
  const votes = [1, 2, 3].map((heir) => castVote(will, 2, keys[1]!, signers[heir]!));
  const succession: Succession = { will, epoch: 2, heir: keys[1]!, votes };
  const link = hashOfKey(keys[0]!);

  it('is the host’s, and says what it said', () => {
    expect(isWillOf(keys[0]!, will)).toBe(true);
    expect(isWillOf(keys[1]!, will)).toBe(false);
    expect(isWillOf(keys[0]!, { ...will, needed: 1 })).toBe(false);
  });

  it('makes who has enough votes host, in that epoch only', () => {
    expect(isElected(succession)).toBe(true);
    expect(isElected({ ...succession, votes: votes.slice(1) })).toBe(false);
    expect(isElected({ ...succession, votes: [votes[0]!, votes[0]!, votes[0]!] })).toBe(false);
    expect(isElected({ ...succession, epoch: 3 })).toBe(false);
    expect(isElected({ ...succession, heir: keys[2]! })).toBe(false);
    expect(isVoteFor(will, 2, keys[1]!, castVote(will, 2, keys[1]!, signers[6]!))).toBe(false);
    // The next epoch is for whom the host hands over to.
    const early = [1, 2, 3].map((heir) => castVote(will, 1, keys[1]!, signers[heir]!));
    expect(isElected({ ...succession, epoch: 1, votes: early })).toBe(false);
  });

  it('lets the host hand over by itself, to an heir', () => {
    const given: Succession = { ...succession, epoch: 1, votes: [castVote(will, 1, keys[1]!, signers[0]!)] };
    expect(hostAfter(secret, link, keys[0]!, [given])).toEqual({ key: keys[1], epoch: 1 });
    const stranger = { ...given, heir: keys[6]!, votes: [castVote(will, 1, keys[6]!, signers[0]!)] };
    expect(hostAfter(secret, link, keys[0]!, [stranger])).toBeNull();
  });

  it('lets nobody come after themselves', () => {
    const own = writeWill({ ...terms, heirs: [keys[0]!, keys[1]!], needed: 2 }, signers[0]!);
    const given: Succession = {
      will: own,
      epoch: 1,
      heir: keys[0]!,
      votes: [castVote(own, 1, keys[0]!, signers[0]!)],
    };
    expect(isHandedOver(keys[0]!, given)).toBe(false);
    expect(hostAfter(secret, link, keys[0]!, [given])).toBeNull();
    const elected: Succession = {
      ...given,
      epoch: 2,
      votes: [0, 1].map((heir) => castVote(own, 2, keys[0]!, signers[heir]!)),
    };
    expect(hostAfter(secret, link, keys[0]!, [elected])).toBeNull();
  });

  it('leads from the old link to the host of now, over several changes', () => {
    const next = writeWill({ ...terms, epoch: 2, heirs: keys.slice(2, 5), needed: 2 }, signers[1]!);
    const second: Succession = {
      will: next,
      epoch: 5,
      heir: keys[3]!,
      votes: [3, 4].map((heir) => castVote(next, 5, keys[3]!, signers[heir]!)),
    };
    expect(hostAfter(secret, link, keys[0]!, [])).toEqual({ key: keys[0], epoch: 0 });
    expect(hostAfter(secret, link, keys[0]!, [succession])).toEqual({ key: keys[1], epoch: 2 });
    expect(hostAfter(secret, link, keys[0]!, [succession, second])).toEqual({ key: keys[3], epoch: 5 });
    expect(hostAfter(secret, link, keys[0]!, [second])).toBeNull();
    expect(hostAfter(secret, link, keys[1]!, [second])).toBeNull();
    expect(hostAfter('x', link, keys[0]!, [succession])).toBeNull();
  });
});

it('two lines under one number and key give neither away: what was sealed and not saved is sealed anew after a reload', () => {
  const key = new Uint8Array(32).fill(7);
  const lines = ['0 play green 12', '1 play red 3 ok'] as const;
  const bytes = lines.map((line) => Buffer.from(sealEntry(key, 5, line), 'base64url'));
  const between = (a: Uint8Array, b: Uint8Array): number[] =>
    [...a].slice(0, 15).map((byte, at) => byte ^ b[at]!);
  const plain = lines.map((line) => new TextEncoder().encode(line));
  // With one stream of key under both, this would be what differs in the lines.
  expect(between(bytes[0]!, bytes[1]!)).not.toEqual(between(plain[0]!, plain[1]!));
  expect(lines.map((line) => openEntry(key, 5, sealEntry(key, 5, line)))).toEqual(lines);
});

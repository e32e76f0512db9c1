import { createPublicKey, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isHandover,
  isSigned,
  isVoteSigned,
  keyOf,
  type Signature,
  signDigest,
  signerOf,
  signHandover,
  signVote,
} from './index.ts';

const alice = signerOf(new Uint8Array(32).fill(1));
const bob = signerOf(new Uint8Array(32).fill(2));
const log = { room: 'room', match: 3 };
const digest = 'd'.repeat(43);
const seen = { index: 4, hash: 'h'.repeat(43) };
const signature = signDigest(alice, log, digest, 7, seen);

describe('a signature', () => {
  it('keeps its published value, which records contain', () => {
    expect(signature).toEqual({
      key: 'iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w',
      seen,
      n: 7,
      signature: 'uKpQs4-a8qn1OOC55ZrOJqzJW8xn2iFdbn65YiOD3h2nZJRg9sznZM5qEs5rc-I9b5NDV8ln37n2UFJfgxQPAg',
    });
  });
  it('is Ed25519 over the documented text', () => {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: signature.key }, format: 'jwk' });
    const text = JSON.stringify(['cheeseboard entry', 'room', 3, digest, 7, 4, seen.hash]);
    expect(verify(null, Buffer.from(text), key, Buffer.from(signature.signature, 'base64url'))).toBe(true);
  });
  it('is valid only for its key, log, digest, counter and head', () => {
    expect(isSigned(signature, log, digest)).toBe(true);
    expect(isSigned(signature, { ...log, room: 'other' }, digest)).toBe(false);
    expect(isSigned(signature, { ...log, match: 4 }, digest)).toBe(false);
    expect(isSigned(signature, log, 'e'.repeat(43))).toBe(false);
    const changedSignatures: Partial<Signature>[] = [
      { key: keyOf(bob) },
      { n: 8 },
      { seen: { ...seen, index: 5 } },
      { seen: { ...seen, hash: 'i'.repeat(43) } },
    ];
    for (const other of changedSignatures)
      expect(isSigned({ ...signature, ...other }, log, digest)).toBe(false);
  });
  it('becomes invalid when any character changes', () => {
    fc.assert(
      fc.property(fc.nat(85), fc.constantFrom(...'AQgw-_z09'), (index, character) => {
        const text = signature.signature;
        fc.pre(text[index] !== character);
        const changedText = text.slice(0, index) + character + text.slice(index + 1);
        expect(isSigned({ ...signature, signature: changedText }, log, digest)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
  it('is refused without an error if it or its key is malformed', () => {
    for (const text of ['', 'x', '!'.repeat(86), 'A'.repeat(86), `${signature.signature}A`]) {
      expect(isSigned({ ...signature, signature: text }, log, digest)).toBe(false);
      expect(isSigned({ ...signature, key: text }, log, digest)).toBe(false);
    }
  });
});

describe('a vote', () => {
  const candidate = { key: keyOf(bob), term: 5 };
  const head = { lastTerm: 4, index: 9, hash: 'h'.repeat(43) };
  const vote = signVote(alice, 'room', candidate, head);

  it('is valid for one candidate, term and room', () => {
    expect(vote).toMatchObject({ key: keyOf(alice), ...head });
    expect(isVoteSigned(vote, 'room', candidate)).toBe(true);
    expect(isVoteSigned(vote, 'other', candidate)).toBe(false);
    expect(isVoteSigned(vote, 'room', { ...candidate, term: 6 })).toBe(false);
    expect(isVoteSigned(vote, 'room', { ...candidate, key: keyOf(alice) })).toBe(false);
  });
  it('is valid for one head', () => {
    for (const other of [{ lastTerm: 3 }, { index: 8 }, { hash: 'i'.repeat(43) }, { key: keyOf(bob) }]) {
      expect(isVoteSigned({ ...vote, ...other }, 'room', candidate)).toBe(false);
    }
  });
});

describe('a hand-over', () => {
  const candidate = { key: keyOf(bob), term: 2 };
  const handover = signHandover(alice, log, candidate, 8, seen);

  it('is valid for one person and term', () => {
    expect(isHandover(handover, log, candidate)).toBe(true);
    expect(isHandover(handover, log, { ...candidate, term: 3 })).toBe(false);
    expect(isHandover(handover, log, { ...candidate, key: keyOf(alice) })).toBe(false);
    expect(isHandover({ ...handover, n: 9 }, log, candidate)).toBe(false);
    expect(isHandover(handover, { ...log, match: 2 }, candidate)).toBe(false);
  });
});

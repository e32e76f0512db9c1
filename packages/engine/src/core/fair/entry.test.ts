import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holderOf, LogTable, personOf } from '../../../test/fair/log-table.ts';
import { games } from '../../games/index.ts';
import { type Body, canonicalJson, digestOf, entryOf, hashOf, isBody, isEntry, type Vote } from './index.ts';

const person = personOf(0);
const key = person.key;
const vote: Vote = { key, lastTerm: 1, index: 3, hash: key, signature: 'A'.repeat(86) };
const handover = { key, seen: { index: 3, hash: key }, n: 4, signature: 'A'.repeat(86) };
const { open, sealed } = { open: person.open.commitment, sealed: person.sealed.commitment };
const start = new LogTable({ game: games[0]!, seats: ['person', 'bot', 'absent'] }).log.start;
const bodies: readonly Body[] = [
  start,
  { kind: 'move', seat: 0, move: { type: 'pass' } },
  { kind: 'bot-move', seat: 1, move: { type: 'pass' }, salt: 's'.repeat(22) },
  { kind: 'draw', reveals: [open, null] },
  { kind: 'seat', seat: 0, change: 'stand-in', why: 'clock' },
  { kind: 'seat', seat: 0, change: 'back' },
  { kind: 'seat', seat: 0, change: 'join', key, name: 'Brie', open, sealed },
  { kind: 'seat', seat: 0, change: 'leave', why: 'left' },
  { kind: 'seat', seat: 0, change: 'leave', why: 'replaced' },
  { kind: 'undo', to: 3, seat: 1 },
  { kind: 'policy', policy: { quorum: 'everybody', clockSeconds: 30 } },
  { kind: 'host', key, term: 2, votes: [vote] },
  { kind: 'host', key, term: 2, handover },
];

describe('canonical JSON', () => {
  it('is the same for equal values in any key order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const shuffled = JSON.parse(JSON.stringify(value), (_, part) =>
          part !== null && typeof part === 'object' && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).reverse())
            : part,
        );
        expect(canonicalJson(shuffled)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it('omits undefined values', () => {
    expect(canonicalJson({ b: 1, a: undefined, c: [undefined] })).toBe('{"b":1,"c":[null]}');
  });
  it('writes null for the holes of an array', () => {
    const sparse = [1, 2, 3];
    delete sparse[1];
    expect(canonicalJson(sparse)).toBe('[1,null,3]');
  });
});

describe('digests and hashes', () => {
  it('keep their published values, which records contain', () => {
    expect(digestOf({ kind: 'undo', to: 3, seat: 1 })).toBe('P6WHWy1LFUeYSThy0fzaokSgD82e30wIhU3LG1y8i8U');
    expect(hashOf({ index: 2, term: 1, digest: 'd' }, 'p')).toBe(
      'RgTpFNHbZ-SJS5KeMAsLc6VJx-PhQH4jgFz8Livp0sQ',
    );
  });
  it('are SHA-256 of canonical JSON', () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
    for (const body of bodies) {
      const { digest } = entryOf(3, 1, body);
      expect(digest).toBe(sha256(canonicalJson(body)));
      expect(hashOf({ index: 3, term: 1, digest }, 'p')).toBe(
        sha256(JSON.stringify(['cheeseboard log', 3, 1, 'p', digest])),
      );
    }
  });
  it('change with every part of an entry and of the entries before it', () => {
    const hashes = [
      hashOf({ index: 2, term: 1, digest: 'd' }, 'p'),
      hashOf({ index: 3, term: 1, digest: 'd' }, 'p'),
      hashOf({ index: 2, term: 2, digest: 'd' }, 'p'),
      hashOf({ index: 2, term: 1, digest: 'e' }, 'p'),
      hashOf({ index: 2, term: 1, digest: 'd' }, 'q'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.every((hash) => /^[\w-]{43}$/.test(hash))).toBe(true);
  });
});

describe('the form of a body', () => {
  it.each(bodies.map((body) => [canonicalJson(body).slice(0, 60), body] as const))(
    'accepts %s',
    (_, body) => {
      expect(isBody(body)).toBe(true);
      expect(isEntry(entryOf(3, 1, body, [handover]))).toBe(true);
    },
  );
  it.each(bodies.map((body) => [canonicalJson(body).slice(0, 60), body] as const))(
    'refuses %s with a part that is missing, wrong or too many',
    (_, body) => {
      expect(isBody({ ...body, more: 1 })).toBe(false);
      for (const part of Object.keys(body)) {
        const { [part]: _omittedPart, ...otherParts } = body as unknown as Record<string, unknown>;
        if (part !== 'salt') expect(isBody(otherParts), part).toBe(false);
        for (const wrongValue of [null, -1, 0.5, {}, ['x'], 'x'.repeat(100)]) {
          const isText = typeof wrongValue === 'string' && ['name', 'game', 'level'].includes(part);
          const isEmpty = part === 'options' && JSON.stringify(wrongValue) === '{}';
          // Only the game knows which objects are moves.
          const isMove = part === 'move' && JSON.stringify(wrongValue) === '{}';
          if (!isText && !isEmpty && !isMove) {
            expect(isBody({ ...body, [part]: wrongValue }), `${part} ${wrongValue}`).toBe(false);
          }
        }
      }
    },
  );
  it('refuses anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isBody(value)).toBe(false);
        expect(isEntry(value)).toBe(false);
      }),
    );
  });
  it('refuses an endlessly nested move', () => {
    let move: object = { type: 'pass' };
    for (let depth = 0; depth < 10_000; depth++) move = { move };
    expect(isBody({ kind: 'move', seat: 0, move })).toBe(false);
  });
  it('allows secret bodies only in steps, and checks the kind', () => {
    for (const body of bodies) {
      const isSecret = ['move', 'bot-move', 'draw'].includes(body.kind);
      expect(isEntry({ ...entryOf(3, 1, body), body: null, sealed: 'x' })).toBe(isSecret);
      expect(isEntry({ ...entryOf(3, 1, body), kind: body.kind === 'undo' ? 'draw' : 'undo' })).toBe(false);
    }
  });
  it('accepts every kind of seat holder', () => {
    const seats = [holderOf(person), { kind: 'robot', level: 'easy', name: 'R' }];
    expect(isBody({ ...start, seats })).toBe(false);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, diff, type Json } from './patch.ts';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

/** JSON as snapshots have it: without the key that JSON.parse turns into the prototype. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__')) as fc.Arbitrary<Json>;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test('a patch leads from any value to any other and changes neither', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const [before, after] = [JSON.stringify(from), JSON.stringify(to)];
      const patch = diff(plain(from), plain(to));
      const found = patch === undefined ? from : apply(from, plain(patch));
      expect(plain(found)).toEqual(plain(to));
      expect(JSON.stringify(from)).toBe(before);
      expect(JSON.stringify(to)).toBe(after);
    }),
    { numRuns: 2000 },
  );
});

test('a patch of a list that grew, slid or changed in one place is short', () => {
  const list = Array.from({ length: 100 }, (_, number) => ({ number, text: 'some words' }));
  const more = { number: 100, text: 'new' };
  const size = (patch: unknown) => JSON.stringify(patch).length;
  expect(size(diff(list, [...list, more]))).toBeLessThan(60);
  expect(size(diff(list, [...list.slice(1), more]))).toBeLessThan(60);
  expect(size(diff(list, list.with(50, more)))).toBeLessThan(80);
  expect(size(diff({ a: list, b: 1 }, { a: list, b: 2 }))).toBeLessThan(15);
  expect(diff(list, plain(list))).toBeUndefined();
});

test('a patch that does not fit is refused', () => {
  fc.assert(
    fc.property(json, fc.jsonValue() as fc.Arbitrary<Json>, (value, patch) => {
      try {
        expect(JSON.stringify(apply(value, patch))).toBeTypeOf('string');
      } catch (error) {
        expect((error as Error).message).toBe('the patch does not fit');
      }
    }),
    { numRuns: 2000 },
  );
  expect(() => apply({}, JSON.parse('{"__proto__":[0,{"evil":true}]}'))).toThrow('does not fit');
});

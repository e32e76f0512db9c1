import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, textOf } from './bytes.ts';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

test('bytes have exactly one text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = textOf(bytes);
      expect(bytesOf(text, bytes.length)).toEqual(bytes);
      expect(bytesOf(text, bytes.length + 1)).toBeNull();
      expect(bytesOf(`${text}A`, bytes.length)).toBeNull();
    }),
  );
  expect(bytesOf('AB', 1)).toBeNull();
});

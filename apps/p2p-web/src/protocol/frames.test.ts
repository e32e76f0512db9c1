import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Frames, framesOf } from './frames.ts';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

test('a message of any length survives the way through frames', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.integer({ min: 0, max: 2000 }),
      (text, times) => {
        const long = text.repeat(times);
        const frames = framesOf(long);
        // As UTF-8 and back, where half a pair of surrogates would be lost.
        const arrived = frames.map((frame) => new TextDecoder().decode(new TextEncoder().encode(frame)));
        const reader = new Frames();
        expect(arrived.map((frame) => reader.add(frame)).at(-1)).toBe(long);
        for (const frame of frames) expect(frame.length).toBeLessThanOrEqual(12_001);
      },
    ),
  );
  expect(() => new Frames().add('x')).toThrow();
  const endless = new Frames();
  expect(() => {
    for (let frame = 0; frame < 1000; frame++) endless.add(`+${'x'.repeat(12_000)}`);
  }).toThrow();
});

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
        const message = text.repeat(times);
        const frames = framesOf(message);
        // Encoding as UTF-8 and back would lose half a surrogate pair.
        const arrived = frames.map((frame) => new TextDecoder().decode(new TextEncoder().encode(frame)));
        const reader = new Frames();
        expect(arrived.map((frame) => reader.add(frame)).at(-1)).toBe(message);
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

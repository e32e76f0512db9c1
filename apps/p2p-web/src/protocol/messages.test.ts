import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFromGuest, readFromHost, readPeerMessage } from './messages.ts';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

test('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readFromGuest(text);
      expect(readPeerMessage(text)).toBeNull();
      expect(readFromHost(text)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

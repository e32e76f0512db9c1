/** Somebody who answers at the host's address, but has not proved to be the host, cannot turn a guest away. */
import { expect, test } from 'vitest';
import { Client } from '../src/guest/client.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { framesOf } from '../src/protocol/frames.ts';
import { PROTOCOL } from '../src/protocol/handshake.ts';
import { hashOfKey } from '../src/protocol/keys.ts';
import { type Bye, write } from '../src/protocol/messages.ts';
import { seededBytes, seededSigner } from './kit/browsers.ts';

const host = textOf(seededSigner('host').publicKey);

/** A guest that has said hello and got this answer. */
function guestAnswered(why: Bye): Client {
  const signer = seededSigner('guest');
  const client = new Client(
    {
      invitation: { secret: 'abcdefghjkmnpqrstuwx', host: hashOfKey(host) },
      signer,
      random: seededBytes('guest'),
      seed: signer.seed,
      isHostScreen: false,
      isShared: false,
    },
    0,
  );
  client.input({ type: 'start' }, 0);
  client.input({ type: 'opened', fingerprints: null, isCarried: false }, 0);
  for (const text of framesOf(write({ t: 'bye', v: PROTOCOL, why }))) client.input({ type: 'text', text }, 0);
  return client;
}

test.each(['older', 'newer'] as const)(
  '%s: the guest shows it as a possibility and keeps looking for the host',
  (why) => {
    const client = guestAnswered(why);
    expect(client.connection).toMatchObject({ state: 'connecting', why });
    const calls = [];
    for (let timeMs = 0; timeMs < 60_000; timeMs += 100) {
      for (const effect of client.input({ type: 'wake' }, timeMs)) {
        if (effect.type !== 'call') continue;
        calls.push(effect.addresses);
        client.input({ type: 'unreached', reason: 'nobody' }, timeMs);
      }
    }
    expect(calls.length).toBeGreaterThan(5);
    expect(client.connection).toMatchObject({ state: 'connecting', why: 'nobody' });
  },
);

test.each(['closed', 'sent-away', 'full', 'elsewhere', 'refused', 'moved'] as const)(
  '%s: counts only from the host itself',
  (why) => {
    expect(guestAnswered(why).connection).toMatchObject({ state: 'connecting', why: 'lost' });
  },
);

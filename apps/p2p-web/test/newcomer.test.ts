/** What a guest makes of somebody who answers at the table's address and has proved nothing. */
import { expect, test } from 'vitest';
import { Client } from '../src/guest/client.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { framesOf } from '../src/protocol/frames.ts';
import { hashOfKey } from '../src/protocol/keys.ts';
import { type Bye, write } from '../src/protocol/messages.ts';
import { seededBytes, seededSigner } from './kit/browsers.ts';

const host = textOf(seededSigner('host').publicKey);

/** A guest that has said hello and hears this. */
function guestThatHears(why: Bye): Client {
  const client = new Client({
    invitation: { secret: 'abcdefghjkmnpqrstuwx', host: hashOfKey(host) },
    signer: seededSigner('guest'),
    random: seededBytes('guest'),
    epoch: 0,
  });
  client.input({ is: 'start' }, 0);
  client.input({ is: 'opened', fingerprints: null }, 0);
  for (const text of framesOf(write({ t: 'bye', v: 2, why }))) client.input({ is: 'text', text }, 0);
  return client;
}

test.each(['older', 'newer'] as const)(
  '%s: it is told as a possibility, and the host is sought on',
  (why) => {
    const client = guestThatHears(why);
    expect(client.line).toMatchObject({ state: 'connecting', why });
    const calls = [];
    for (let now = 0; now < 60_000; now += 100) {
      for (const effect of client.input({ is: 'wake' }, now)) {
        if (effect.do !== 'call') continue;
        calls.push(effect.address);
        client.input({ is: 'unreached', reason: 'nobody' }, now);
      }
    }
    expect(calls.length).toBeGreaterThan(5);
    expect(client.line).toMatchObject({ state: 'connecting', why: 'nobody' });
  },
);

test.each(['closed', 'sent-away', 'full', 'elsewhere', 'refused', 'moved'] as const)(
  '%s: only the host can say that',
  (why) => {
    expect(guestThatHears(why).line).toMatchObject({ state: 'connecting', why: 'lost' });
  },
);

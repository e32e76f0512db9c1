/** Who has voted for a new host does not go back to an earlier one: somebody may have been elected with that vote. */
import { expect, test } from 'vitest';
import { Client } from '../src/guest/client.ts';
import type { Kept } from '../src/guest/wire.ts';
import { Session } from '../src/host/session.ts';
import { textOf } from '../src/protocol/bytes.ts';
import { framesOf } from '../src/protocol/frames.ts';
import { hashOfKey } from '../src/protocol/keys.ts';
import { type FromGuest, write } from '../src/protocol/messages.ts';
import type { Picture } from '../src/protocol/picture.ts';
import { seededBytes, seededSigner } from './kit/means.ts';

const secret = 'abcdefghjkmnpqrstuwx';
const host = seededSigner('host');
const first = textOf(host.publicKey);

/** What a guest with this vote says to the old host's challenge. */
function answerOf(voted: Kept['voted']): string[] {
  const picture = { match: null, policy: {} } as Picture;
  const client = new Client({
    invitation: { secret, host: hashOfKey(first) },
    signer: seededSigner('guest'),
    random: seededBytes('guest'),
    epoch: 0,
    kept: { epoch: 0, first, chain: [], picture, links: null, voted },
  });
  client.input({ is: 'start' }, 0);
  const [hello] = client
    .input({ is: 'opened', fingerprints: null }, 0)
    .flatMap((effect) =>
      effect.do === 'send' ? [JSON.parse(effect.text) as Extract<FromGuest, { readonly t: 'hello' }>] : [],
    );
  const room = { secret, epoch: 0, first, chain: [], released: [] };
  const challenge = new Session(1, null).greet(hello!, room, host, seededBytes('host'))!;
  const [frame] = framesOf(write(challenge));
  return client
    .input({ is: 'text', text: frame! }, 0)
    .map((effect) => (effect.do === 'send' ? (JSON.parse(effect.text) as FromGuest).t : effect.do));
}

test('without a vote the host is followed', () => {
  expect(answerOf(null)).toContain('proof');
});

test('with a vote for a later epoch it is not', () => {
  const answer = answerOf({ epoch: 1, heir: first });
  expect(answer).not.toContain('proof');
  expect(answer).toContain('close');
});

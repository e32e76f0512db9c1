/** The first words on a line to a host: each side signs what both have said on it. */
import { textOf } from '../protocol/bytes.ts';
import { knock, NONCE_BYTES, PROTOCOL, type Transcript, toSign } from '../protocol/handshake.ts';
import { isSigned } from '../protocol/keys.ts';
import type { FromGuest } from '../protocol/messages.ts';
import type { Connection } from '../transport/transport.ts';
import type { ClientParts } from './wire.ts';

/** Whoever answers: a key, a nonce, and the epoch that it claims. */
export interface Answerer {
  readonly key: string;
  readonly nonce: string;
  readonly epoch: number;
  readonly signature: string;
}

export class Greeting {
  readonly hello: FromGuest;
  readonly #parts: ClientParts;
  readonly #said: Pick<Transcript, 'secret' | 'guestKey' | 'guestNonce' | 'guestEnd' | 'hostEnd'>;

  constructor(parts: ClientParts, fingerprints: Connection['fingerprints']) {
    const { secret } = parts.invitation;
    const key = textOf(parts.signer.publicKey);
    const nonce = textOf(parts.random(NONCE_BYTES));
    this.#parts = parts;
    this.hello = { t: 'hello', v: PROTOCOL, key, nonce, knock: knock(secret, key, nonce) };
    this.#said = {
      secret,
      guestKey: key,
      guestNonce: nonce,
      guestEnd: fingerprints?.own ?? '',
      hostEnd: fingerprints?.other ?? '',
    };
  }

  /** Whether the owner of that key is at the other end of this line. */
  isSignedBy(answerer: Answerer): boolean {
    return isSigned(answerer.key, toSign('host', this.#with(answerer)), answerer.signature);
  }

  proofFor(answerer: Answerer): FromGuest {
    const signature = this.#parts.signer.sign(toSign('guest', this.#with(answerer)));
    return { t: 'proof', signature: textOf(signature) };
  }

  #with({ key, nonce, epoch }: Answerer): Transcript {
    return { ...this.#said, hostKey: key, hostNonce: nonce, epoch };
  }
}

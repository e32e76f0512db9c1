/**
 * Mutual authentication. Both sides sign the same transcript: nonces, room, the answerer's term, both keys and the fingerprints of both
 * ends. So a signature is valid for one connection only, and detects a man in the middle.
 */
import type { Fingerprints } from '../transport/transport.ts';
import { bytesOfParts, textOf } from './bytes.ts';
import { isSigned, mac, type Signer } from './keys.ts';
import type { FromGuest, FromHost } from './messages.ts';
import type { Random } from './room.ts';

export const PROTOCOL = 3;
const NONCE_BYTES = 16;

/** The caller's first message. `linkProof` shows that the caller has the link: nobody else gets a signature. */
type Hello = Omit<Extract<FromGuest, { readonly t: 'hello' }>, 't' | 'v'>;
export type Challenge = Omit<Extract<FromHost, { readonly t: 'challenge' }>, 't' | 'v' | 'proof'>;

interface Transcript {
  readonly secret: string;
  readonly hello: Hello;
  /** The DTLS fingerprints of the caller and the answerer; empty where there are none. */
  readonly ends: readonly [caller: string, answerer: string];
}

const signedBytes = (
  signerRole: 'caller' | 'answerer',
  { secret, hello, ends }: Transcript,
  { key, nonce, term }: Omit<Challenge, 'signature'>,
): Uint8Array =>
  bytesOfParts([
    ...['cheeseboard handshake', PROTOCOL, signerRole, secret, term],
    ...[hello.key, key, hello.nonce, nonce, ...ends],
  ]);

const linkProofOf = (secret: string, key: string, nonce: string): string =>
  textOf(mac(secret, ['hello', key, nonce]).slice(0, 12));

/** The calling side: a guest, or a candidate. */
export class CallerHandshake {
  readonly hello: Hello;
  readonly #signer: Signer;
  readonly #transcript: Transcript;

  constructor(secret: string, signer: Signer, random: Random, fingerprints: Fingerprints) {
    const key = textOf(signer.publicKey);
    const nonce = textOf(random(NONCE_BYTES));
    this.hello = { key, nonce, linkProof: linkProofOf(secret, key, nonce) };
    this.#signer = signer;
    const ends = [fingerprints?.own ?? '', fingerprints?.other ?? ''] as const;
    this.#transcript = { secret, hello: this.hello, ends };
  }

  /** Whether the owner of the challenge's key is at the other end of this connection. */
  isSignedBy(challenge: Challenge): boolean {
    return isSigned(challenge.key, signedBytes('answerer', this.#transcript, challenge), challenge.signature);
  }

  proofFor(challenge: Challenge): string {
    return textOf(this.#signer.sign(signedBytes('caller', this.#transcript, challenge)));
  }
}

/** The called side: a host, or a voter. */
export class AnswererHandshake {
  readonly #secret: string;
  readonly #signer: Signer;
  readonly #fingerprints: Fingerprints;
  #transcript: Transcript | null = null;
  #challenge: Challenge | null = null;

  constructor(secret: string, signer: Signer, fingerprints: Fingerprints) {
    this.#secret = secret;
    this.#signer = signer;
    this.#fingerprints = fingerprints;
  }

  /** Answers a hello. Null for a second hello, and for callers without the link. */
  challenge({ key, nonce, linkProof }: Hello, term: number, random: Random): Challenge | null {
    if (this.#transcript || linkProof !== linkProofOf(this.#secret, key, nonce)) return null;
    const ends = [this.#fingerprints?.other ?? '', this.#fingerprints?.own ?? ''] as const;
    this.#transcript = { secret: this.#secret, hello: { key, nonce, linkProof }, ends };
    const unsigned = { key: textOf(this.#signer.publicKey), nonce: textOf(random(NONCE_BYTES)), term };
    const signature = textOf(this.#signer.sign(signedBytes('answerer', this.#transcript, unsigned)));
    this.#challenge = { ...unsigned, signature };
    return this.#challenge;
  }

  keyOf(proof: string): string | null {
    if (!this.#transcript || !this.#challenge) return null;
    const { key } = this.#transcript.hello;
    return isSigned(key, signedBytes('caller', this.#transcript, this.#challenge), proof) ? key : null;
  }
}

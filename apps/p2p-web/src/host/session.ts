/** One line to the host: what was said on it so far, until it is known whose it is. */
import { textOf } from '../protocol/bytes.ts';
import { knock, NONCE_BYTES, PROTOCOL, type Transcript, toSign } from '../protocol/handshake.ts';
import { isSigned, type Signer } from '../protocol/keys.ts';
import { Limit } from '../protocol/limit.ts';
import type { FromGuest, FromHost } from '../protocol/messages.ts';
import type { Picture } from '../protocol/picture.ts';
import type { Random } from '../protocol/room.ts';
import type { PersonId } from '../tables/table.ts';
import type { Connection } from '../transport/transport.ts';
import type { Room } from './room.ts';
import type { LinkId } from './wire.ts';

/** What is malformed or out of place, before the line is closed. */
const STRIKES = 3;
/** What comes too fast, before the line is closed. */
const HURRIES = 60;

/** What of a room is told to whoever says hello. */
export type Greeted = Pick<Room, 'secret' | 'epoch' | 'first' | 'chain' | 'released'>;

export class Session {
  readonly link: LinkId;
  readonly #fingerprints: Connection['fingerprints'];
  readonly limit = new Limit();
  #transcript: Transcript | null = null;
  #strikes = 0;
  #hurries = 0;
  /** Null until they have proved it. */
  person: PersonId | null = null;
  shaky = false;
  /** What they were shown last. */
  picture: Picture | null = null;

  constructor(link: LinkId, fingerprints: Connection['fingerprints']) {
    this.link = link;
    this.#fingerprints = fingerprints;
  }

  /** The challenge, or null for a hello that is out of place or from somebody without the link. */
  greet(
    hello: Extract<FromGuest, { readonly t: 'hello' }>,
    { secret, epoch, first, chain, released }: Greeted,
    signer: Signer,
    random: Random,
  ): FromHost | null {
    if (this.#transcript || hello.knock !== knock(secret, hello.key, hello.nonce)) return null;
    this.#transcript = {
      secret,
      epoch,
      guestKey: hello.key,
      hostKey: textOf(signer.publicKey),
      guestNonce: hello.nonce,
      hostNonce: textOf(random(NONCE_BYTES)),
      guestEnd: this.#fingerprints?.other ?? '',
      hostEnd: this.#fingerprints?.own ?? '',
    };
    return {
      t: 'challenge',
      v: PROTOCOL,
      key: this.#transcript.hostKey,
      nonce: this.#transcript.hostNonce,
      epoch,
      first,
      chain: [...chain],
      released: [...released],
      signature: textOf(signer.sign(toSign('host', this.#transcript))),
    };
  }

  /** The key of whoever is at the other end, or null. */
  prove(signature: string): string | null {
    const transcript = this.#transcript;
    if (!transcript || this.person !== null) return null;
    return isSigned(transcript.guestKey, toSign('guest', transcript), signature) ? transcript.guestKey : null;
  }

  /** True when it is enough. */
  strike(): boolean {
    this.#strikes += 1;
    // Who has not even said who they are gets no second chance.
    return this.person === null || this.#strikes >= STRIKES;
  }

  hurry(): boolean {
    this.#hurries += 1;
    return this.person === null || this.#hurries >= HURRIES;
  }
}

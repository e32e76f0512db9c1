/**
 * Each side signs what both have said: fresh nonces, the room and its epoch, both keys and both ends of the line. So a
 * signature is good for one line only: not for another room, another time, or a line with somebody in between.
 */
import { sealed, textOf } from './bytes.ts';
import { mac } from './keys.ts';

export const PROTOCOL = 2;

export interface Transcript {
  readonly secret: string;
  readonly epoch: number;
  readonly guestKey: string;
  readonly hostKey: string;
  readonly guestNonce: string;
  readonly hostNonce: string;
  /** DTLS fingerprints of the two ends, empty where the line has none. */
  readonly guestEnd: string;
  readonly hostEnd: string;
}

/** What `who` signs. */
export function toSign(who: 'guest' | 'host', t: Transcript): Uint8Array {
  return sealed([
    'cheeseboard handshake',
    PROTOCOL,
    who,
    t.secret,
    t.epoch,
    t.guestKey,
    t.hostKey,
    t.guestNonce,
    t.hostNonce,
    t.guestEnd,
    t.hostEnd,
  ]);
}

/** Shows that whoever says hello has the link: others are not worth a signature. */
export const knock = (secret: string, key: string, nonce: string): string =>
  textOf(mac(secret, ['hello', key, nonce]).slice(0, 12));

export const NONCE_BYTES = 16;

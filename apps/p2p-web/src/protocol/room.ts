/**
 * A room is a secret that people share by link. Its addresses are derived from the secret, so a signalling server never learns the secret.
 * Whoever takes a vacated address still cannot prove to be the host.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { TERMS_PER_ELECTION } from '../election/state.ts';
import type { Address } from '../transport/transport.ts';
import { bytesOfParts, textOf } from './bytes.ts';
import { mac } from './keys.ts';

/** Without look-alikes: no 0 and o, no 1, i and l, no v. 30 letters, 4.9 bits each. */
const letters = '23456789abcdefghjkmnpqrstuwxyz';
/** 98 bits. */
const SECRET_CHARS = 20;
const secret = new RegExp(`^[${letters}]{${SECRET_CHARS}}$`);

export type Random = (bytes: number) => Uint8Array;

/** Every letter is equally likely (rejection sampling). */
export function newSecret(random: Random): string {
  const fair = 256 - (256 % letters.length);
  let text = '';
  while (text.length < SECRET_CHARS) {
    for (const byte of random(SECRET_CHARS)) {
      if (byte < fair && text.length < SECRET_CHARS) text += letters[byte % letters.length]!;
    }
  }
  return text;
}

export const isSecret = (text: string): boolean => secret.test(text);

/** `host`: the hash of the first host's key. */
export interface Invitation {
  readonly secret: string;
  readonly host: string;
}

const start = '#/t/';

export const invitationText = ({ secret: room, host }: Invitation): string => `${start}${room}.${host}`;

/** Null if it is not an invitation. Tolerates upper case and a missing start, because people type it. */
export function readInvitation(text: string): Invitation | null {
  const at = text.lastIndexOf(start);
  const [room = '', host = '', ...more] = text.slice(at < 0 ? 0 : at + start.length).split('.');
  const lower = room.toLowerCase();
  if (more.length > 0 || !isSecret(lower) || !/^[\w-]{16}$/.test(host)) return null;
  return { secret: lower, host };
}

/** The public name of a room, for signatures and logs, which must not contain the secret. */
export const roomName = (secret: string): string =>
  textOf(sha256(bytesOfParts(['cheeseboard room', secret])).slice(0, 12));

/**
 * A new host takes another address than the last one, because a signalling server may reserve that one for minutes after a crash. There are
 * only a few, so that somebody with only the link finds the host.
 */
export const HOST_ADDRESSES = 4;

/** The address of the host of a term. Every election and hand-over leads to another one: see `TERMS_PER_ELECTION`. */
export const hostAddress = (secret: string, term: number, offset = 0): Address => {
  const changes = Math.floor(term / TERMS_PER_ELECTION) + (term % TERMS_PER_ELECTION);
  return addressOf(secret, ['host', (changes + offset) % HOST_ADDRESSES]);
};

/** The address where a voter listens for candidates while it has no host. */
export const voterAddress = (secret: string, key: string): Address => addressOf(secret, ['voter', key]);

/** Only letters and digits, as signalling servers require. */
const addressOf = (secret: string, parts: readonly (string | number)[]): Address =>
  `cb-${textOf(mac(secret, ['address', ...parts]).slice(0, 18))
    .replaceAll('-', 'a')
    .replaceAll('_', 'b')}`;

/**
 * A room is a secret that people share by link. Its addresses are derived from the secret, so a signalling server never learns the secret.
 * A stranger who takes over an abandoned address still cannot prove to be the host.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { TERMS_PER_ELECTION } from '../election/state.ts';
import type { Address } from '../transport/transport.ts';
import { bytesOfParts, textOf } from './bytes.ts';
import { mac } from './keys.ts';

/** The letters of a secret, without look-alikes: no 0 and o, no 1, i and l, no v. 30 letters of 4.9 bits each. */
const letters = '23456789abcdefghjkmnpqrstuwxyz';
/** 20 letters of 4.9 bits make 98 bits. */
const SECRET_CHARACTERS = 20;
const secretPattern = new RegExp(`^[${letters}]{${SECRET_CHARACTERS}}$`);

export type Random = (bytes: number) => Uint8Array;

/** Makes a secret in which every letter is equally likely (rejection sampling). */
export function newSecret(random: Random): string {
  const firstRejectedByte = 256 - (256 % letters.length);
  let text = '';
  while (text.length < SECRET_CHARACTERS) {
    for (const byte of random(SECRET_CHARACTERS)) {
      if (byte < firstRejectedByte && text.length < SECRET_CHARACTERS)
        text += letters[byte % letters.length]!;
    }
  }
  return text;
}

export const isSecret = (text: string): boolean => secretPattern.test(text);

/** The room that a link leads to. `host`: the hash of the first host's key. */
export interface Invitation {
  readonly secret: string;
  readonly host: string;
}

const PREFIX = '#/t/';

export const invitationText = ({ secret: room, host }: Invitation): string => `${PREFIX}${room}.${host}`;

/** Reads an invitation; null for any other text. Tolerates upper case and a missing `#/t/`, because people type invitations. */
export function readInvitation(text: string): Invitation | null {
  const prefixIndex = text.lastIndexOf(PREFIX);
  const [room = '', host = '', ...otherParts] = text
    .slice(prefixIndex < 0 ? 0 : prefixIndex + PREFIX.length)
    .split('.');
  const secret = room.toLowerCase();
  if (otherParts.length > 0 || !isSecret(secret) || !/^[\w-]{16}$/.test(host)) return null;
  return { secret, host };
}

/** The public name of a room, for signatures and logs, which must not contain the secret. */
export const roomName = (secret: string): string =>
  textOf(sha256(bytesOfParts(['cheeseboard room', secret])).slice(0, 12));

/**
 * A new host takes another address than the last host, whose address a signalling server may reserve for minutes after a crash. There are only
 * a few addresses, so that somebody with only the link finds the host.
 */
export const HOST_ADDRESSES = 4;

/** The address of the host of a term. Every election and hand-over leads to another address: see `TERMS_PER_ELECTION`. */
export const hostAddress = (secret: string, term: number, offset = 0): Address => {
  const changes = Math.floor(term / TERMS_PER_ELECTION) + (term % TERMS_PER_ELECTION);
  return addressOf(secret, ['host', (changes + offset) % HOST_ADDRESSES]);
};

/** The address where a voter listens for candidates while it has no host. */
export const voterAddress = (secret: string, key: string): Address => addressOf(secret, ['voter', key]);

/** How many guests of a table can be called to carry a connection to the host. */
export const CARRIER_ADDRESSES = 3;

/** The addresses at which guests listen for calls that they can carry to the host. */
export const carrierAddresses = (secret: string): Address[] =>
  Array.from({ length: CARRIER_ADDRESSES }, (_, number) => addressOf(secret, ['carrier', number]));

/** Derives an address from the secret: only letters and digits, as signalling servers require. */
const addressOf = (secret: string, parts: readonly (string | number)[]): Address =>
  `cb-${textOf(mac(secret, ['address', ...parts]).slice(0, 18))
    .replaceAll('-', 'a')
    .replaceAll('_', 'b')}`;

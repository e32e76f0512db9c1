/**
 * A room is a secret that its people share by link. The addresses at which it is found are derived from the secret, so that a
 * signalling server never learns the secret, and whoever takes a vacated address cannot prove to be the host.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { TERMS_PER_ELECTION } from '../election/state.ts';
import type { Address } from '../transport/transport.ts';
import { bytesOfParts, textOf } from './bytes.ts';
import { mac } from './keys.ts';

/** No 0 and o, no 1, i and l, no u and v that look alike in handwriting. 30 letters, 4.9 bits each. */
const letters = '23456789abcdefghjkmnpqrstuwxyz';
/** 98 bits. */
const LENGTH = 20;
const secret = new RegExp(`^[${letters}]{${LENGTH}}$`);

export type Random = (bytes: number) => Uint8Array;

/** Equally likely letters: a byte that would favour some is thrown away. */
export function newSecret(random: Random): string {
  const fair = 256 - (256 % letters.length);
  let text = '';
  while (text.length < LENGTH) {
    for (const byte of random(LENGTH)) {
      if (byte < fair && text.length < LENGTH) text += letters[byte % letters.length]!;
    }
  }
  return text;
}

export const isSecret = (text: string): boolean => secret.test(text);

/** `host`: the hash of the key that the host must prove to have. */
export interface Invitation {
  readonly secret: string;
  readonly host: string;
}

const start = '#/t/';

export const invitationText = ({ secret: room, host }: Invitation): string => `${start}${room}.${host}`;

/** Null when it is none. A person may have typed it: case and the start of the address do not matter. */
export function readInvitation(text: string): Invitation | null {
  const at = text.lastIndexOf(start);
  const [room = '', host = '', ...more] = text.slice(at < 0 ? 0 : at + start.length).split('.');
  const lower = room.toLowerCase();
  if (more.length > 0 || !isSecret(lower) || !/^[\w-]{16}$/.test(host)) return null;
  return { secret: lower, host };
}

/** The public name of a room: what is signed and logged, where the secret must not be. */
export const roomName = (secret: string): string =>
  textOf(sha256(bytesOfParts(['cheeseboard room', secret])).slice(0, 12));

/**
 * A new host does not take the address of the one before, which a signalling server may hold for it for minutes after a crash. Few addresses, so
 * that whoever has only the link finds the host at one of them.
 */
export const HOST_ADDRESSES = 4;

/** Where the host of a term is found. Elections and hand-overs both lead to another address: see `TERMS_PER_ELECTION`. */
export const hostAddress = (secret: string, term: number, offset = 0): Address => {
  const changes = Math.floor(term / TERMS_PER_ELECTION) + (term % TERMS_PER_ELECTION);
  return addressOf(secret, ['host', (changes + offset) % HOST_ADDRESSES]);
};

/** Where a voter is found while it has no host: candidates call there for its vote. */
export const voterAddress = (secret: string, key: string): Address => addressOf(secret, ['voter', key]);

/** Letters that every signalling server takes as a name. */
const addressOf = (secret: string, parts: readonly (string | number)[]): Address =>
  `cb-${textOf(mac(secret, ['address', ...parts]).slice(0, 18))
    .replaceAll('-', 'a')
    .replaceAll('_', 'b')}`;

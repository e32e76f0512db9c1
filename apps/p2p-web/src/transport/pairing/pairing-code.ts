/**
 * An offer or answer as a code of about 140 characters. It holds only what differs between session descriptions; `sdp.ts`
 * rebuilds the rest.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';
import { BytesReader, BytesWriter } from './bytes.ts';

export interface Candidate {
  readonly type: (typeof CANDIDATE_TYPES)[number];
  /** IPv4, IPv6 without a zone, or an mDNS name in `.local`. */
  readonly address: string;
  readonly port: number;
}

export interface PairingCode {
  readonly kind: 'offer' | 'answer';
  readonly ufrag: string;
  readonly pwd: string;
  /** SHA-256 of the certificate. */
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly Candidate[];
  /** Only in an answer: the id of its offer, by `offerIdOf`. */
  readonly offerId?: number;
}

export type PairingCodeErrorReason =
  /** The text is not a pairing code. */
  | 'nonsense'
  /** Characters of the code are missing or changed. */
  | 'damaged'
  /** The code is from a newer version of this app. */
  | 'newer'
  /** The code is an offer where an answer is needed, or the other way round. */
  | 'offer'
  | 'answer'
  /** The code is an answer to another offer. */
  | 'another';

export class PairingCodeError extends Error {
  readonly reason: PairingCodeErrorReason;

  constructor(reason: PairingCodeErrorReason) {
    super(`unreadable pairing code: ${reason}`);
    this.name = 'PairingCodeError';
    this.reason = reason;
  }
}

const VERSION = 1;
/** The first byte, a C. The second is the version and kind. */
const MAGIC_BYTE = 0x43;
const CHECKSUM_BYTES = 3;
export const MAX_CANDIDATES = 6;

export const CANDIDATE_TYPES = ['host', 'srflx', 'relay'] as const;
const FAMILIES = ['ipv4', 'ipv6', 'local'] as const;

export function packPairingCode(code: PairingCode): string {
  const writer = new BytesWriter();
  writer.byte(MAGIC_BYTE).byte(VERSION * 2 + (code.kind === 'answer' ? 1 : 0));
  writer.text(code.ufrag).text(code.pwd).bytes(code.fingerprint);
  if (code.kind === 'answer') writer.uint(code.offerId ?? 0, 4);
  for (const { type, address, port } of code.candidates.slice(0, MAX_CANDIDATES)) {
    const family = familyOf(address);
    writer.byte(CANDIDATE_TYPES.indexOf(type) * FAMILIES.length + FAMILIES.indexOf(family));
    writer.bytes(write[family](address)).uint(port, 2);
  }
  const body = writer.toBytes();
  return base64urlnopad.encode(Uint8Array.of(...body, ...checksum(body)));
}

/** Reads a pairing code. Ignores white space, which mail programs add. Throws `PairingCodeError`. */
export function unpackPairingCode(text: string, kind: PairingCode['kind']): PairingCode {
  const bytes = decodeBase64url(text.replace(/\s+/g, ''));
  if (!bytes || bytes[0] !== MAGIC_BYTE || bytes.length < 2) throw new PairingCodeError('nonsense');
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  if (checksum(body).some((byte, index) => byte !== bytes[body.length + index]))
    throw new PairingCodeError('damaged');
  if (body[1]! >> 1 > VERSION) throw new PairingCodeError('newer');
  const code = readBody(body);
  if (!code) throw new PairingCodeError('damaged');
  if (code.kind !== kind) throw new PairingCodeError(code.kind);
  return code;
}

/** Identifies an offer in its answer. */
export function offerIdOf(offer: string): number {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(new TextEncoder().encode(offer.replace(/\s+/g, '')));
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

function readBody(body: Uint8Array): PairingCode | null {
  const from = new BytesReader(body.subarray(2));
  try {
    const kind = body[1]! % 2 === 1 ? 'answer' : 'offer';
    const ufrag = from.text();
    const pwd = from.text();
    const fingerprint = from.bytes(32);
    const answerFields = kind === 'answer' ? { offerId: from.uint(4) } : {};
    const candidates: Candidate[] = [];
    while (from.remainingBytes > 0) candidates.push(readCandidate(from));
    const iceChars = /^[A-Za-z0-9+/]{4,}$/;
    if (!iceChars.test(ufrag) || !iceChars.test(pwd) || candidates.length > MAX_CANDIDATES) return null;
    return { kind, ufrag, pwd, fingerprint, candidates, ...answerFields };
  } catch {
    return null;
  }
}

function readCandidate(from: BytesReader): Candidate {
  const tag = from.byte();
  const type = CANDIDATE_TYPES[Math.floor(tag / FAMILIES.length)];
  const family = FAMILIES[tag % FAMILIES.length]!;
  if (!type) throw new RangeError('unknown candidate type');
  return { type, address: read[family](from.bytes(family === 'ipv4' ? 4 : 16)), port: from.uint(2) };
}

type Family = (typeof FAMILIES)[number];

export function familyOf(address: string): Family {
  if (address.endsWith('.local')) return 'local';
  return address.includes(':') ? 'ipv6' : 'ipv4';
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const write: Record<Family, (address: string) => Uint8Array> = {
  ipv4: (address) => Uint8Array.from(address.split('.'), Number),
  ipv6: (address) => {
    const [head = '', tail] = address.split('::');
    const groups = (part: string) => (part === '' ? [] : part.split(':'));
    const first = groups(head);
    const tailGroups = tail === undefined ? [] : groups(tail);
    const gap = Array.from({ length: 8 - first.length - tailGroups.length }, () => '0');
    return unhex([...first, ...gap, ...tailGroups].map((group) => group.padStart(4, '0')).join(''));
  },
  // Browsers hide their address behind a UUID (mDNS).
  local: (address) => unhex(address.replace(/\.local$|-/g, '')),
};

const read: Record<Family, (bytes: Uint8Array) => string> = {
  ipv4: (bytes) => bytes.join('.'),
  ipv6: (bytes) => hex(bytes).match(/.{4}/g)!.join(':'),
  local: (bytes) => `${hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`,
};

const checksum = (body: Uint8Array): Uint8Array => sha256(body).subarray(0, CHECKSUM_BYTES);

function decodeBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]{8,2000}$/.test(text)) return null;
  try {
    return base64urlnopad.decode(text);
  } catch {
    // The text is truncated. Only its whole groups of four characters can be read; the checksum will not match.
    return base64urlnopad.decode(text.slice(0, -(text.length % 4)));
  }
}

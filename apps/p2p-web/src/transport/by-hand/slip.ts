/**
 * What is carried from one device to another to connect them: an offer or its answer on a slip of about 140 letters. Only what the other browser
 * cannot guess is on it; the rest of a session description is always the same.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';
import { BytesReader, BytesWriter } from './bytes.ts';

export interface Candidate {
  readonly type: (typeof types)[number];
  /** IPv4, IPv6 without a zone, or a name in `.local`. */
  readonly address: string;
  readonly port: number;
}

export interface Slip {
  readonly kind: 'offer' | 'answer';
  readonly ufrag: string;
  readonly pwd: string;
  /** SHA-256 of the certificate. */
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly Candidate[];
  /** On an answer: which offer it is for, as `tagOf` says. */
  readonly to?: number;
}

export type Misread =
  /** Nothing of ours. */
  | 'nonsense'
  /** Ours, but letters are missing or changed. */
  | 'damaged'
  /** Of a newer version of this app. */
  | 'newer'
  /** The other kind of slip. */
  | 'offer'
  | 'answer'
  /** An answer to another offer. */
  | 'another';

export class UnreadableSlip extends Error {
  readonly reason: Misread;

  constructor(reason: Misread) {
    super(`unreadable slip: ${reason}`);
    this.name = 'UnreadableSlip';
    this.reason = reason;
  }
}

const version = 1;
/** The first byte: a C, for what it is worth, then the version and kind. */
const sign = 0x43;
const checkLength = 3;
export const mostCandidates = 6;

export const types = ['host', 'srflx', 'relay'] as const;
const families = ['ipv4', 'ipv6', 'local'] as const;

export function packSlip(slip: Slip): string {
  const out = new BytesWriter();
  out.byte(sign).byte(version * 2 + (slip.kind === 'answer' ? 1 : 0));
  out.text(slip.ufrag).text(slip.pwd).bytes(slip.fingerprint);
  if (slip.kind === 'answer') out.uint(slip.to ?? 0, 4);
  for (const { type, address, port } of slip.candidates.slice(0, mostCandidates)) {
    const family = familyOf(address);
    out.byte(types.indexOf(type) * families.length + families.indexOf(family));
    out.bytes(write[family](address)).uint(port, 2);
  }
  const body = out.done();
  return base64urlnopad.encode(Uint8Array.of(...body, ...check(body)));
}

/** Throws `UnreadableSlip`. What was added on the way, such as spaces and line ends, does no harm. */
export function unpackSlip(text: string, kind: Slip['kind']): Slip {
  const all = fromLetters(text.replace(/\s+/g, ''));
  if (!all || all[0] !== sign || all.length < 2) throw new UnreadableSlip('nonsense');
  const body = all.subarray(0, -checkLength);
  if (check(body).some((byte, at) => byte !== all[body.length + at])) throw new UnreadableSlip('damaged');
  if (body[1]! >> 1 > version) throw new UnreadableSlip('newer');
  const slip = readBody(body);
  if (!slip) throw new UnreadableSlip('damaged');
  if (slip.kind !== kind) throw new UnreadableSlip(slip.kind);
  return slip;
}

/** What an answer names its offer by. */
export function tagOf(offer: string): number {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(new TextEncoder().encode(offer.replace(/\s+/g, '')));
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

function readBody(body: Uint8Array): Slip | null {
  const from = new BytesReader(body.subarray(2));
  try {
    const kind = body[1]! % 2 === 1 ? 'answer' : 'offer';
    const ufrag = from.text();
    const pwd = from.text();
    const fingerprint = from.bytes(32);
    const to = kind === 'answer' ? { to: from.uint(4) } : {};
    const candidates: Candidate[] = [];
    while (from.left > 0) candidates.push(readCandidate(from));
    const plain = /^[A-Za-z0-9+/]{4,}$/;
    if (!plain.test(ufrag) || !plain.test(pwd) || candidates.length > mostCandidates) return null;
    return { kind, ufrag, pwd, fingerprint, candidates, ...to };
  } catch {
    return null;
  }
}

function readCandidate(from: BytesReader): Candidate {
  const what = from.byte();
  const type = types[Math.floor(what / families.length)];
  const family = families[what % families.length]!;
  if (!type) throw new RangeError('no such candidate');
  return { type, address: read[family](from.bytes(family === 'ipv4' ? 4 : 16)), port: from.uint(2) };
}

type Family = (typeof families)[number];

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
    const last = tail === undefined ? [] : groups(tail);
    const gap = Array.from({ length: 8 - first.length - last.length }, () => '0');
    return unhex([...first, ...gap, ...last].map((group) => group.padStart(4, '0')).join(''));
  },
  // Browsers that hide their address make one up: a UUID.
  local: (address) => unhex(address.replace(/\.local$|-/g, '')),
};

const read: Record<Family, (bytes: Uint8Array) => string> = {
  ipv4: (bytes) => bytes.join('.'),
  ipv6: (bytes) => hex(bytes).match(/.{4}/g)!.join(':'),
  local: (bytes) => `${hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`,
};

const check = (body: Uint8Array): Uint8Array => sha256(body).subarray(0, checkLength);

function fromLetters(text: string): Uint8Array | null {
  if (!/^[\w-]{8,2000}$/.test(text)) return null;
  try {
    return base64urlnopad.decode(text);
  } catch {
    // Truncated: read the whole groups of four. The checksum will not match.
    return base64urlnopad.decode(text.slice(0, -(text.length % 4)));
  }
}

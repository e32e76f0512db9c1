/**
 * Encrypts the frames between two ends that a third peer connects. Both ends send an ephemeral X25519 key (RFC 7748). HKDF (RFC 5869) gives
 * a key for each direction, and ChaCha20-Poly1305 (RFC 8439) seals each frame with a counter as its nonce. So a frame that was changed,
 * repeated, left out or moved does not open. All of it runs without WebCrypto, which pages over plain http do not have.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import type { SealRole } from '../transport.ts';
import { MAX_MESSAGE_UTF16_UNITS } from '../transport.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** The sizes of a padded part, so that whoever carries it learns little from its length. Longer frames become several parts. */
const PART_BYTES = [256, 512, 1024, 2048, 4096, 8192] as const;
const MAX_PART_BYTES = 8192;
/** Each part has a byte that says whether it is the last one of its frame, and a byte that ends the content. */
const OVERHEAD_BYTES = 2;
const MORE = 1;
const LAST = 0;
const END_OF_CONTENT = 0x80;
/** A character takes at most three bytes in UTF-8. The frame has one character more than the message. */
const MAX_FRAME_BYTES = 3 * (MAX_MESSAGE_UTF16_UNITS + 1);

export interface KeyPair {
  readonly secretKey: Uint8Array;
  readonly publicKey: Uint8Array;
}

export const newKeyPair = (): KeyPair => x25519.keygen();

export const readKey = (text: string): Uint8Array | null => {
  try {
    const bytes = base64urlnopad.decode(text);
    return bytes.length === KEY_BYTES ? bytes : null;
  } catch {
    return null;
  }
};

export const keyText = (key: Uint8Array): string => base64urlnopad.encode(key);

/** Identifies an end by its ephemeral key, as a DTLS fingerprint does. The handshake of the table signs it. */
export const fingerprintOf = (publicKey: Uint8Array): string =>
  `x25519 ${base64urlnopad.encode(sha256(publicKey))}`;

export class Sealing {
  readonly #sendingKey: Uint8Array;
  readonly #receivingKey: Uint8Array;
  #sentParts = 0;
  #receivedParts = 0;
  /** The parts of an unfinished frame. */
  #parts: Uint8Array[] = [];
  #partsBytes = 0;

  /** Throws if the other key has low order, because then everybody knows the shared secret. */
  constructor(role: SealRole, own: KeyPair, otherKey: Uint8Array) {
    const [caller, answerer] = role === 'caller' ? [own.publicKey, otherKey] : [otherKey, own.publicKey];
    const shared = x25519.getSharedSecret(own.secretKey, otherKey);
    const keyFrom = (sender: SealRole): Uint8Array =>
      hkdf(
        sha256,
        shared,
        concatBytes(caller, answerer),
        utf8ToBytes(`cheeseboard relay ${sender}`),
        KEY_BYTES,
      );
    this.#sendingKey = keyFrom(role);
    this.#receivingKey = keyFrom(role === 'caller' ? 'answerer' : 'caller');
  }

  /** Seals a frame as one or more texts. */
  seal(frame: string): string[] {
    const bytes = utf8ToBytes(frame);
    const contentBytes = MAX_PART_BYTES - OVERHEAD_BYTES;
    const texts: string[] = [];
    for (let start = 0; start === 0 || start < bytes.length; start += contentBytes) {
      const content = bytes.subarray(start, start + contentBytes);
      const isLast = start + contentBytes >= bytes.length;
      const nonce = nonceOf(this.#sentParts++);
      const part = chacha20poly1305(this.#sendingKey, nonce).encrypt(pad(isLast ? LAST : MORE, content));
      texts.push(base64urlnopad.encode(part));
    }
    return texts;
  }

  /** Opens a text. Returns the frame once it is complete, otherwise null. Throws if the text is not the next one of the other end. */
  open(text: string): string | null {
    const nonce = nonceOf(this.#receivedParts++);
    const part = chacha20poly1305(this.#receivingKey, nonce).decrypt(base64urlnopad.decode(text));
    const content = part.subarray(1, part.lastIndexOf(END_OF_CONTENT));
    this.#partsBytes += content.length;
    if (this.#partsBytes > MAX_FRAME_BYTES) throw new RangeError('a frame is too long');
    this.#parts.push(content);
    const isFull = content.length === MAX_PART_BYTES - OVERHEAD_BYTES;
    if (part[0] === MORE && !isFull) throw new RangeError('a part before the last one is not full');
    if (part[0] === MORE) return null;
    const frame = new TextDecoder().decode(concatBytes(...this.#parts));
    this.#parts = [];
    this.#partsBytes = 0;
    return frame;
  }
}

function pad(kind: number, content: Uint8Array): Uint8Array {
  const size = PART_BYTES.find((bytes) => bytes >= content.length + OVERHEAD_BYTES)!;
  const part = new Uint8Array(size);
  part[0] = kind;
  part.set(content, 1);
  part[content.length + 1] = END_OF_CONTENT;
  return part;
}

function nonceOf(count: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES);
  new DataView(nonce.buffer).setBigUint64(NONCE_BYTES - 8, BigInt(count));
  return nonce;
}

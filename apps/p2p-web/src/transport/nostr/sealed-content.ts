/**
 * What relays see of an address: a tag, and contents that only people who know the address can read or write. An address is derived from the
 * room's secret, and brokers see only its hash, so neither brokers nor relays know the address.
 */
import { gcmsiv } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import type { Address } from '../transport.ts';

const NONCE_BYTES = 12;
/** The longest content that is looked at. The longest real one has 500 characters. */
const MAX_CONTENT_CHARACTERS = 1_000;

const derive = (address: Address, purpose: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(address), utf8ToBytes(`cheeseboard nostr ${purpose}`));

export const tagOf = (address: Address): string => bytesToHex(derive(address, 'tag'));

export const randomTag = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export class Seal {
  readonly #key: Uint8Array;

  /** Seals offers to an address or, with a reply tag, the answer to one offer. So a relay cannot repeat anything as the answer. */
  constructor(address: Address, replyTag?: string) {
    this.#key = derive(address, replyTag === undefined ? 'offer' : `answer ${replyTag}`);
  }

  /** Encrypts a text (AES-GCM-SIV, RFC 8452). */
  seal(text: string): string {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = gcmsiv(this.#key, nonce).encrypt(utf8ToBytes(text));
    return base64urlnopad.encode(Uint8Array.of(...nonce, ...sealed));
  }

  /** Decrypts a content; null if its writer does not know the address. */
  open(content: string): string | null {
    if (content.length > MAX_CONTENT_CHARACTERS) return null;
    try {
      const bytes = base64urlnopad.decode(content);
      const text = gcmsiv(this.#key, bytes.slice(0, NONCE_BYTES)).decrypt(bytes.slice(NONCE_BYTES));
      return new TextDecoder().decode(text);
    } catch {
      return null;
    }
  }
}

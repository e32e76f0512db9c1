/** A signalling server, and how this browser introduces itself there. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PeerOptions } from 'peerjs';
import type { Address } from '../transport.ts';

export function brokerOptions(broker: URL, iceServers: readonly RTCIceServer[]): PeerOptions {
  const secure = broker.protocol === 'https:';
  return {
    host: broker.hostname,
    port: Number(broker.port) || (secure ? 443 : 80),
    path: broker.pathname,
    key: broker.searchParams.get('key') ?? 'peerjs',
    secure,
    config: { iceServers: [...iceServers] },
    debug: 0,
  };
}

/** What an address is called at a broker: only letters and digits, whatever is in it. */
export const idOf = (address: Address): string => `cb${short(sha256(utf8ToBytes(address)))}`;

export const randomId = (): string => `cb${short(crypto.getRandomValues(new Uint8Array(16)))}`;

const short = (bytes: Uint8Array): string => bytesToHex(bytes.subarray(0, 16));

const key = 'cheeseboard:signalling';

/**
 * Proves to a broker that an id is ours, also after a crash, when it still takes us to be there. It differs from broker to broker, so that
 * none can use it at another.
 */
export function tokenFor(id: string, broker: URL): string {
  return short(hmac(sha256, utf8ToBytes(secret()), utf8ToBytes(`${id} ${broker.origin}`)));
}

let fallback = '';

function secret(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept) return kept;
    const made = randomId();
    localStorage.setItem(key, made);
    return made;
  } catch {
    // Storage is blocked: a crash costs up to 90 s then, until the broker finds out by itself.
    fallback ||= randomId();
    return fallback;
  }
}

/** A signalling server (PeerServer), and this browser's ids and tokens there. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PeerOptions } from 'peerjs';
import type { Address } from '../transport.ts';

export interface NetworkConfig {
  /** The brokers of the site. Tables are spread over them: see `broker-order.ts`. */
  readonly brokers: readonly URL[];
  /** The brokers from the reader's settings. Others may not know them, so they are used beside those of the site. */
  readonly ownBrokers: readonly URL[];
  /** The Nostr relays of the site, used when brokers fail. */
  readonly nostrRelays: readonly URL[];
  /** The STUN and TURN servers. Read them again for each connection, because credentials may expire. */
  readonly iceServers: readonly RTCIceServer[];
}

/** The configuration for RTCPeerConnection, which reads it once for each connection. */
export const liveIceServers = (network: NetworkConfig): RTCConfiguration => ({
  get iceServers() {
    return [...network.iceServers];
  },
});

export function brokerOptions(broker: URL): PeerOptions {
  const secure = broker.protocol === 'https:';
  return {
    host: broker.hostname,
    port: Number(broker.port) || (secure ? 443 : 80),
    path: broker.pathname,
    key: broker.searchParams.get('key') ?? 'peerjs',
    secure,
    debug: 0,
  };
}

/** The peer id of an address: only letters and digits. */
export const peerIdOf = (address: Address): string => `cb${hexOf(sha256(utf8ToBytes(address)))}`;

export const randomPeerId = (): string => `cb${hexOf(crypto.getRandomValues(new Uint8Array(16)))}`;

const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes.subarray(0, 16));

const STORAGE_KEY = 'cheeseboard:signalling';

/**
 * A token that lets the host reclaim its peer id after a crash, while the broker still considers the id in use. Each broker gets another token,
 * so that no broker can use its token at another one.
 */
export function tokenFor(id: string, broker: URL): string {
  return hexOf(hmac(sha256, utf8ToBytes(tokenSecret()), utf8ToBytes(`${id} ${broker.origin}`)));
}

let unsavedSecret = '';

function tokenSecret(): string {
  try {
    const savedId = localStorage.getItem(STORAGE_KEY);
    if (savedId) return savedId;
    const secret = randomPeerId();
    localStorage.setItem(STORAGE_KEY, secret);
    return secret;
  } catch {
    // Storage is blocked: after a crash, the broker frees the id only after up to 90 s.
    unsavedSecret ||= randomPeerId();
    return unsavedSecret;
  }
}

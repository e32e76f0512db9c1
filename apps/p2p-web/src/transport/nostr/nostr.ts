/** WebRTC connections, signalled by Nostr relays: interchangeable servers that pass on short texts. The code is loaded on first use. */
import { lazyTransport } from '../lazy-transport.ts';
import type { NetworkConfig } from '../peerjs/broker.ts';
import type { Timings } from '../peerjs/timings.ts';
import type { Transport } from '../transport.ts';

const code = { listen: () => import('./listen.ts'), call: () => import('./call.ts') };

export const nostrTransport = (network: NetworkConfig, timings: Partial<Timings> = {}): Transport =>
  lazyTransport(code, network, timings);

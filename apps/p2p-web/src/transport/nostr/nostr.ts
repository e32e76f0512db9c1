/** WebRTC connections, signalled by Nostr relays: interchangeable servers that pass on short texts. The code is loaded on first use. */
import { lazyTransport } from '../lazy-transport.ts';
import type { NetworkConfig } from '../peerjs/broker.ts';
import { DEFAULT_TIMINGS, type Timings } from '../peerjs/timings.ts';
import type { Transport } from '../transport.ts';

export function nostrTransport(network: NetworkConfig, timings: Partial<Timings> = {}): Transport {
  const allTimings = { ...DEFAULT_TIMINGS, ...timings };
  return lazyTransport({
    listen: async () => {
      const { listen } = await import('./listen.ts');
      return (address, listener) => listen(network, allTimings, address, listener);
    },
    call: async () => {
      const { call } = await import('./call.ts');
      return (address, signal) => call(network, allTimings, address, signal);
    },
  });
}

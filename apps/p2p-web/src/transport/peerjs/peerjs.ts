/** WebRTC connections, signalled by PeerServers. PeerJS is loaded when the first table needs it. */
import { lazyTransport } from '../lazy-transport.ts';
import type { Transport } from '../transport.ts';
import type { NetworkConfig } from './broker.ts';
import { DEFAULT_TIMINGS, type Timings } from './timings.ts';

export type { NetworkConfig, Timings };

export function peerjsTransport(network: NetworkConfig, timings: Partial<Timings> = {}): Transport {
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

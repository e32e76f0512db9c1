/** WebRTC connections, signalled by PeerServers. PeerJS is loaded when the first table needs it. */
import { lazyTransport } from '../lazy-transport.ts';
import type { Transport } from '../transport.ts';
import type { NetworkConfig } from './broker.ts';
import type { Timings } from './timings.ts';

export type { NetworkConfig, Timings };

const code = { listen: () => import('./listen.ts'), call: () => import('./call.ts') };

export const peerjsTransport = (network: NetworkConfig, timings: Partial<Timings> = {}): Transport =>
  lazyTransport(code, network, timings);

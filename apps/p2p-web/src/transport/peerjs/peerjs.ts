/** WebRTC connections, signalled by PeerServers. PeerJS is loaded when the first table needs it. */
import type { Address, CallListener, Listening, ListeningState, Transport } from '../transport.ts';
import type { NetworkConfig } from './broker.ts';
import { DEFAULT_TIMINGS, type Timings } from './timings.ts';

export type { NetworkConfig, Timings };

const load = {
  listen: () => import('./listen.ts'),
  call: () => import('./call.ts'),
};

/** How long to wait before loading the code of PeerJS again after a failure. */
const LOAD_RETRY_MS = 3_000;

export function peerjsTransport(network: NetworkConfig, timings: Partial<Timings> = {}): Transport {
  const allTimings = { ...DEFAULT_TIMINGS, ...timings };
  return {
    listen: (address, listener) => lazyListen(network, allTimings, address, listener),
    call: async (address, signal) => {
      const { call } = await load.call();
      return call(network, allTimings, address, signal);
    },
  };
}

function lazyListen(
  network: NetworkConfig,
  timings: Timings,
  address: Address,
  listener: CallListener,
): Listening {
  let listening: Listening | null = null;
  let state: ListeningState = 'opening';
  let closed = false;
  const start = async () => {
    try {
      const { listen } = await load.listen();
      if (!closed) listening = listen(network, timings, address, listener);
    } catch {
      // The code could not be loaded: this device is offline, and the code is not cached yet.
      if (closed) return;
      state = 'lost';
      listener.state?.(state);
      setTimeout(start, LOAD_RETRY_MS);
    }
  };
  void start();
  return {
    get state() {
      return listening?.state ?? state;
    },
    close: () => {
      closed = true;
      listening?.close();
    },
  };
}

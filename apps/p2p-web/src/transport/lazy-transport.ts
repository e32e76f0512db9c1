import type { NetworkConfig } from './peerjs/broker.ts';
import { DEFAULT_TIMINGS, type Timings } from './peerjs/timings.ts';
import type { Address, CallListener, Connection, Listening, ListeningState, Transport } from './transport.ts';

/** How long to wait before loading the code again after a failure. */
const LOAD_RETRY_MS = 3_000;

/** Loads the two modules of a transport. */
export interface TransportCode {
  listen(): Promise<{
    listen(network: NetworkConfig, timings: Timings, address: Address, listener: CallListener): Listening;
  }>;
  call(): Promise<{
    call(
      network: NetworkConfig,
      timings: Timings,
      address: Address,
      signal: AbortSignal | undefined,
    ): Promise<Connection>;
  }>;
}

/** A transport whose code is loaded when the first table needs it. */
export function lazyTransport(
  code: TransportCode,
  network: NetworkConfig,
  timings: Partial<Timings>,
): Transport {
  const allTimings = { ...DEFAULT_TIMINGS, ...timings };
  return {
    listen: (address, listener) =>
      lazyListen(async () => {
        const { listen } = await code.listen();
        return () => listen(network, allTimings, address, listener);
      }, listener),
    call: async (address, signal) => (await code.call()).call(network, allTimings, address, signal),
  };
}

function lazyListen(load: () => Promise<() => Listening>, listener: CallListener): Listening {
  let listening: Listening | null = null;
  let state: ListeningState = 'opening';
  let isClosed = false;
  const start = async () => {
    try {
      const listen = await load();
      if (!isClosed) listening = listen();
    } catch {
      // The code could not be loaded: this device is offline, and the code is not cached yet.
      if (isClosed) return;
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
      isClosed = true;
      listening?.close();
    },
  };
}

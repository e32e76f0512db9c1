import type { Address, CallListener, Listening, ListeningState, Transport } from './transport.ts';

/** How long to wait before loading the code again after a failure. */
const LOAD_RETRY_MS = 3_000;

export interface TransportCode {
  listen(): Promise<Transport['listen']>;
  call(): Promise<Transport['call']>;
}

/** A transport whose code is loaded when the first table needs it. */
export function lazyTransport(code: TransportCode): Transport {
  return {
    listen: (address, listener) => lazyListen(code.listen, address, listener),
    call: async (address, signal) => (await code.call())(address, signal),
  };
}

function lazyListen(load: TransportCode['listen'], address: Address, listener: CallListener): Listening {
  let listening: Listening | null = null;
  let state: ListeningState = 'opening';
  let isClosed = false;
  const start = async () => {
    try {
      const listen = await load();
      if (!isClosed) listening = listen(address, listener);
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

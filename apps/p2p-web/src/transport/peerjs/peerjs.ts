/** Browsers anywhere, introduced by PeerServers. PeerJS itself is loaded when the first table needs it. */
import type { Address, Caller, Listening, ListeningState, Transport } from '../transport.ts';
import type { Network } from './listen.ts';
import { type Times, usual } from './times.ts';

export type { Network, Times };

const load = {
  listen: () => import('./listen.ts'),
  call: () => import('./call.ts'),
};

/** Waits before the program itself is asked for once more. */
const askAgain = 3_000;

export function peerjsTransport(network: Network, times: Partial<Times> = {}): Transport {
  const all = { ...usual, ...times };
  return {
    listen: (address, caller) => listenLater(network, all, address, caller),
    call: async (address, signal) => {
      const { call } = await load.call();
      return call(network, all, address, signal);
    },
  };
}

function listenLater(network: Network, times: Times, address: Address, caller: Caller): Listening {
  let listening: Listening | null = null;
  let state: ListeningState = 'opening';
  let closed = false;
  const start = async () => {
    try {
      const { listen } = await load.listen();
      if (!closed) listening = listen(network, times, address, caller);
    } catch {
      // Offline, and never loaded before.
      if (closed) return;
      state = 'lost';
      caller.state?.(state);
      setTimeout(start, askAgain);
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

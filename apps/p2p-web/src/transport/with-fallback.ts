import { firstConnection, mostSpecific } from './first-connection.ts';
import { bestState } from './registration.ts';
import { staggerCalls } from './stagger-calls.ts';
import type { Connection, Listening, ListeningState, Transport } from './transport.ts';

/** How long `main` may take before the fallback is called beside it. */
export const FALLBACK_START_MS = 1_500;

/**
 * Calls over `main`, and over `fallback` too when `main` fails or takes long. Listens over both at once: the host cannot know that a guest
 * does not reach `main`.
 */
export function withFallback(main: Transport, fallback: Transport): Transport {
  return {
    listen(address, listener): Listening {
      let reportedState: ListeningState = 'opening';
      const state = () => {
        const merged = bestState(listenings.map((listening) => listening.state));
        if (merged === reportedState) return;
        reportedState = merged;
        listener.state?.(merged);
      };
      const connected = (connection: Connection) => listener.connected(connection);
      const failed = () => listener.failed?.();
      const listenings = [
        main.listen(address, { connected, failed, state, pending: (count) => listener.pending?.(count) }),
        // A caller over `fallback` has called over `main`, too, so only `main` counts pending calls.
        fallback.listen(address, { connected, failed, state }),
      ];
      return {
        get state() {
          return reportedState;
        },
        close: () => {
          for (const listening of listenings) listening.close();
        },
      };
    },

    async call(address, signal): Promise<Connection> {
      const calls = [main, fallback].map(
        (transport) => (combinedSignal: AbortSignal) => transport.call(address, combinedSignal),
      );
      try {
        return await firstConnection(staggerCalls(calls, [0, FALLBACK_START_MS]), signal);
      } catch (error) {
        signal?.throwIfAborted();
        throw mostSpecific(error);
      }
    },
  };
}

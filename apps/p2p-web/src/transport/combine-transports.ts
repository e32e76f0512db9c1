import { firstConnection } from './first-connection.ts';
import type { Connection, Listening, Transport } from './transport.ts';

/** Listens and calls over all transports at once. States and errors are those of `main`. */
export function combineTransports(main: Transport, ...others: readonly Transport[]): Transport {
  return {
    listen(address, listener): Listening {
      const first = main.listen(address, listener);
      const attempts = others.map((transport) =>
        transport.listen(address, { connected: (connection) => listener.connected(connection) }),
      );
      return {
        get state() {
          return first.state;
        },
        close: () => {
          for (const listening of [first, ...attempts]) listening.close();
        },
      };
    },

    async call(address, signal): Promise<Connection> {
      try {
        const calls = [main, ...others].map(
          (transport) => (combinedSignal: AbortSignal) => transport.call(address, combinedSignal),
        );
        return await firstConnection(calls, signal);
      } catch (error) {
        throw error instanceof AggregateError ? error.errors[0] : error;
      }
    },
  };
}

/** Intercepts messages on a network in memory, so that a test can read, change, repeat and drop them. */
import type { Address, Connection, Transport } from '../../src/transport/transport.ts';

export interface Intercepted {
  readonly from: string;
  /** The caller if `down`; otherwise empty, because the called person is not known. */
  readonly to: string;
  /** Identifies the connection. */
  readonly connectionId: string;
  readonly address: Address;
  /** Whether the message goes from the called side, a host or a voter, to the caller. */
  readonly down: boolean;
  readonly text: string;
}

/** Returns the messages that arrive instead of the intercepted one. */
export type Intercept = (message: Intercepted) => readonly string[];

export class Interceptor {
  readonly #intercept: Intercept;
  readonly #callers = new Map<string, string>();

  constructor(intercept: Intercept) {
    this.#intercept = intercept;
  }

  transport(name: string, inner: Transport, isOver: () => boolean): Transport {
    return {
      listen: (address, listener) =>
        inner.listen(address, {
          ...listener,
          connected: (connection) => {
            const connectionId = connectionIdOf(connection.fingerprints!.own);
            const interceptText = (text: string) => {
              // A closed tab sends nothing.
              if (isOver()) return [];
              const to = this.#callers.get(connectionId) ?? '';
              return this.#intercept({ from: name, to, connectionId, address, down: true, text });
            };
            if (isOver()) connection.close();
            else listener.connected(interceptConnection(connection, interceptText));
          },
        }),
      call: async (address, signal) => {
        const connection = await inner.call(address, signal);
        const connectionId = connectionIdOf(connection.fingerprints!.own);
        this.#callers.set(connectionId, name);
        return interceptConnection(connection, (text) =>
          isOver() ? [] : this.#intercept({ from: name, to: '', connectionId, address, down: false, text }),
        );
      },
    };
  }
}

const connectionIdOf = (fingerprint: string): string => fingerprint.split(' ')[1]!;

const interceptConnection = (
  connection: Connection,
  change: (text: string) => readonly string[],
): Connection => ({
  fingerprints: connection.fingerprints,
  send: (text) => {
    for (const changedText of change(text)) connection.send(changedText);
  },
  close: () => connection.close(),
  listen: (listener) => connection.listen(listener),
});

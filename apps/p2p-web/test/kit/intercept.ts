/** Intercepts messages on a network in memory, so that a test can read, change, repeat and drop them. */
import type { Address, Connection, Transport } from '../../src/transport/transport.ts';

export interface Intercepted {
  readonly from: string;
  /** The caller, if `down`; otherwise unknown. */
  readonly to: string;
  /** Identifies the connection. */
  readonly line: string;
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
          connected: (link) => {
            const line = lineOf(link.fingerprints!.own);
            const interceptText = (text: string) => {
              // A closed tab sends nothing.
              if (isOver()) return [];
              const to = this.#callers.get(line) ?? '';
              return this.#intercept({ from: name, to, line, address, down: true, text });
            };
            if (isOver()) link.close();
            else listener.connected(interceptConnection(link, interceptText));
          },
        }),
      call: async (address, signal) => {
        const link = await inner.call(address, signal);
        const line = lineOf(link.fingerprints!.own);
        this.#callers.set(line, name);
        return interceptConnection(link, (text) =>
          isOver() ? [] : this.#intercept({ from: name, to: '', line, address, down: false, text }),
        );
      },
    };
  }
}

const lineOf = (fingerprint: string): string => fingerprint.split(' ')[1]!;

const interceptConnection = (link: Connection, change: (text: string) => readonly string[]): Connection => ({
  fingerprints: link.fingerprints,
  send: (text) => {
    for (const changedText of change(text)) link.send(changedText);
  },
  close: () => link.close(),
  listen: (listener) => link.listen(listener),
});

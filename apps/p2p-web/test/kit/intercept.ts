/** Listens in on a network in memory: who says what to whom, and what arrives instead, so that a test can overhear, garble, repeat and swallow. */
import type { Address, Connection, Transport } from '../../src/transport/transport.ts';

export interface Intercepted {
  readonly from: string;
  /** Who called, if `down`; nobody knows who answers a call. */
  readonly to: string;
  /** The same for everything that is said on one line. */
  readonly line: string;
  readonly address: Address;
  /** From who was called to the caller: from a host, or a candidate. */
  readonly down: boolean;
  readonly text: string;
}

/** What arrives instead. */
export type Intercept = (said: Intercepted) => readonly string[];

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
            const said = (text: string) => {
              // What a tab says that is gone already, nobody hears.
              if (isOver()) return [];
              const to = this.#callers.get(line) ?? '';
              return this.#intercept({ from: name, to, line, address, down: true, text });
            };
            if (isOver()) link.close();
            else listener.connected(through(link, said));
          },
        }),
      call: async (address, signal) => {
        const link = await inner.call(address, signal);
        const line = lineOf(link.fingerprints!.own);
        this.#callers.set(line, name);
        return through(link, (text) =>
          isOver() ? [] : this.#intercept({ from: name, to: '', line, address, down: false, text }),
        );
      },
    };
  }
}

const lineOf = (fingerprint: string): string => fingerprint.split(' ')[1]!;

const through = (link: Connection, said: (text: string) => readonly string[]): Connection => ({
  fingerprints: link.fingerprints,
  send: (text) => {
    for (const arrives of said(text)) link.send(arrives);
  },
  close: () => link.close(),
  listen: (listener) => link.listen(listener),
});

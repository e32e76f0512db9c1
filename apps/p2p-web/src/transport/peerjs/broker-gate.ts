/**
 * Holds new sockets back while a broker is out of reach, and lets all of them through as soon as it answers over HTTP. Chromium opens one
 * WebSocket to a server at a time and delays those after many failures by up to 5 s, so trying with sockets would take longer.
 */
import { announceNetworkReturn, onOnline } from '../page-lifecycle.ts';

export interface Probing {
  readonly intervalMs: number;
  readonly timeoutMs: number;
  /** Then a socket is tried anyway: something may block HTTP but not sockets. */
  readonly giveUpMs: number;
}

const PROBING: Probing = { intervalMs: 1_000, timeoutMs: 2_500, giveUpMs: 20_000 };

export class BrokerGate {
  readonly #probe: (signal: AbortSignal) => Promise<unknown>;
  readonly #probing: Probing;
  #waiting: (() => void)[] = [];
  #shut: AbortController | null = null;

  /** `probe` rejects if the broker does not answer. */
  constructor(probe: (signal: AbortSignal) => Promise<unknown>, probing = PROBING) {
    this.#probe = probe;
    this.#probing = probing;
  }

  get isOpen(): boolean {
    return this.#shut === null;
  }

  /** Runs at once if the gate is open, else when it opens. */
  pass(run: () => void): void {
    if (this.isOpen) run();
    else this.#waiting.push(run);
  }

  /** A socket to the broker failed: shuts the gate until the broker answers. */
  shut(): void {
    if (!this.isOpen) return;
    const shut = new AbortController();
    this.#shut = shut;
    let hasFailed = false;
    const probe = async (): Promise<void> => {
      const timeout = AbortSignal.timeout(this.#probing.timeoutMs);
      try {
        await this.#probe(AbortSignal.any([shut.signal, timeout]));
      } catch {
        hasFailed = true;
        return;
      }
      this.#open(shut, hasFailed);
    };
    const interval = setInterval(probe, this.#probing.intervalMs);
    const deadline = setTimeout(() => this.#open(shut, false), this.#probing.giveUpMs);
    const unsubscribe = onOnline(probe);
    shut.signal.addEventListener('abort', () => {
      clearInterval(interval);
      clearTimeout(deadline);
      unsubscribe();
    });
    void probe();
  }

  #open(shut: AbortController, isReturn: boolean): void {
    if (this.#shut !== shut) return;
    this.#shut = null;
    shut.abort();
    const waiting = this.#waiting;
    this.#waiting = [];
    if (isReturn) announceNetworkReturn();
    for (const run of waiting) run();
  }
}

const gates = new Map<string, BrokerGate>();

/** The gate of this broker, shared by the whole page. */
export function gateOf(broker: URL): BrokerGate {
  let gate = gates.get(broker.href);
  if (!gate) {
    const base = broker.pathname.endsWith('/') ? broker : new URL(`${broker.pathname}/`, broker);
    // A PeerServer gives an id to anybody. `no-cors`: any answer will do.
    const url = new URL('peerjs/id', base);
    gate = new BrokerGate((signal) =>
      fetch(url, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal }),
    );
    gates.set(broker.href, gate);
  }
  return gate;
}

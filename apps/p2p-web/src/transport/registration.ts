/** Keeps an address registered at one signalling server: reconnects with backoff until closed. */
import { onOnline, onPageHide, onPageRestore, onVisibilityChange } from './page-lifecycle.ts';
import type { Timings } from './peerjs/timings.ts';
import type { ListeningState } from './transport.ts';

export interface ServerConnectionListener {
  open(): void;
  /** Called once. `taken`: another peer holds the address. */
  ended(reason: 'lost' | 'taken'): void;
}

export interface RegistrationOptions {
  readonly timings: Pick<Timings, 'retryMs' | 'takenRetryMs'>;
  /** Connects to the server once. A closed connection calls no listener. */
  connect(listener: ServerConnectionListener): { close(): void };
  /** Called when the state has changed. */
  state(): void;
}

export class Registration {
  readonly #options: RegistrationOptions;
  readonly #unsubscribe: (() => void)[];
  #connection: { close(): void } | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #isClosed = false;
  state: ListeningState = 'opening';

  constructor(options: RegistrationOptions) {
    this.#options = options;
    this.#unsubscribe = [
      // A socket that died with the network or during a suspend reports nothing, so it is replaced on each of these events.
      onOnline(() => this.#reconnect()),
      onVisibilityChange((isVisible) => isVisible && this.#reconnect()),
      onPageRestore(() => this.#reconnect()),
      onPageHide(() => this.#stop()),
    ];
    this.#start();
  }

  close(): void {
    this.#isClosed = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#stop();
  }

  #reconnect(): void {
    this.#attempts = 0;
    this.#start();
  }

  #start(): void {
    this.#stop();
    const { connect, timings } = this.#options;
    const connection = connect({
      open: () => {
        this.#attempts = 0;
        this.#setState('open');
      },
      ended: (reason) => {
        if (this.#connection !== connection) return;
        this.#setState(reason);
        this.#retryAfter(reason === 'taken' ? timings.takenRetryMs : this.#backoffMs());
      },
    });
    this.#connection = connection;
  }

  #stop(): void {
    clearTimeout(this.#retryTimer);
    this.#connection?.close();
    this.#connection = null;
  }

  #retryAfter(delayMs: number): void {
    clearTimeout(this.#retryTimer);
    if (!this.#isClosed) this.#retryTimer = setTimeout(() => this.#start(), delayMs);
  }

  #backoffMs(): number {
    const [first, max] = this.#options.timings.retryMs;
    // Jitter, so that hosts do not all reconnect at once.
    return Math.min(max, first * 2 ** this.#attempts++) * (0.75 + Math.random() / 2);
  }

  #setState(state: ListeningState): void {
    if (state === this.state || this.#isClosed) return;
    this.state = state;
    this.#options.state();
  }
}

/** The state of several registrations together. Without any, it is `lost`. */
export function bestState(states: readonly ListeningState[]): ListeningState {
  const order: ListeningState[] = ['open', 'taken', 'opening', 'lost'];
  return order.find((state) => states.includes(state)) ?? 'lost';
}

/** Keeps one peer id registered at one broker: reconnects with backoff until closed. */
import type { DataConnection } from 'peerjs';
import { onOnline, onPageHide, onPageRestore, onVisibilityChange } from '../page-lifecycle.ts';
import type { ListeningState } from '../transport.ts';
import { liveIceServers, type NetworkConfig, tokenFor } from './broker.ts';
import { Signalling } from './signalling.ts';
import type { TextPeer } from './text-peer.ts';
import type { Timings } from './timings.ts';

export interface BrokerRegistrationOptions {
  readonly broker: URL;
  readonly id: string;
  readonly network: NetworkConfig;
  readonly timings: Timings;
  connection(connection: DataConnection): void;
  state(): void;
}

export class BrokerRegistration {
  readonly #options: BrokerRegistrationOptions;
  readonly #unsubscribe: (() => void)[];
  #signalling: Signalling | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;
  state: ListeningState = 'opening';

  constructor(options: BrokerRegistrationOptions) {
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
    this.#closed = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#stop();
  }

  #reconnect(): void {
    this.#attempts = 0;
    this.#start();
  }

  #start(): void {
    this.#stop();
    const { broker, id, network, timings } = this.#options;
    const signalling = new Signalling(
      id,
      broker,
      { config: liveIceServers(network), token: tokenFor(id, broker) },
      timings,
      {
        open: () => {
          this.#attempts = 0;
          this.#setState('open');
        },
        ended: (reason) => {
          if (this.#signalling !== signalling) return;
          this.#setState(reason);
          this.#retryAfter(reason === 'taken' ? timings.takenRetryMs : this.#backoffMs());
        },
        peer: (peer) => this.#acceptCalls(peer),
      },
    );
    this.#signalling = signalling;
  }

  #stop(): void {
    clearTimeout(this.#retry);
    this.#signalling?.close();
    this.#signalling = null;
  }

  #retryAfter(delayMs: number): void {
    clearTimeout(this.#retry);
    if (!this.#closed) this.#retry = setTimeout(() => this.#start(), delayMs);
  }

  #backoffMs(): number {
    const [first, max] = this.#options.timings.retryMs;
    // Jitter, so that hosts do not all reconnect at once.
    return Math.min(max, first * 2 ** this.#attempts++) * (0.75 + Math.random() / 2);
  }

  #acceptCalls(peer: TextPeer): void {
    peer.on('connection', (connection) => this.#options.connection(connection));
  }

  #setState(state: ListeningState): void {
    if (state === this.state || this.#closed) return;
    this.state = state;
    this.#options.state();
  }
}

/** One address at one broker: opened, kept open, taken back, until it is closed. */
import type { DataConnection } from 'peerjs';
import { onLeave, onOnline, onReturn, onSeen } from '../page.ts';
import type { ListeningState } from '../transport.ts';
import { brokerOptions, tokenFor } from './broker.ts';
import { Signalling } from './signalling.ts';
import type { TextPeer } from './text-peer.ts';
import type { Times } from './times.ts';

export interface PostOptions {
  readonly broker: URL;
  readonly id: string;
  readonly iceServers: readonly RTCIceServer[];
  readonly times: Times;
  connection(connection: DataConnection): void;
  state(): void;
}

export class Post {
  readonly #options: PostOptions;
  readonly #forget: (() => void)[];
  #signalling: Signalling | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;
  state: ListeningState = 'opening';

  constructor(options: PostOptions) {
    this.#options = options;
    this.#forget = [
      // A socket that died with the network, or while the page slept, does not say so. A new one costs little.
      onOnline(() => this.#renew()),
      onSeen((seen) => seen && this.#renew()),
      onReturn(() => this.#renew()),
      onLeave(() => this.#stop()),
    ];
    this.#start();
  }

  close(): void {
    this.#closed = true;
    for (const forget of this.#forget) forget();
    this.#stop();
  }

  #renew(): void {
    this.#tries = 0;
    this.#start();
  }

  #start(): void {
    this.#stop();
    const { broker, id, iceServers, times } = this.#options;
    const signalling = new Signalling(
      id,
      { ...brokerOptions(broker, iceServers), token: tokenFor(id, broker) },
      times,
      {
        open: () => {
          this.#tries = 0;
          this.#setState('open');
        },
        over: (why) => {
          if (this.#signalling !== signalling) return;
          this.#setState(why);
          this.#later(why === 'taken' ? times.taken : this.#backOff());
        },
        peer: (peer) => this.#admit(peer),
      },
    );
    this.#signalling = signalling;
  }

  #stop(): void {
    clearTimeout(this.#again);
    this.#signalling?.close();
    this.#signalling = null;
  }

  #later(wait: number): void {
    clearTimeout(this.#again);
    if (!this.#closed) this.#again = setTimeout(() => this.#start(), wait);
  }

  #backOff(): number {
    const [first, most] = this.#options.times.retry;
    // Not all tables of the world at the same moment when a broker is back.
    return Math.min(most, first * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
  }

  #admit(peer: TextPeer): void {
    peer.on('connection', (connection) => this.#options.connection(connection));
  }

  #setState(state: ListeningState): void {
    if (state === this.state || this.#closed) return;
    this.state = state;
    this.#options.state();
  }
}

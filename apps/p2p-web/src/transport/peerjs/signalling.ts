/** One PeerJS Peer at a broker, from connecting until the first error. Open connections outlive it. */
import type { PeerOptions } from 'peerjs';
import { brokerOptions } from './broker.ts';
import { networkGate, stunProbe } from './network-gate.ts';
import { TextPeer } from './text-peer.ts';
import type { Timings } from './timings.ts';

export interface SignallingListener {
  open(): void;
  /** Called once. `taken`: another peer holds the id. */
  ended(reason: 'lost' | 'taken'): void;
  /** Called before the peer emits any event. */
  peer?(peer: TextPeer): void;
}

/** Brokers that have echoed once. Other kinds of servers may not echo, so a missing echo is not an error there. */
const echoingBrokers = new Set<string>();

const SOCKET_POLL_MS = 100;

export class Signalling {
  readonly #listener: SignallingListener;
  readonly #timings: Timings;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #broker: string;
  readonly #learnNetwork: () => Promise<void>;
  #hasEnded = false;
  #isOpen = false;
  #awaitsEcho = false;
  /** The PeerJS peer; null while this device is offline. */
  peer: TextPeer | null = null;

  constructor(
    id: string,
    broker: URL,
    options: Pick<PeerOptions, 'config' | 'token'>,
    timings: Timings,
    listener: SignallingListener,
  ) {
    this.#listener = listener;
    this.#timings = timings;
    this.#broker = broker.href;
    this.#learnNetwork = () => networkGate.learn(stunProbe(options.config?.iceServers ?? []));
    this.#after(timings.brokerMs, () => {
      if (!this.#isOpen) this.#end('lost');
    });
    networkGate.pass(() => {
      if (!this.#hasEnded) this.#connect(id, { ...brokerOptions(broker), ...options });
    });
  }

  close(): void {
    this.#hasEnded = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.peer?.destroy();
  }

  #connect(id: string, options: PeerOptions): void {
    let peer: TextPeer;
    try {
      peer = new TextPeer(id, options);
    } catch {
      // The broker's URL is invalid, or the page's policy forbids it.
      this.#after(0, () => this.#end('lost'));
      return;
    }
    this.peer = peer;
    peer.on('open', () => this.#opened());
    peer.on('disconnected', () => this.#end('lost'));
    peer.on('close', () => this.#end('lost'));
    peer.on('error', ({ type, message }) => {
      if (type === 'unavailable-id') this.#end('taken');
      else if (type === 'peer-unavailable') {
        if (message.endsWith(` ${id}`)) this.#echoReceived();
      } else if (type !== 'webrtc') this.#end('lost');
    });
    this.#listener.peer?.(peer);
    this.#awaitReclaim(peer);
  }

  /** PeerServer sends no OPEN if we reclaim our own id: count an open socket as open after a while without an error. */
  #awaitReclaim(peer: TextPeer): void {
    this.#after(SOCKET_POLL_MS, () => {
      if (this.#isOpen) return;
      if (!isConnected(peer)) return this.#awaitReclaim(peer);
      this.#after(this.#timings.reclaimMs, () => this.#opened());
    });
  }

  #opened(): void {
    if (this.#isOpen || this.#hasEnded) return;
    this.#isOpen = true;
    void this.#learnNetwork();
    this.#listener.open();
    this.#requestEcho();
  }

  /**
   * Detects a half-open socket: PeerServer forwards a message that we address to ourselves. Its type is EXPIRE, because PeerJS only
   * reports it as an error.
   */
  #requestEcho(): void {
    const [intervalMs, timeoutMs] = this.#timings.echoMs;
    this.#awaitsEcho = true;
    this.peer?.socket.send({ type: 'EXPIRE', dst: this.peer.id, payload: {} });
    this.#after(timeoutMs, () => {
      if (this.#awaitsEcho && echoingBrokers.has(this.#broker)) this.#end('lost');
    });
    this.#after(intervalMs, () => this.#requestEcho());
  }

  #echoReceived(): void {
    this.#awaitsEcho = false;
    echoingBrokers.add(this.#broker);
  }

  #end(reason: 'lost' | 'taken'): void {
    if (this.#hasEnded) return;
    this.close();
    if (reason === 'lost') networkGate.shut();
    this.#listener.ended(reason);
  }

  #after(delayMs: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#hasEnded) run();
    }, delayMs);
    this.#timers.add(timer);
  }
}

/** Whether the socket is open. Reads a private field of PeerJS, and assumes an open socket if that field is missing. */
function isConnected(peer: TextPeer): boolean {
  const { _socket } = peer.socket as unknown as { _socket?: WebSocket };
  return _socket === undefined || _socket.readyState === WebSocket.OPEN;
}

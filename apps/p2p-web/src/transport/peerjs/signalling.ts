/** One life of one PeerJS Peer at a broker: open or not, and over at the first thing that goes wrong. Lines outlive it. */
import type { PeerOptions } from 'peerjs';
import { TextPeer } from './text-peer.ts';
import type { Times } from './times.ts';

export interface SignallingListener {
  open(): void;
  /** Said once. `taken`: somebody else has the id. */
  over(why: 'lost' | 'taken'): void;
  /** Before anything happens on it. */
  peer?(peer: TextPeer): void;
}

/** Brokers whose echo was heard once. Another kind of server may have none, and is not asked for it. */
const echoing = new Set<string>();

export class Signalling {
  readonly #listener: SignallingListener;
  readonly #times: Times;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #broker: string;
  #over = false;
  #open = false;
  #awaitsEcho = false;
  readonly peer: TextPeer | null;

  constructor(id: string, options: PeerOptions, times: Times, listener: SignallingListener) {
    this.#listener = listener;
    this.#times = times;
    this.#broker = `${options.host}:${options.port}${options.path}`;
    this.peer = this.#connect(id, options);
  }

  close(): void {
    this.#over = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.peer?.destroy();
  }

  #connect(id: string, options: PeerOptions): TextPeer | null {
    let peer: TextPeer;
    try {
      peer = new TextPeer(id, options);
    } catch {
      // An address that is none, or one that this page may not speak to.
      this.#after(0, () => this.#end('lost'));
      return null;
    }
    peer.on('open', () => this.#opened());
    peer.on('disconnected', () => this.#end('lost'));
    peer.on('close', () => this.#end('lost'));
    peer.on('error', ({ type, message }) => {
      if (type === 'unavailable-id') this.#end('taken');
      else if (type === 'peer-unavailable') {
        if (message.endsWith(` ${id}`)) this.#echoed();
      } else if (type !== 'webrtc') this.#end('lost');
    });
    this.#listener.peer?.(peer);
    this.#after(this.#times.signalling, () => {
      if (!this.#open) this.#end('lost');
    });
    this.#awaitSilence(peer);
    return peer;
  }

  /** An id of ours that the broker believes to be in use becomes ours again without an `open`. Then a silent socket is an open one. */
  #awaitSilence(peer: TextPeer): void {
    const look = 100;
    this.#after(look, () => {
      if (this.#open) return;
      if (!isConnected(peer)) return this.#awaitSilence(peer);
      this.#after(this.#times.silence, () => this.#opened());
    });
  }

  #opened(): void {
    if (this.#open || this.#over) return;
    this.#open = true;
    this.#listener.open();
    this.#askForEcho();
  }

  /**
   * A socket can be dead at one end only. PeerServer passes a message on to its own sender; when it does not come back, nothing else
   * does either. EXPIRE is the one kind of message that PeerJS only mentions.
   */
  #askForEcho(): void {
    const [every, within] = this.#times.echo;
    this.#awaitsEcho = true;
    this.peer?.socket.send({ type: 'EXPIRE', dst: this.peer.id, payload: {} });
    this.#after(within, () => {
      if (this.#awaitsEcho && echoing.has(this.#broker)) this.#end('lost');
    });
    this.#after(every, () => this.#askForEcho());
  }

  #echoed(): void {
    this.#awaitsEcho = false;
    echoing.add(this.#broker);
  }

  #end(why: 'lost' | 'taken'): void {
    if (this.#over) return;
    this.close();
    this.#listener.over(why);
  }

  #after(wait: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#over) run();
    }, wait);
    this.#timers.add(timer);
  }
}

/** Whether the socket is open. PeerJS does not say; where it has changed inside, silence alone has to do. */
function isConnected(peer: TextPeer): boolean {
  const { _socket } = peer.socket as unknown as { _socket?: WebSocket };
  return _socket === undefined || _socket.readyState === WebSocket.OPEN;
}

/** A connection with heartbeat and goodbye over any ordered channel for short strings. Treats all input as hostile. */
import { DEFAULT_HEARTBEAT, Heartbeat, type HeartbeatTimes } from './heartbeat.ts';
import { isHidden, onPageHide, onPageRestore, onVisibilityChange } from './page-lifecycle.ts';
import { type Connection, type ConnectionListener, MAX_MESSAGE_UTF16_UNITS } from './transport.ts';

/** Carries the frames. If `send` throws, the connection counts as lost. */
export interface FrameChannel {
  send(frame: string): void;
  /** Closes the channel once everything that was sent has gone out. */
  close(): void;
  /** Closes the channel at once. */
  abort(): void;
}

/** The first character of each frame, which tells its kind. */
const FRAME = { text: '=', ping: '?', pong: '!', bye: '.', hidden: 'h', visible: 's' } as const;

export interface HeartbeatConnectionOptions {
  readonly fingerprints: Connection['fingerprints'];
  readonly heartbeat?: HeartbeatTimes;
  /** Called once the connection has ended, by either side. */
  readonly ended?: () => void;
}

export class HeartbeatConnection implements Connection {
  readonly fingerprints: Connection['fingerprints'];
  readonly #channel: FrameChannel;
  readonly #options: HeartbeatConnectionOptions;
  readonly #heartbeat: Heartbeat;
  readonly #unsubscribe: (() => void)[];
  #isOpen = true;
  #listener: ConnectionListener | null = null;
  /** Events from before there was a listener. */
  #queue: ((listener: ConnectionListener) => void)[] = [];

  constructor(channel: FrameChannel, options: HeartbeatConnectionOptions) {
    this.fingerprints = options.fingerprints;
    this.#channel = channel;
    this.#options = options;
    this.#heartbeat = new Heartbeat(
      {
        ping: () => this.#sendFrame(FRAME.ping),
        shaky: (shaky) => this.#notify((listener) => listener.shaky?.(shaky)),
        dead: () => this.lost(),
      },
      options.heartbeat ?? DEFAULT_HEARTBEAT,
    );
    this.#unsubscribe = [
      onPageHide(() => this.#pageHidden()),
      onVisibilityChange((isVisible) => {
        this.#sendFrame(isVisible ? FRAME.visible : FRAME.hidden);
        if (isVisible) this.#heartbeat.check();
      }),
    ];
    if (isHidden()) this.#sendFrame(FRAME.hidden);
  }

  send(text: string): void {
    if (text.length > MAX_MESSAGE_UTF16_UNITS) throw new RangeError(`a text of ${text.length} characters`);
    this.#sendFrame(FRAME.text + text);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#sendFrame(FRAME.bye);
    if (this.#endOnce()) this.#channel.close();
  }

  listen(listener: ConnectionListener): void {
    this.#listener = listener;
    for (const notify of this.#queue.splice(0)) notify(listener);
  }

  /** Call with everything that the channel delivers. */
  receive(frame: unknown): void {
    if (!this.#isOpen) return;
    if (typeof frame !== 'string' || frame.length > MAX_MESSAGE_UTF16_UNITS + 1) {
      this.lost();
      return;
    }
    this.#heartbeat.received();
    const kind = frame[0];
    if (kind === FRAME.text) this.#notify((listener) => listener.text(frame.slice(1)));
    else if (kind === FRAME.ping) this.#sendFrame(FRAME.pong);
    else if (kind === FRAME.hidden || kind === FRAME.visible)
      this.#heartbeat.isHidden = kind === FRAME.hidden;
    // The frame is a goodbye or unknown.
    else if (kind !== FRAME.pong) this.lost();
  }

  /** Call when the channel has closed. */
  lost(): void {
    if (!this.#endOnce()) return;
    this.#channel.abort();
    this.#notify((listener) => listener.closed());
  }

  #sendFrame(frame: string): void {
    if (!this.#isOpen) return;
    try {
      this.#channel.send(frame);
    } catch {
      // Asynchronously: the caller may be iterating over all connections.
      queueMicrotask(() => this.lost());
    }
  }

  #notify(call: (listener: ConnectionListener) => void): void {
    if (this.#listener) call(this.#listener);
    else this.#queue.push(call);
  }

  /** Says goodbye when the page is hidden. If the page is restored later, the listener at this end learns that the connection is closed. */
  #pageHidden(): void {
    this.#sendFrame(FRAME.bye);
    if (!this.#endOnce()) return;
    this.#channel.abort();
    const unsubscribe = onPageRestore(() => {
      unsubscribe();
      this.#notify((listener) => listener.closed());
    });
  }

  #endOnce(): boolean {
    if (!this.#isOpen) return false;
    this.#isOpen = false;
    this.#heartbeat.stop();
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#options.ended?.();
    return true;
  }
}

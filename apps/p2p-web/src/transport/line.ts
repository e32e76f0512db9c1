/**
 * A line over anything that carries short texts in order: keeps a pulse, says goodbye. What comes in is from a stranger until the
 * layers above know better.
 */
import { isHidden, onLeave, onReturn, onSeen } from './page.ts';
import { Pulse, type PulseTimes, usualTimes } from './pulse.ts';
import { type Link, type LinkListener, longestText } from './transport.ts';

/** What carries the frames. `send` may throw: then the line is gone. */
export interface Wire {
  send(frame: string): void;
  /** After what was sent has gone out. */
  close(): void;
  /** Now. */
  cut(): void;
}

const mark = { text: '=', ping: '?', pong: '!', bye: '.', hidden: 'h', seen: 's' } as const;

export interface LineOptions {
  readonly fingerprints: Link['fingerprints'];
  readonly times?: PulseTimes;
  /** The line is over, whoever ended it. */
  readonly over?: () => void;
}

export class Line implements Link {
  readonly fingerprints: Link['fingerprints'];
  readonly #wire: Wire;
  readonly #options: LineOptions;
  readonly #pulse: Pulse;
  readonly #forget: (() => void)[];
  #open = true;
  #listener: LinkListener | null = null;
  #unheard: ((listener: LinkListener) => void)[] = [];

  constructor(wire: Wire, options: LineOptions) {
    this.fingerprints = options.fingerprints;
    this.#wire = wire;
    this.#options = options;
    this.#pulse = new Pulse(
      {
        ping: () => this.#say(mark.ping),
        shaky: (shaky) => this.#tell((listener) => listener.shaky?.(shaky)),
        dead: () => this.lost(),
      },
      options.times ?? usualTimes,
    );
    this.#forget = [
      onLeave(() => this.#leave()),
      onSeen((seen) => {
        this.#say(seen ? mark.seen : mark.hidden);
        if (seen) this.#pulse.look();
      }),
    ];
    if (isHidden()) this.#say(mark.hidden);
  }

  send(text: string): void {
    if (text.length > longestText) throw new RangeError(`a text of ${text.length} characters`);
    this.#say(mark.text + text);
  }

  close(): void {
    if (!this.#open) return;
    this.#say(mark.bye);
    if (this.#end()) this.#wire.close();
  }

  listen(listener: LinkListener): void {
    this.#listener = listener;
    for (const tell of this.#unheard.splice(0)) tell(listener);
  }

  /** A frame from the wire, whatever it is. */
  receive(frame: unknown): void {
    if (!this.#open) return;
    if (typeof frame !== 'string' || frame.length > longestText + 1) {
      this.lost();
      return;
    }
    this.#pulse.heard();
    const kind = frame[0];
    if (kind === mark.text) this.#tell((listener) => listener.text(frame.slice(1)));
    else if (kind === mark.ping) this.#say(mark.pong);
    else if (kind === mark.hidden || kind === mark.seen) this.#pulse.hidden = kind === mark.hidden;
    // A goodbye; or something that no version of this says.
    else if (kind !== mark.pong) this.lost();
  }

  /** The wire is gone, or nobody is at its other end. */
  lost(): void {
    if (!this.#end()) return;
    this.#wire.cut();
    this.#tell((listener) => listener.closed());
  }

  #say(frame: string): void {
    if (!this.#open) return;
    try {
      this.#wire.send(frame);
    } catch {
      // Not in the middle of what the caller does: they may be in a loop over all lines.
      queueMicrotask(() => this.lost());
    }
  }

  #tell(what: (listener: LinkListener) => void): void {
    if (this.#listener) what(this.#listener);
    else this.#unheard.push(what);
  }

  /** The page goes. Its own side hears of it if it comes back. */
  #leave(): void {
    this.#say(mark.bye);
    if (!this.#end()) return;
    this.#wire.cut();
    const forget = onReturn(() => {
      forget();
      this.#tell((listener) => listener.closed());
    });
  }

  #end(): boolean {
    if (!this.#open) return false;
    this.#open = false;
    this.#pulse.stop();
    for (const forget of this.#forget) forget();
    this.#options.over?.();
    return true;
  }
}

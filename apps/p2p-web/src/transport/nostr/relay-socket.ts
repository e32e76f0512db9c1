/** One connection to a Nostr relay: subscribes to a tag and publishes events. Treats everything from the relay as hostile. */
import * as v from 'valibot';
import type { Timings } from '../peerjs/timings.ts';
import { KIND, type NostrEvent, TAG } from './event.ts';

export interface RelaySocketListener {
  /** Called when the subscription is active: the relay passes on whatever is published from now on. */
  open(): void;
  /** Called with the content of each event. Anybody may have written it. */
  content(content: string): void;
  /** Called when the relay refuses an event, for instance because it demands a payment. */
  refused?(): void;
  /** Called once, when the socket is closed or silent, or the relay refuses the subscription. */
  ended(): void;
}

const SUBSCRIPTION = 'cb';
const MAX_MESSAGE_CHARACTERS = 8_000;

const RelayMessage = v.union([
  v.tuple([
    v.literal('EVENT'),
    v.literal(SUBSCRIPTION),
    v.object({ kind: v.literal(KIND), content: v.string() }),
  ]),
  v.tuple([v.literal('EOSE'), v.literal(SUBSCRIPTION)]),
  v.tupleWithRest([v.literal('CLOSED'), v.literal(SUBSCRIPTION)], v.unknown()),
  v.tupleWithRest([v.literal('OK'), v.string(), v.boolean()], v.unknown()),
]);

export class RelaySocket {
  readonly #listener: RelaySocketListener;
  readonly #timings: Pick<Timings, 'brokerMs' | 'echoMs'>;
  readonly #tag: string;
  readonly #socket: WebSocket | null;
  #isOpen = false;
  #hasEnded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    url: URL,
    tag: string,
    timings: Pick<Timings, 'brokerMs' | 'echoMs'>,
    listener: RelaySocketListener,
  ) {
    this.#tag = tag;
    this.#timings = timings;
    this.#listener = listener;
    this.#socket = openSocket(url);
    this.#endAfter(this.#socket ? timings.brokerMs : 0);
    if (!this.#socket) return;
    this.#socket.onopen = () => this.#subscribe();
    this.#socket.onclose = () => this.#end();
    this.#socket.onmessage = ({ data }) => this.#receive(data);
  }

  publish(event: NostrEvent): void {
    if (this.#isOpen && !this.#hasEnded) this.#send('EVENT', event);
  }

  close(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #subscribe(): void {
    if (!this.#hasEnded)
      this.#send('REQ', SUBSCRIPTION, { kinds: [KIND], [`#${TAG}`]: [this.#tag], limit: 1 });
  }

  #send(...message: unknown[]): void {
    this.#socket!.send(JSON.stringify(message));
  }

  #receive(data: unknown): void {
    if (this.#hasEnded || typeof data !== 'string' || data.length > MAX_MESSAGE_CHARACTERS) return;
    const read = v.safeParse(RelayMessage, parseJson(data));
    if (!read.success) return;
    const message = read.output;
    if (message[0] === 'EVENT') this.#listener.content(message[2].content);
    else if (message[0] === 'EOSE') this.#answered();
    else if (message[0] === 'CLOSED') this.#end();
    else if (!message[2]) this.#listener.refused?.();
  }

  /** The relay has answered the subscription. Repeats it from time to time, because a dead socket reports nothing. */
  #answered(): void {
    const [intervalMs, timeoutMs] = this.#timings.echoMs;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#subscribe();
      this.#endAfter(timeoutMs);
    }, intervalMs);
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#listener.open();
  }

  #endAfter(delayMs: number): void {
    this.#timer = setTimeout(() => this.#end(), delayMs);
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.close();
    this.#listener.ended();
  }
}

/** Null if the page may not open a socket there, such as an unencrypted one from an encrypted page. */
function openSocket(url: URL): WebSocket | null {
  try {
    return new WebSocket(url);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

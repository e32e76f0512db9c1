/**
 * What a table needs of a network, whatever it is: texts that arrive whole, in order and once, or a line that is gone.
 * PeerJS, tabs of one browser, two devices without a server and the tests' memory are behind it; nothing above this
 * knows which.
 */

/** Where a host can be called: derived from the room and its epoch, never the room's secret itself. */
export type Address = string;

/** The longest text that a line takes, in UTF-16 units. Who sends a longer one ends the line. */
export const longestText = 64 * 1024;

/** A line to one other peer. */
export interface Link {
  /** The DTLS fingerprints of both ends, where the line has them: what a handshake binds itself to. */
  readonly fingerprints: { readonly own: string; readonly other: string } | null;
  /** Throws a RangeError for more than `longestText`. Nothing happens on a line that is gone. */
  send(text: string): void;
  /** Ends the line after what was sent has gone out. Not told to the own listener. */
  close(): void;
  /** One listener; what came before it is kept for it. */
  listen(listener: LinkListener): void;
}

export interface LinkListener {
  text(text: string): void;
  /** Nothing was heard for a while (true), or again (false). */
  shaky?(shaky: boolean): void;
  /** The other end is gone, or silent for too long. Said once, and nothing after it. */
  closed(): void;
}

/** `taken`: somebody else has the address, and it is being asked for again and again. */
export type ListeningState = 'opening' | 'open' | 'lost' | 'taken';

export interface Listening {
  readonly state: ListeningState;
  /** No more calls; lines that are open stay open. */
  close(): void;
}

export interface Caller {
  link(link: Link): void;
  state?(state: ListeningState): void;
  /** How many have called and have no line yet. */
  door?(count: number): void;
}

/** `nobody`: nobody at the address. `signalling`: the server that would tell is not reached. `blocked`: found, but no line came about. */
export type Unreached = 'nobody' | 'signalling' | 'blocked';

export class Unreachable extends Error {
  readonly reason: Unreached;

  constructor(reason: Unreached) {
    super(`unreachable: ${reason}`);
    this.name = 'Unreachable';
    this.reason = reason;
  }
}

export interface Transport {
  listen(address: Address, caller: Caller): Listening;
  /** Rejects with `Unreachable`, or with the signal's reason. One try; who wants more calls again. */
  call(address: Address, signal?: AbortSignal): Promise<Link>;
}

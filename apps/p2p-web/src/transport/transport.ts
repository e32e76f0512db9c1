/**
 * What a table needs from a network: connections that deliver messages in order, exactly once, or report that they closed.
 * Nothing above this interface knows which implementation is behind it: PeerJS, tabs of one browser, manual pairing or memory.
 */

/** Where a host or a voter can be called. It is derived from the room's secret, but does not reveal it. */
export type Address = string;

/** The longest message. Receiving a longer one closes the connection. */
export const MAX_MESSAGE_UTF16_UNITS = 64 * 1024;

/** The DTLS fingerprints of both ends of a connection, if the transport has them. The handshake signs them. */
export type Fingerprints = { readonly own: string; readonly other: string } | null;

/** A connection to one peer. */
export interface Connection {
  readonly fingerprints: Fingerprints;
  /** Sends a message. Throws a RangeError above `MAX_MESSAGE_UTF16_UNITS`. Does nothing on a closed connection. */
  send(text: string): void;
  /** Closes the connection once everything that was sent has gone out. Does not call `closed` of the listener at this end. */
  close(): void;
  /** Sets the only listener. Earlier events are queued for it. */
  listen(listener: ConnectionListener): void;
}

export interface ConnectionListener {
  text(text: string): void;
  /** Called with true when nothing was received for a while, and with false when the peer is heard again. */
  shaky?(shaky: boolean): void;
  /** Called once, as the last event, when the peer has closed the connection or timed out. */
  closed(): void;
}

/** `taken`: another peer holds the address; the transport keeps retrying. */
export type ListeningState = 'opening' | 'open' | 'lost' | 'taken';

export interface Listening {
  readonly state: ListeningState;
  /** Accepts no more calls. Open connections stay open. */
  close(): void;
}

/** Receives the calls to an address. */
export interface CallListener {
  connected(connection: Connection): void;
  state?(state: ListeningState): void;
  /** Called when the number of calls that are not connected yet has changed. */
  pending?(count: number): void;
  /** Called when a call came in but no connection could be established. */
  failed?(): void;
}

/**
 * `nobody`: no peer at the address. `signalling`: no signalling server was reached. `blocked`: the peer answered, but no
 * connection could be established.
 */
export type UnreachableReason = 'nobody' | 'signalling' | 'blocked';

export class Unreachable extends Error {
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason) {
    super(`unreachable: ${reason}`);
    this.name = 'Unreachable';
    this.reason = reason;
  }
}

export interface Transport {
  listen(address: Address, listener: CallListener): Listening;
  /** Calls an address once. Rejects with `Unreachable`, or with the signal's reason. */
  call(address: Address, signal?: AbortSignal): Promise<Connection>;
}

/** `caller`: the end that wanted the connection. */
export type SealRole = 'caller' | 'answerer';

/** Texts that a third peer, the carrier, passes on in order. */
export interface CarriedChannel {
  send(text: string): void;
  close(): void;
}

/** An end whose key exchange is done. The carrier can neither read nor change what the connection sends. */
export interface OpenSealedEnd {
  readonly connection: Connection;
  /** Call with everything that the channel delivers. */
  receive(text: string): void;
  /** Call when the channel has closed. */
  lost(): void;
}

/** One end of a connection through a carrier. See sealed/. */
export interface SealedEnd {
  /** The ephemeral key to send to the other end. */
  readonly publicKey: string;
  /** Starts the connection with the key of the other end. Null if the key is invalid. */
  open(otherKey: string, channel: CarriedChannel): OpenSealedEnd | null;
}

export type NewSealedEnd = (role: SealRole) => SealedEnd;

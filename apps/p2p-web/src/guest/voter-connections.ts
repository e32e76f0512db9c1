/**
 * Connections between voters while the host is gone. A candidate calls each voter at the voter's own address, and both authenticate first.
 */
import type { HostProof } from '../election/host-proof.ts';
import { textOf } from '../protocol/bytes.ts';
import { Frames, framesOf } from '../protocol/frames.ts';
import { AnswererHandshake, CallerHandshake, PROTOCOL } from '../protocol/handshake.ts';
import {
  type PeerMessage,
  readFromGuest,
  readFromHost,
  readPeerMessage,
  write,
} from '../protocol/messages.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import { voterAddress } from '../protocol/room.ts';
import type { Connection, Listening, Transport } from '../transport/transport.ts';
import type { GuestServices } from './guest-table.ts';
import type { ClientParts } from './io.ts';

export interface VoterConnectionsContext {
  term(): number;
  proof(): HostProof | null;
  receive(from: string, message: PeerMessage): void;
}

const CALL_AGAIN_MS = 1_500;
const MAX_STRANGERS = 8;

export class VoterConnections {
  readonly #parts: ClientParts;
  readonly #transport: Transport;
  readonly #services: Pick<GuestServices, 'now' | 'after'>;
  readonly #context: VoterConnectionsContext;
  /** The open connections, by the authenticated key of the other end. */
  readonly #connections = new Map<string, Connection>();
  /** Messages that wait for a connection, by the voter's key: the newest of each kind. */
  readonly #waitingMessages = new Map<string, Map<string, PeerMessage>>();
  readonly #calling = new Set<string>();
  #strangers = 0;
  #listening: Listening | null = null;
  #isClosed = false;

  constructor(
    parts: ClientParts,
    transport: Transport,
    services: Pick<GuestServices, 'now' | 'after'>,
    context: VoterConnectionsContext,
  ) {
    this.#parts = parts;
    this.#transport = transport;
    this.#services = services;
    this.#context = context;
  }

  listen(isListening: boolean): void {
    if (!isListening) {
      this.#listening?.close();
      this.#listening = null;
      return;
    }
    const { invitation, signer } = this.#parts;
    this.#listening ??= this.#transport.listen(voterAddress(invitation.secret, textOf(signer.publicKey)), {
      connected: (connection) => this.#answer(connection),
    });
  }

  send(to: string, message: PeerMessage): void {
    const connection = this.#connections.get(to);
    if (connection) {
      sendFrames(connection, write(message));
      return;
    }
    const waiting = this.#waitingMessages.get(to) ?? new Map<string, PeerMessage>();
    waiting.set(message.t, message);
    this.#waitingMessages.set(to, waiting);
    if (!this.#calling.has(to)) void this.#call(to);
  }

  close(): void {
    this.#isClosed = true;
    this.listen(false);
    for (const connection of this.#connections.values()) connection.close();
    this.#connections.clear();
    this.#waitingMessages.clear();
  }

  async #call(to: string): Promise<void> {
    const { invitation, signer, random } = this.#parts;
    this.#calling.add(to);
    const connection = await this.#transport.call(voterAddress(invitation.secret, to)).catch(() => null);
    this.#services.after(CALL_AGAIN_MS, () => this.#calling.delete(to));
    if (!connection) return;
    if (this.#isClosed) return connection.close();
    const handshake = new CallerHandshake(invitation.secret, signer, random, connection.fingerprints);
    const frames = new Frames();
    connection.listen({
      text: messageHandler(connection, frames, (text) => {
        if (this.#connections.get(to) === connection) return this.#read(to, text);
        const challenge = readFromHost(text);
        if (challenge?.t !== 'challenge' || challenge.key !== to || !handshake.isSignedBy(challenge))
          return false;
        const signature = handshake.proofFor(challenge);
        sendFrames(connection, write({ t: 'proof', signature, term: this.#context.term(), have: null }));
        this.#keep(to, connection);
        return true;
      }),
      closed: () => this.#forget(to, connection),
    });
    sendFrames(connection, write({ t: 'hello', v: PROTOCOL, ...handshake.hello }));
  }

  #answer(connection: Connection): void {
    const { invitation, signer, random } = this.#parts;
    if (this.#isClosed || this.#strangers >= MAX_STRANGERS) {
      connection.close();
      return;
    }
    const handshake = new AnswererHandshake(invitation.secret, signer, connection.fingerprints);
    const limit = new RateLimit();
    const frames = new Frames();
    let from: string | null = null;
    this.#strangers += 1;
    const acceptCaller = (key: string) => {
      from = key;
      this.#strangers -= 1;
      this.#keep(key, connection);
      const proof = this.#context.proof();
      if (proof) sendFrames(connection, write({ t: 'host', proof }));
      return true;
    };
    connection.listen({
      text: messageHandler(connection, frames, (text) => {
        if (!limit.take(this.#services.now())) return false;
        if (from !== null) return this.#read(from, text);
        const message = readFromGuest(text);
        if (message?.t === 'hello') {
          const challenge = handshake.challenge(message, this.#context.term(), random);
          const proof = this.#context.proof();
          if (!challenge || !proof) return false;
          sendFrames(connection, write({ t: 'challenge', v: PROTOCOL, proof, ...challenge }));
          return true;
        }
        const key = message?.t === 'proof' ? handshake.keyOf(message.signature) : null;
        return key !== null && acceptCaller(key);
      }),
      closed: () => {
        if (from === null) this.#strangers -= 1;
        else this.#forget(from, connection);
      },
    });
  }

  #keep(key: string, connection: Connection): void {
    this.#connections.get(key)?.close();
    this.#connections.set(key, connection);
    for (const message of this.#waitingMessages.get(key)?.values() ?? [])
      sendFrames(connection, write(message));
    this.#waitingMessages.delete(key);
  }

  #forget(key: string, connection: Connection): void {
    if (this.#connections.get(key) === connection) this.#connections.delete(key);
  }

  #read(from: string, text: string): boolean {
    const message = readPeerMessage(text);
    if (message) this.#context.receive(from, message);
    return message !== null;
  }
}

function sendFrames(connection: Connection, text: string): void {
  for (const frame of framesOf(text)) connection.send(frame);
}

/** Joins frames, and closes the connection if a message is refused. */
const messageHandler =
  (connection: Connection, frames: Frames, handle: (text: string) => boolean) => (frame: string) => {
    try {
      const text = frames.add(frame);
      if (text === null || handle(text)) return;
    } catch (error) {
      console.error(error);
    }
    connection.close();
  };

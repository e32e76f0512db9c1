/** The host's ends of connections that guests carry for others, inside their own sessions. */
import { readOffer, writeOffer } from '../protocol/carried-offer.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import type { Connection, NewSealedEnd, OpenSealedEnd } from '../transport/transport.ts';
import type { HostServices } from './host-runner.ts';
import type { ConnectionId } from './io.ts';

/** How many connections one guest may carry at a time. */
export const MAX_CARRIED = 4;
/** How many offers of each carrier are answered. Each answer takes milliseconds of the host's time. */
const OFFERS_PER_SECOND = 2;
const OFFERS_BURST = 8;

export interface CarriedCallsParts extends Pick<HostServices, 'now' | 'sealedEnds'> {
  readonly secret: string;
  /** Sends a text to the other end through the carrier; null closes the connection. */
  send(carrier: ConnectionId, id: number, text: string | null): void;
  admit(connection: Connection, carrier: ConnectionId): void;
}

interface CarriedCall {
  /** Texts that arrived before the end was open. */
  readonly early: string[];
  end: OpenSealedEnd | null;
}

export class CarriedCalls {
  readonly #parts: CarriedCallsParts;
  readonly #calls = new Map<ConnectionId, Map<number, CarriedCall>>();
  /** The newest id of each carrier. Ids only grow, so a late text of a closed connection opens no new one. */
  readonly #newestIds = new Map<ConnectionId, number>();
  readonly #offerLimits = new Map<ConnectionId, RateLimit>();

  constructor(parts: CarriedCallsParts) {
    this.#parts = parts;
  }

  /** Handles a text from the carrier; null if it has closed the connection. */
  receive(carrier: ConnectionId, id: number, text: string | null): void {
    const call = this.#calls.get(carrier)?.get(id);
    if (!call) {
      if (text !== null) this.#answer(carrier, id, text);
    } else if (text === null) this.#endCall(carrier, id);
    else if (call.end) call.end.receive(text);
    else call.early.push(text);
  }

  /** Ends everything that this guest carried, because its own connection is gone. */
  dropCarrier(carrier: ConnectionId): void {
    for (const id of [...(this.#calls.get(carrier)?.keys() ?? [])]) this.#endCall(carrier, id);
    this.#calls.delete(carrier);
    this.#newestIds.delete(carrier);
    this.#offerLimits.delete(carrier);
  }

  #answer(carrier: ConnectionId, id: number, offer: string): void {
    if (id <= (this.#newestIds.get(carrier) ?? -1)) return;
    this.#newestIds.set(carrier, id);
    const { secret, now, sealedEnds, send, admit } = this.#parts;
    const calls = this.#calls.get(carrier) ?? new Map<number, CarriedCall>();
    const otherKey = readOffer(secret, 'caller', offer);
    const limit = this.#offerLimits.get(carrier) ?? new RateLimit(OFFERS_PER_SECOND, OFFERS_BURST);
    this.#offerLimits.set(carrier, limit);
    if (otherKey === null || calls.size >= MAX_CARRIED || !limit.take(now())) {
      send(carrier, id, null);
      return;
    }
    const call: CarriedCall = { early: [], end: null };
    this.#calls.set(carrier, calls.set(id, call));
    const openEnd = (newSealedEnd: NewSealedEnd): void => {
      // The carrier may have left while the code was loading.
      if (calls.get(id) !== call) return;
      const sealed = newSealedEnd('answerer');
      send(carrier, id, writeOffer(secret, 'answerer', sealed.publicKey));
      call.end = sealed.open(otherKey, {
        send: (text) => send(carrier, id, text),
        close: () => this.#endCall(carrier, id),
      });
      if (!call.end) {
        this.#endCall(carrier, id);
        return;
      }
      admit(call.end.connection, carrier);
      for (const text of call.early) call.end.receive(text);
    };
    void sealedEnds().then(openEnd, () => this.#endCall(carrier, id));
  }

  #endCall(carrier: ConnectionId, id: number): void {
    const call = this.#calls.get(carrier)?.get(id);
    if (!call) return;
    this.#calls.get(carrier)!.delete(id);
    this.#parts.send(carrier, id, null);
    call.end?.lost();
  }
}

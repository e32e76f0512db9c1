/**
 * Carries connections between the host and people who do not reach it. It listens at one of the table's carrier addresses and passes sealed
 * texts on, inside its own session with the host. It can read and change nothing.
 */
import { readOffer } from '../protocol/carried-offer.ts';
import { MAX_CARRIED_CHARACTERS } from '../protocol/messages.ts';
import { RateLimit } from '../protocol/rate-limit.ts';
import { carrierAddresses, type Random } from '../protocol/room.ts';
import type { Connection, Listening, Transport } from '../transport/transport.ts';
import type { GuestServices } from './guest-table.ts';

const MAX_CARRIED = 4;
const OFFER_MS = 5_000;
/** If others hold all addresses, this browser tries again after this time. */
const ADDRESSES_RETRY_MS = 60_000;
/** Limits for each connection. A burst lets a whole log pass to somebody who joins late. */
const UP = { textsPerSecond: 30, textsBurst: 120, charactersPerSecond: 48_000, charactersBurst: 1_000_000 };
const DOWN = { charactersPerSecond: 192_000, charactersBurst: 12_000_000 };

export interface CarrierParts extends Pick<GuestServices, 'now' | 'after'> {
  readonly random: Random;
  readonly secret: string;
  readonly transport: Transport;
  /** A number that this session with the host has not used yet, greater than the last one. */
  nextId(): number;
  /** Sends a text to the host; null closes the connection. */
  send(id: number, text: string | null): void;
}

interface Carried {
  /** Limits what the host sends. */
  readonly down: RateLimit;
  send(text: string): void;
  end(): void;
}

export class Carrier {
  readonly #parts: CarrierParts;
  readonly #carried = new Map<number, Carried>();
  /** The addresses to try. They start at a random one, so that browsers rarely try the same address. */
  readonly #addresses: readonly string[];
  #listening: Listening | null = null;
  #cancelRetry = () => {};
  #callers = 0;
  #isClosed = false;

  constructor(parts: CarrierParts) {
    this.#parts = parts;
    const addresses = carrierAddresses(parts.secret);
    const firstIndex = parts.random(1)[0]! % addresses.length;
    this.#addresses = [...addresses.slice(firstIndex), ...addresses.slice(0, firstIndex)];
    this.#listen(0);
  }

  /** Handles what the host sends to the other end; null if it has closed the connection. */
  receive(id: number, text: string | null): void {
    const carried = this.#carried.get(id);
    if (!carried) return;
    if (text !== null && carried.down.take(this.#parts.now(), text.length)) carried.send(text);
    else carried.end();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelRetry();
    this.#listening?.close();
    for (const { end } of [...this.#carried.values()]) end();
  }

  /** Listens at the first address that nobody else holds. */
  #listen(index: number): void {
    if (this.#isClosed) return;
    const { transport, after } = this.#parts;
    const address = this.#addresses[index];
    if (address === undefined) {
      this.#cancelRetry = after(ADDRESSES_RETRY_MS, () => this.#listen(0));
      return;
    }
    const listening = transport.listen(address, {
      connected: (connection) => this.#accept(connection),
      state: (state) => {
        if (state !== 'taken' || this.#listening !== listening) return;
        listening.close();
        this.#listen(index + 1);
      },
    });
    this.#listening = listening;
  }

  #accept(connection: Connection): void {
    if (this.#isClosed || this.#callers >= MAX_CARRIED) {
      connection.close();
      return;
    }
    const { secret, now, after, nextId, send } = this.#parts;
    const texts = new RateLimit(UP.textsPerSecond, UP.textsBurst);
    const characters = new RateLimit(UP.charactersPerSecond, UP.charactersBurst);
    let id: number | null = null;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      this.#callers -= 1;
      cancelOffer();
      connection.close();
      if (id !== null && this.#carried.delete(id)) send(id, null);
    };
    const cancelOffer = after(OFFER_MS, end);
    this.#callers += 1;
    connection.listen({
      text: (text) => {
        const isInTime = texts.take(now()) && characters.take(now(), text.length);
        const isOffer = id !== null || readOffer(secret, 'caller', text) !== null;
        if (isOver || !isInTime || !isOffer || text.length > MAX_CARRIED_CHARACTERS) return end();
        if (id === null) {
          cancelOffer();
          id = nextId();
          const downLimit = new RateLimit(DOWN.charactersPerSecond, DOWN.charactersBurst);
          this.#carried.set(id, { down: downLimit, end, send: (reply) => connection.send(reply) });
        }
        send(id, text);
      },
      closed: end,
    });
  }
}

/** Calls the host through another guest, who carries the sealed texts of the connection. */
import { readOffer, writeOffer } from '../protocol/carried-offer.ts';
import { carrierAddresses } from '../protocol/room.ts';
import { firstConnection } from '../transport/first-connection.ts';
import {
  type Address,
  type Connection,
  type NewSealedEnd,
  type OpenSealedEnd,
  type Transport,
  Unreachable,
} from '../transport/transport.ts';
import type { GuestServices } from './guest-table.ts';

/** How long the host may take to answer through the carrier. */
const ANSWER_MS = 6_000;
/** A carrier whose connection ended badly is called later than the others, for this long. */
const AVOIDED_MS = 120_000;
const AVOIDED_DELAY_MS = 3_000;
/** A connection that ends sooner than this has ended badly, whoever ended it. */
const MIN_DURATION_MS = 15_000;

export interface CarrierCallsParts extends Pick<GuestServices, 'now' | 'after' | 'sealedEnds'> {
  readonly secret: string;
  readonly transport: Transport;
}

export class CarrierCalls {
  readonly #parts: CarrierCallsParts;
  readonly #avoidedUntil = new Map<Address, number>();

  constructor(parts: CarrierCallsParts) {
    this.#parts = parts;
  }

  /** Connects to the host through the first guest who answers. Rejects if no guest does. */
  async call(signal: AbortSignal): Promise<Connection> {
    const newSealedEnd = await this.#parts.sealedEnds();
    const isAvoided = (address: Address) => this.#parts.now() < (this.#avoidedUntil.get(address) ?? 0);
    const calls = carrierAddresses(this.#parts.secret).map(
      (address) => async (combinedSignal: AbortSignal) => {
        if (isAvoided(address)) await this.#wait(AVOIDED_DELAY_MS, combinedSignal);
        return this.#callAt(address, newSealedEnd, combinedSignal);
      },
    );
    return firstConnection(calls, signal);
  }

  #wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.#parts.after(milliseconds, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        reject(signal.reason);
      });
    });
  }

  async #callAt(address: Address, newSealedEnd: NewSealedEnd, signal: AbortSignal): Promise<Connection> {
    const { secret, transport, now, after } = this.#parts;
    const carried = await transport.call(address, signal);
    const sealed = newSealedEnd('caller');
    let end: OpenSealedEnd | null = null;
    let openedAt = 0;
    const avoid = () => this.#avoidedUntil.set(address, now() + AVOIDED_MS);
    return new Promise((resolve, reject) => {
      const fail = () => {
        cancelTimeout();
        carried.close();
        reject(signal.aborted ? signal.reason : new Unreachable('blocked'));
      };
      const cancelTimeout = after(ANSWER_MS, fail);
      signal.addEventListener('abort', () => end ?? fail());
      carried.listen({
        text: (text) => {
          if (end) return end.receive(text);
          const key = readOffer(secret, 'answerer', text);
          const channel = {
            send: (sealedText: string) => carried.send(sealedText),
            close: () => {
              if (now() - openedAt < MIN_DURATION_MS) avoid();
              carried.close();
            },
          };
          end = key === null ? null : sealed.open(key, channel);
          if (!end) return fail();
          cancelTimeout();
          openedAt = now();
          resolve(end.connection);
        },
        closed: () => {
          if (!end) return fail();
          avoid();
          end.lost();
        },
      });
      carried.send(writeOffer(secret, 'caller', sealed.publicKey));
    });
  }
}

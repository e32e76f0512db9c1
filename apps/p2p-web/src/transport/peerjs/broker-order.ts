import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Address } from '../transport.ts';

/**
 * The brokers in the order in which an address uses them, by rendezvous hashing (https://en.wikipedia.org/wiki/Rendezvous_hashing). It
 * spreads addresses evenly, needs no agreement but the list, and a broker that is added or removed moves only its own addresses.
 */
export function brokerOrder(brokers: readonly URL[], address: Address): URL[] {
  const weight = ({ href }: URL): string => bytesToHex(sha256(utf8ToBytes(`${address} ${href}`)));
  return brokers
    .map((broker) => ({ broker, weight: weight(broker) }))
    .sort((a, b) => (a.weight < b.weight ? 1 : -1))
    .map(({ broker }) => broker);
}

/** A call this soon after a connection means that somebody other than the host had answered. A client takes up to 8 s to find that out. */
const RECENT_MS = 10_000;

/** The order for calls. It puts the broker of a connection to an impostor last, because the broker's operator may be the impostor. */
export class CallOrder {
  readonly #lastConnections = new Map<Address, { readonly broker: string; readonly at: number }>();

  recordConnection(address: Address, { href }: URL, now: number): void {
    this.#lastConnections.set(address, { broker: href, at: now });
  }

  orderFor(brokers: readonly URL[], address: Address, now: number): URL[] {
    const order = brokerOrder(brokers, address);
    const lastConnection = this.#lastConnections.get(address);
    if (!lastConnection || now - lastConnection.at > RECENT_MS) return order;
    const isLast = ({ href }: URL) => href === lastConnection.broker;
    return [...order.filter((broker) => !isLast(broker)), ...order.filter(isLast)];
  }
}

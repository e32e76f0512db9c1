/** Listens at all Nostr relays and answers the offers that come to an address. */
import { answerPairingOffer } from '../pairing/pairing.ts';
import type { NetworkConfig } from '../peerjs/broker.ts';
import { type Call, PendingCalls } from '../peerjs/pending-calls.ts';
import type { Timings } from '../peerjs/timings.ts';
import { bestState, Registration } from '../registration.ts';
import type { Address, CallListener, Listening, ListeningState } from '../transport.ts';
import { makeEvent } from './event.ts';
import { OfferFilter } from './offer-filter.ts';
import { type Offer, readOffer } from './offer-text.ts';
import { RelaySocket } from './relay-socket.ts';
import { Seal, tagOf } from './sealed-content.ts';
import { GATHERING_MS } from './timings.ts';

/** With `MAX_OFFERS_PER_SECOND`, a call has at least 4 s before newer calls push it out. */
const MAX_PENDING = 32;

export function listen(
  network: NetworkConfig,
  timings: Timings,
  address: Address,
  listener: CallListener,
): Listening {
  const seal = new Seal(address);
  const filter = new OfferFilter();
  const calls = new PendingCalls(MAX_PENDING);
  const sockets = new Set<RelaySocket>();
  let reportedState: ListeningState = 'opening';

  const registrations = network.nostrRelays.map(
    (relay) =>
      new Registration({
        timings,
        connect: (events) => {
          const socket = new RelaySocket(relay, tagOf(address), timings, {
            open: events.open,
            content: receive,
            ended: () => {
              sockets.delete(socket);
              events.ended('lost');
            },
          });
          sockets.add(socket);
          return {
            close: () => {
              sockets.delete(socket);
              socket.close();
            },
          };
        },
        state: reportState,
      }),
  );

  function reportState(): void {
    const state = bestState(registrations.map((registration) => registration.state));
    if (state === reportedState) return;
    reportedState = state;
    listener.state?.(state);
  }

  function receive(content: string): void {
    if (filter.isRepeated(content)) return;
    const offer = readOffer(seal.open(content) ?? '');
    if (offer && filter.accept(content, performance.now())) void answer(offer).catch(() => {});
  }

  async function answer({ replyTag, code }: Offer): Promise<void> {
    const { heartbeat, connectMs } = timings;
    const call: Call = { caller: replyTag, open: false, end: () => controller.abort() };
    const controller = new AbortController();
    const remove = () => calls.remove(replyTag, call);
    calls.add(replyTag, call);
    try {
      const answered = await answerPairingOffer(code, network.iceServers, {
        heartbeat,
        gatheringMs: GATHERING_MS,
        ended: remove,
      });
      const giveUp = () => answered.close();
      call.end = giveUp;
      if (controller.signal.aborted) return giveUp();
      const event = makeEvent(replyTag, new Seal(address, replyTag).seal(answered.text), Date.now());
      for (const socket of sockets) socket.publish(event);
      const timer = setTimeout(() => {
        remove();
        giveUp();
        listener.failed?.();
      }, connectMs);
      const connection = await answered.connection;
      clearTimeout(timer);
      call.open = true;
      call.end = () => connection.close();
      listener.connected(connection);
    } catch {
      // The offer is malformed, or this browser refuses more connections.
      remove();
    }
  }

  return {
    get state() {
      return reportedState;
    },
    close: () => {
      for (const registration of registrations) registration.close();
    },
  };
}

/** Calls an address through all Nostr relays at once: publishes an offer and waits for its answer. */
import { PairingOffer } from '../pairing/pairing.ts';
import type { NetworkConfig } from '../peerjs/broker.ts';
import type { Timings } from '../peerjs/timings.ts';
import { type Address, type Connection, Unreachable } from '../transport.ts';
import { makeEvent } from './event.ts';
import { writeOffer } from './offer-text.ts';
import { RelaySocket } from './relay-socket.ts';
import { randomTag, Seal, tagOf } from './sealed-content.ts';
import { GATHERING_MS } from './timings.ts';

/** How long the called peer may take to answer: it has to gather its candidates first. */
const ANSWER_MS = 3_000;
/** How often the offer is published: relays keep nothing for a peer that is not listening yet. */
const REPEAT_MS = 1_000;

export async function call(
  network: NetworkConfig,
  timings: Timings,
  address: Address,
  signal?: AbortSignal,
): Promise<Connection> {
  signal?.throwIfAborted();
  const { heartbeat, connectMs } = timings;
  const pendingOffer = PairingOffer.make(network.iceServers, {
    heartbeat,
    connectMs,
    gatheringMs: GATHERING_MS,
  });
  const code = pendingOffer.then(
    ({ text }) => text,
    // Without a network there are no candidates to offer.
    () => Promise.reject(new Unreachable('signalling')),
  );
  const hangUp = () => void pendingOffer.then((offer) => offer.close()).catch(() => {});
  signal?.addEventListener('abort', hangUp);
  try {
    const answer = await answerTo(code, network.nostrRelays, timings, address, signal);
    return await (await pendingOffer).accept(answer);
  } catch (error) {
    hangUp();
    signal?.throwIfAborted();
    throw error instanceof Unreachable ? error : new Unreachable('blocked');
  } finally {
    signal?.removeEventListener('abort', hangUp);
  }
}

/** Publishes an offer until its answer comes. Rejects with `Unreachable`, or with the signal's reason. */
function answerTo(
  offer: Promise<string>,
  relays: readonly URL[],
  timings: Timings,
  address: Address,
  signal?: AbortSignal,
): Promise<string> {
  const replyTag = randomTag();
  const sealing = offer.then((code) => new Seal(address).seal(writeOffer({ replyTag, code })));
  const answerSeal = new Seal(address, replyTag);
  return new Promise((resolve, reject) => {
    let repeat: ReturnType<typeof setInterval> | undefined;
    let deadline: ReturnType<typeof setTimeout> | undefined;
    const usableRelays = new Set(relays);
    let isSettled = false;
    const settle = () => {
      isSettled = true;
      clearInterval(repeat);
      clearTimeout(deadline);
      signal?.removeEventListener('abort', abort);
      for (const socket of sockets) socket.close();
    };
    const fail = (reason: unknown) => {
      settle();
      reject(reason);
    };
    const abort = () => fail(signal?.reason);
    signal?.addEventListener('abort', abort);

    const publish = (content: string) => {
      const event = makeEvent(tagOf(address), content, Date.now());
      for (const socket of sockets) socket.publish(event);
    };
    const begin = async () => {
      const content = await sealing;
      if (isSettled) return;
      publish(content);
      repeat ??= setInterval(() => publish(content), REPEAT_MS);
      deadline ??= setTimeout(() => fail(new Unreachable('nobody')), ANSWER_MS);
    };
    const giveUp = (relay: URL) => {
      usableRelays.delete(relay);
      if (usableRelays.size === 0) fail(new Unreachable('signalling'));
    };
    const sockets = relays.map(
      (relay) =>
        new RelaySocket(relay, replyTag, timings, {
          open: () => void begin().catch(fail),
          content: (content) => {
            const answer = answerSeal.open(content);
            if (answer === null) return;
            settle();
            resolve(answer);
          },
          refused: () => giveUp(relay),
          ended: () => giveUp(relay),
        }),
    );
  });
}

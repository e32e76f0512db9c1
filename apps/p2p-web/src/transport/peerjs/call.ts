/** Calls an address through the brokers in their order, each with a head start over the next, and keeps the first connection. */
import { firstConnection, mostSpecific } from '../first-connection.ts';
import { rtcConnection } from '../rtc-connection.ts';
import { staggerCalls } from '../stagger-calls.ts';
import { type Address, type Connection, Unreachable, type UnreachableReason } from '../transport.ts';
import { liveIceServers, type NetworkConfig, peerIdOf, randomPeerId } from './broker.ts';
import { CallOrder } from './broker-order.ts';
import { Signalling } from './signalling.ts';
import type { TextConnection } from './text-peer.ts';
import type { Timings } from './timings.ts';

/** How long signalling stays open after connecting: late ICE candidates may give a better path. */
const SIGNALLING_LINGER_MS = 3_000;

/**
 * When the call through each broker starts at the latest. Longer than most calls take, so that few need a second broker; short
 * enough that a dead broker is hardly noticed. The list is short, so that a call to nobody does not take much longer.
 */
export const BROKER_STARTS_MS = [0, 500, 1_000];

const callOrder = new CallOrder();

export async function call(
  network: NetworkConfig,
  timings: Timings,
  address: Address,
  signal?: AbortSignal,
): Promise<Connection> {
  // With the same id at each broker, the called peer counts one caller.
  const id = randomPeerId();
  const callThrough = (broker: URL) => async (combinedSignal: AbortSignal) => {
    const connection = await callAt(id, broker, network, timings, address, combinedSignal);
    callOrder.recordConnection(address, broker, performance.now());
    return connection;
  };
  const order = callOrder.orderFor(network.brokers, address, performance.now());
  const startsMs = order.map((_, rank) => BROKER_STARTS_MS[rank] ?? BROKER_STARTS_MS.at(-1)!);
  const calls = [
    // The host may not know the reader's own brokers, so they get no head start.
    ...network.ownBrokers.map(callThrough),
    ...staggerCalls(order.map(callThrough), startsMs),
  ];
  try {
    return await firstConnection(calls, signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw mostSpecific(error);
  }
}

function callAt(
  id: string,
  broker: URL,
  network: NetworkConfig,
  timings: Timings,
  address: Address,
  signal: AbortSignal,
): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let isSettled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (lingerMs: number): boolean => {
      if (isSettled) return false;
      isSettled = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      setTimeout(() => signalling.close(), lingerMs);
      return true;
    };
    const fail = (reason: unknown) => {
      if (settle(0)) reject(reason);
    };
    const abort = () => fail(signal.reason);
    const setDeadline = (timeoutMs: number, reason: UnreachableReason) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new Unreachable(reason)), timeoutMs);
    };

    const signalling: Signalling = new Signalling(id, broker, { config: liveIceServers(network) }, timings, {
      open: () => connect(),
      ended: () => fail(new Unreachable('signalling')),
      // Guests accept no calls.
      peer: (peer) => peer.on('connection', (connection) => connection.close()),
    });
    signal.addEventListener('abort', abort);

    function connect(): void {
      const dataConnection = signalling.peer?.connect(peerIdOf(address), { reliable: true }) as
        | TextConnection
        | undefined;
      if (!dataConnection) {
        fail(new Unreachable('signalling'));
        return;
      }
      setDeadline(timings.answerMs, 'nobody');
      const { peerConnection: pc } = dataConnection;
      pc.addEventListener('signalingstatechange', () => {
        if (pc.signalingState === 'stable') setDeadline(timings.connectMs, 'blocked');
      });
      dataConnection.on('error', () => fail(new Unreachable('blocked')));
      dataConnection.on('close', () => fail(new Unreachable('blocked')));
      dataConnection.on('open', async () => {
        const { pc, channel } = dataConnection.detach();
        if (!settle(SIGNALLING_LINGER_MS)) return pc.close();
        const connection = await rtcConnection(pc, channel, { heartbeat: timings.heartbeat });
        if (connection) resolve(connection);
        else reject(new Unreachable('blocked'));
      });
    }
  });
}

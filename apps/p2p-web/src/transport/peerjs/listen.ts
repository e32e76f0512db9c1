/** Listens at the first brokers in the address's order that answer, and at the brokers of the reader's settings. */
import type { DataConnection } from 'peerjs';
import { bestState, Registration } from '../registration.ts';
import { rtcConnection } from '../rtc-connection.ts';
import type { Address, CallListener, Listening, ListeningState } from '../transport.ts';
import { liveIceServers, type NetworkConfig, peerIdOf, tokenFor } from './broker.ts';
import { brokerOrder } from './broker-order.ts';
import { type Call, PendingCalls } from './pending-calls.ts';
import { RankedRegistrations } from './ranked-registrations.ts';
import { Signalling } from './signalling.ts';
import { TextConnection } from './text-peer.ts';
import type { Timings } from './timings.ts';

export function listen(
  network: NetworkConfig,
  timings: Timings,
  address: Address,
  listener: CallListener,
): Listening {
  const calls = new PendingCalls();
  const id = peerIdOf(address);
  let reportedState: ListeningState = 'opening';
  let reportedPending = 0;
  const ownRegistrations = network.ownBrokers.map(register);
  const order = brokerOrder(network.brokers, address);
  const ranked = new RankedRegistrations({
    brokers: order.length,
    lingerMs: timings.connectMs,
    register: (rank) => register(order[rank]!),
  });

  function register(broker: URL): Registration {
    const accepts = (dataConnection: DataConnection) =>
      accept(dataConnection, `${dataConnection.peer} at ${broker.href}`);
    return new Registration({
      timings,
      connect: (listener) =>
        new Signalling(
          id,
          broker,
          { config: liveIceServers(network), token: tokenFor(id, broker) },
          timings,
          { ...listener, peer: (peer) => peer.on('connection', accepts) },
        ),
      state: () => {
        ranked.update();
        reportState();
      },
    });
  }

  function reportState(): void {
    const state = bestState([
      ...ownRegistrations.map((registration) => registration.state),
      ...ranked.states,
    ]);
    if (state === reportedState) return;
    reportedState = state;
    listener.state?.(state);
  }

  function reportPending(): void {
    const { pending } = calls;
    if (pending === reportedPending) return;
    reportedPending = pending;
    listener.pending?.(pending);
  }

  function accept(dataConnection: DataConnection, key: string): void {
    if (!(dataConnection instanceof TextConnection)) {
      dataConnection.close?.();
      return;
    }
    const call: Call = { caller: dataConnection.peer, open: false, end: () => dataConnection.close() };
    const remove = () => {
      calls.remove(key, call);
      reportPending();
    };
    const giveUp = () => {
      clearTimeout(timer);
      remove();
      dataConnection.close();
      if (!calls.isConnected(call.caller)) listener.failed?.();
    };
    const timer = setTimeout(giveUp, timings.connectMs);
    calls.add(key, call);
    reportPending();
    dataConnection.on('error', giveUp);
    dataConnection.on('open', async () => {
      clearTimeout(timer);
      const { pc, channel } = dataConnection.detach();
      const ended = () => {
        remove();
        dataConnection.forget();
      };
      call.open = true;
      call.end = () => pc.close();
      const connection = await rtcConnection(pc, channel, { heartbeat: timings.heartbeat, ended });
      if (!connection) return ended();
      call.end = () => connection.lost();
      listener.connected(connection);
      reportPending();
    });
  }

  // Without a broker the state is `lost`. It is reported asynchronously, like every state.
  if (order.length + ownRegistrations.length === 0) queueMicrotask(reportState);
  return {
    get state() {
      return reportedState;
    },
    close: () => {
      for (const registration of [...ownRegistrations, ranked]) registration.close();
    },
  };
}

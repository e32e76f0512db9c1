/** Listens at all brokers, so that a guest who reaches any of them finds the table. */
import type { DataConnection } from 'peerjs';
import { rtcConnection } from '../rtc-connection.ts';
import type { Address, CallListener, Listening, ListeningState } from '../transport.ts';
import { type NetworkConfig, peerIdOf } from './broker.ts';
import { BrokerRegistration } from './broker-registration.ts';
import { type Call, PendingCalls } from './pending-calls.ts';
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
  const registrations = network.brokers.map(
    (broker) =>
      new BrokerRegistration({
        broker,
        id,
        network,
        timings,
        connection: (dataConnection) => accept(dataConnection, `${dataConnection.peer} at ${broker.href}`),
        state: () => reportState(),
      }),
  );

  function reportState(): void {
    const state = bestState(registrations.map((registration) => registration.state));
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
  if (registrations.length === 0) queueMicrotask(reportState);
  return {
    get state() {
      return reportedState;
    },
    close: () => {
      for (const registration of registrations) registration.close();
    },
  };
}

function bestState(states: readonly ListeningState[]): ListeningState {
  const order: ListeningState[] = ['open', 'taken', 'opening', 'lost'];
  return order.find((state) => states.includes(state)) ?? 'lost';
}

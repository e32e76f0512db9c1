/** Listens at every broker of the list: whichever of them a guest reaches, it finds the table. */
import type { DataConnection } from 'peerjs';
import { rtcLine } from '../rtc.ts';
import type { Address, Caller, Listening, ListeningState } from '../transport.ts';
import { idOf } from './broker.ts';
import { Callers, type Caller as Knocking } from './callers.ts';
import { Post } from './post.ts';
import { TextConnection } from './text-peer.ts';
import type { Times } from './times.ts';

export interface Network {
  readonly brokers: readonly URL[];
  readonly iceServers: readonly RTCIceServer[];
}

export function listen(network: Network, times: Times, address: Address, caller: Caller): Listening {
  const callers = new Callers();
  const id = idOf(address);
  let told: ListeningState = 'opening';
  let waiting = 0;
  const posts = network.brokers.map(
    (broker) =>
      new Post({
        broker,
        id,
        iceServers: network.iceServers,
        times,
        connection: (connection) => admit(connection, `${connection.peer} at ${broker.href}`),
        state: () => tell(),
      }),
  );

  function tell(): void {
    const state = together(posts.map((post) => post.state));
    if (state === told) return;
    told = state;
    caller.state?.(state);
  }

  function count(): void {
    if (callers.waiting === waiting) return;
    waiting = callers.waiting;
    caller.door?.(waiting);
  }

  function admit(connection: DataConnection, name: string): void {
    if (!(connection instanceof TextConnection)) {
      connection.close?.();
      return;
    }
    const knocking: Knocking = { who: connection.peer, open: false, end: () => connection.close() };
    const leave = () => {
      callers.remove(name, knocking);
      count();
    };
    const giveUp = () => {
      clearTimeout(timer);
      leave();
      connection.close();
    };
    const timer = setTimeout(giveUp, times.connect);
    callers.add(name, knocking);
    count();
    connection.on('error', giveUp);
    connection.on('open', async () => {
      clearTimeout(timer);
      const { pc, channel } = connection.release();
      const over = () => {
        leave();
        connection.forget();
      };
      knocking.open = true;
      knocking.end = () => pc.close();
      const line = await rtcLine(pc, channel, { times: times.pulse, over });
      if (!line) return over();
      knocking.end = () => line.lost();
      caller.link(line);
      count();
    });
  }

  // Without a broker nobody can call; said later, as everything else is.
  if (posts.length === 0) queueMicrotask(tell);
  return {
    get state() {
      return told;
    },
    close: () => {
      for (const post of posts) post.close();
    },
  };
}

function together(states: readonly ListeningState[]): ListeningState {
  const order: ListeningState[] = ['open', 'taken', 'opening', 'lost'];
  return order.find((state) => states.includes(state)) ?? 'lost';
}

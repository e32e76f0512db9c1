/** Connects tabs of one browser. The connections need no fingerprints: only pages of this origin can use a BroadcastChannel. */
import { acquireTabLock } from '../storage/tab-lock.ts';
import type { HeartbeatTimes } from './heartbeat.ts';
import { HeartbeatConnection } from './heartbeat-connection.ts';
import {
  type Address,
  type CallListener,
  type Connection,
  type Listening,
  type ListeningState,
  type Transport,
  Unreachable,
} from './transport.ts';

export interface BroadcastOptions {
  readonly heartbeat?: HeartbeatTimes;
  readonly callTimeoutMs?: number;
}

/** How often a tab retries an address that another tab holds. */
const TAKEN_RETRY_MS = 1_000;

/** A call posts the name of a fresh channel here; the listening tab answers with `ACCEPT` on that channel. */
const channelNameOf = (address: Address) => `cheeseboard at ${address}`;
const ACCEPT = '^';

export function broadcastTransport({ heartbeat, callTimeoutMs = 1_500 }: BroadcastOptions = {}): Transport {
  const connectionOver = (channel: BroadcastChannel): HeartbeatConnection => {
    const connection = new HeartbeatConnection(
      {
        send: (frame) => channel.postMessage(frame),
        close: () => channel.close(),
        abort: () => channel.close(),
      },
      { fingerprints: null, ...(heartbeat ? { heartbeat } : {}) },
    );
    channel.onmessage = ({ data }) => connection.receive(data);
    return connection;
  };

  function listen(address: Address, listener: CallListener): Listening {
    let state: ListeningState = 'opening';
    let close: (() => void) | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const setState = (newState: ListeningState) => {
      if (state === newState) return;
      state = newState;
      listener.state?.(newState);
    };
    const acquire = async () => {
      const lock = await acquireTabLock(channelNameOf(address)).catch(() => null);
      if (isClosed) return lock?.release();
      if (!lock) {
        setState('taken');
        retry = setTimeout(acquire, TAKEN_RETRY_MS);
        return;
      }
      const channel = new BroadcastChannel(channelNameOf(address));
      channel.onmessage = ({ data }) => {
        if (typeof data !== 'string') return;
        const callChannel = new BroadcastChannel(data);
        const connection = connectionOver(callChannel);
        callChannel.postMessage(ACCEPT);
        listener.connected(connection);
      };
      close = () => {
        channel.close();
        lock.release();
      };
      setState('open');
    };
    void acquire();
    return {
      get state() {
        return state;
      },
      close: () => {
        isClosed = true;
        clearTimeout(retry);
        close?.();
        close = null;
      },
    };
  }

  function call(address: Address, signal?: AbortSignal): Promise<Connection> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const name = `cheeseboard call ${[...crypto.getRandomValues(new Uint32Array(4))].join('-')}`;
      const callChannel = new BroadcastChannel(name);
      const listenerChannel = new BroadcastChannel(channelNameOf(address));
      const cleanUp = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        listenerChannel.close();
      };
      const fail = (reason: unknown) => {
        cleanUp();
        callChannel.close();
        reject(reason);
      };
      const abort = () => fail(signal?.reason);
      const timer = setTimeout(() => fail(new Unreachable('nobody')), callTimeoutMs);
      signal?.addEventListener('abort', abort);
      callChannel.onmessage = ({ data }) => {
        if (data !== ACCEPT) return;
        cleanUp();
        resolve(connectionOver(callChannel));
      };
      listenerChannel.postMessage(name);
    });
  }

  return { listen, call };
}

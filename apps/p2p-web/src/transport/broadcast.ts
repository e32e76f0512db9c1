/** Tabs of one browser. No server, no fingerprints: nobody but this site's own pages can speak here. */
import { acquireTabLock } from '../storage/tab-lock.ts';
import { Line } from './line.ts';
import type { PulseTimes } from './pulse.ts';
import {
  type Address,
  type Caller,
  type Link,
  type Listening,
  type ListeningState,
  type Transport,
  Unreachable,
} from './transport.ts';

export interface BroadcastOptions {
  readonly times?: PulseTimes;
  /** How long a call waits for an answer, in milliseconds. */
  readonly patience?: number;
}

/** How often a tab asks for an address that another one has. */
const askAgain = 1_000;

/** A call names the channel on which the two will speak; whoever listens says `up` there. */
const place = (address: Address) => `cheeseboard at ${address}`;
const up = '^';

export function broadcastTransport({ times, patience = 1_500 }: BroadcastOptions = {}): Transport {
  const lineOn = (channel: BroadcastChannel): Line => {
    const line = new Line(
      {
        send: (frame) => channel.postMessage(frame),
        close: () => channel.close(),
        cut: () => channel.close(),
      },
      { fingerprints: null, ...(times ? { times } : {}) },
    );
    channel.onmessage = ({ data }) => line.receive(data);
    return line;
  };

  function listen(address: Address, caller: Caller): Listening {
    let state: ListeningState = 'opening';
    let close: (() => void) | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const setState = (next: ListeningState) => {
      if (state === next) return;
      state = next;
      caller.state?.(next);
    };
    const ask = async () => {
      const held = await acquireTabLock(place(address)).catch(() => null);
      if (over) return held?.release();
      if (!held) {
        setState('taken');
        again = setTimeout(ask, askAgain);
        return;
      }
      const channel = new BroadcastChannel(place(address));
      channel.onmessage = ({ data }) => {
        if (typeof data !== 'string') return;
        const speaking = new BroadcastChannel(data);
        const line = lineOn(speaking);
        speaking.postMessage(up);
        caller.link(line);
      };
      close = () => {
        channel.close();
        held.release();
      };
      setState('open');
    };
    void ask();
    return {
      get state() {
        return state;
      },
      close: () => {
        over = true;
        clearTimeout(again);
        close?.();
        close = null;
      },
    };
  }

  function call(address: Address, signal?: AbortSignal): Promise<Link> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const name = `cheeseboard line ${[...crypto.getRandomValues(new Uint32Array(4))].join('-')}`;
      const speaking = new BroadcastChannel(name);
      const asking = new BroadcastChannel(place(address));
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        asking.close();
      };
      const fail = (reason: unknown) => {
        end();
        speaking.close();
        reject(reason);
      };
      const giveUp = () => fail(signal?.reason);
      const timer = setTimeout(() => fail(new Unreachable('nobody')), patience);
      signal?.addEventListener('abort', giveUp);
      speaking.onmessage = ({ data }) => {
        if (data !== up) return;
        end();
        resolve(lineOn(speaking));
      };
      asking.postMessage(name);
    });
  }

  return { listen, call };
}

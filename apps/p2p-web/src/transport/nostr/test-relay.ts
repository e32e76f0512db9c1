/** Tests a relay as a table uses it: publishes an event and waits until the relay passes it on. */
import type { Timings } from '../peerjs/timings.ts';
import { makeEvent } from './event.ts';
import { RelaySocket } from './relay-socket.ts';
import { randomTag } from './sealed-content.ts';

export function passesEventsOn(relay: URL, timings: Pick<Timings, 'brokerMs' | 'echoMs'>): Promise<boolean> {
  return new Promise((resolve) => {
    const tag = randomTag();
    const done = (passesOn: boolean) => {
      clearTimeout(timer);
      socket.close();
      resolve(passesOn);
    };
    const timer = setTimeout(() => done(false), timings.brokerMs);
    const socket = new RelaySocket(relay, tag, timings, {
      open: () => socket.publish(makeEvent(tag, tag, Date.now())),
      content: (content) => content === tag && done(true),
      refused: () => done(false),
      ended: () => done(false),
    });
  });
}

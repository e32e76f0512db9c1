/** A stranger with the link listens at the other host addresses and answers faster than the host: guests get in all the same. */
import { expect, test } from 'vitest';
import { framesOf } from '../src/protocol/frames.ts';
import { PROTOCOL } from '../src/protocol/handshake.ts';
import { write } from '../src/protocol/messages.ts';
import { hostAddress } from '../src/protocol/room.ts';
import type { Connection } from '../src/transport/transport.ts';
import { memoryWorld, openForTwo } from './kit/browsers.ts';

/** Ada's table with a free seat for Ben, whom Eve's answers reach 50 ms before Ada's. */
async function openLobby(seed: string, answer: (connection: Connection) => void) {
  const world = memoryWorld(seed);
  const { clock, network, browser } = world;
  const ada = browser('Ada');
  const { room, host } = await openForTwo(clock, ada, { away: 'bot' });
  const phone = browser('Ben');
  const innerTransport = await phone.services.transport();
  const trueAddress = hostAddress(room, 0);
  phone.services.transport = async () => ({
    ...innerTransport,
    // The host's network takes 50 ms longer than Eve's.
    call: async (address, signal) => {
      if (address === trueAddress) await new Promise<void>((resolve) => void clock.after(50, resolve));
      return innerTransport.call(address, signal);
    },
  });
  const listenAsEve = () => {
    for (const offset of [1, 2, 3])
      network.transport('Eve').listen(hostAddress(room, 0, offset), {
        connected: answer,
      });
  };
  return { ...world, room, host, phone, listenAsEve };
}

const say = (why: 'moved' | 'older') => (connection: Connection) =>
  connection.listen({
    text: () => {
      for (const text of framesOf(write({ t: 'bye', v: PROTOCOL, why }))) connection.send(text);
    },
    closed: () => {},
  });
const stayMute = (connection: Connection) => connection.listen({ text: () => {}, closed: () => {} });

const answers = [
  ['moved', say('moved')],
  ['older', say('older')],
  ['goodbye', (connection: Connection) => connection.close()],
  ['nothing', stayMute],
] as const;

/** Waits until the condition holds, but at most `ms`. Returns how long it took. */
const waitFor = async (
  clock: { now: number; tick(): Promise<boolean> },
  ms: number,
  until: () => boolean,
) => {
  const startMs = clock.now;
  while (!until() && clock.now - startMs < ms) await clock.tick();
  return clock.now - startMs;
};

test.each(answers)('a newcomer gets in while Eve says %s at the other addresses', async (how, answer) => {
  const { clock, host, phone, listenAsEve } = await openLobby(`newcomer ${how}`, answer);
  listenAsEve();
  const ben = (await phone.tables.join(host.invitation))!;
  const ms = await waitFor(clock, 600_000, () => ben.connection.state === 'open');
  expect(ben.connection.state).toBe('open');
  expect(ms).toBeLessThan(10_000);
});

test.each(answers)('a guest comes back while Eve says %s at the other addresses', async (how, answer) => {
  const { clock, network, host, phone, listenAsEve } = await openLobby(`returning ${how}`, answer);
  const ben = (await phone.tables.join(host.invitation))!;
  await clock.until(() => ben.connection.state === 'open');
  listenAsEve();
  network.cut('Ada', 'Ben');
  await clock.until(() => ben.connection.state === 'connecting');
  const ms = await waitFor(clock, 600_000, () => ben.connection.state === 'open');
  expect(ben.connection.state).toBe('open');
  expect(ms).toBeLessThan(10_000);
});

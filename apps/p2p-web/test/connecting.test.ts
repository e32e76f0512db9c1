/** Who is on the way in, before anybody knows who: the host sees it, the others pay nothing for it. */
import { expect, test } from 'vitest';
import { addressOf, readInvitation } from '../src/protocol/room.ts';
import type { CallListener } from '../src/transport/transport.ts';
import { memoryWorld, quiet } from './kit/browsers.ts';
import type { Intercept } from './kit/intercept.ts';

async function lobby(seed: string) {
  let toBen = 0;
  const intercept: Intercept = ({ to, text }) => {
    if (to === 'Ben') toBen += 1;
    return [text];
  };
  const home = memoryWorld(seed, undefined, { intercept });
  const { clock, network, browser } = home;
  const ada = browser('Ada');
  // What the network tells the host, for the test to tell it more.
  const listeners: CallListener[] = [];
  const transport = await ada.services.transport();
  ada.services.transport = async () => ({
    ...transport,
    listen: (address, listener) => {
      listeners.push(listener);
      return transport.listen(address, listener);
    },
  });
  const { room } = await ada.tables.create({
    game: 'gouda-gouda',
    options: {},
    policy: { away: 'wait', undo: 'ask', takeover: true, clock: null, breath: 2 },
    chairs: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  });
  const host = (await ada.tables.host(room))!;
  await clock.until(() => host.line.state === 'open' && host.listening === 'open');
  const counts: number[] = [];
  host.subscribe(() => {
    const count = host.hosted!.connecting!;
    if (count !== (counts.at(-1) ?? 0)) counts.push(count);
  });
  const address = addressOf(readInvitation(host.invitation)!.secret, 0);
  const stranger = () => network.transport('stranger').call(address);
  return { ...home, host, counts, stranger, door: listeners[0]!.pending!, toldBen: () => toBen };
}

test('somebody is connecting until they are known', async () => {
  const { clock, browser, host, counts } = await lobby('known');
  expect(host.hosted!.connecting).toBe(0);
  const ben = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => ben.line.state === 'open');
  expect(host.state!.people).toHaveLength(2);
  expect(counts).toEqual([1, 0]);
});

test('who is at the door counts, too, and who says nothing is not waited for', async () => {
  const { clock, host, counts, stranger, door } = await lobby('silent');
  door(1);
  const line = await stranger();
  door(0);
  await quiet();
  expect(host.hosted!.connecting).toBe(1);
  line.close();
  await quiet();
  expect(host.hosted!.connecting).toBe(0);
  await stranger();
  await quiet();
  const from = clock.now;
  await clock.until(() => host.hosted!.connecting === 0);
  expect(clock.now - from).toBe(10_000);
  expect(counts).toEqual([1, 2, 1, 0, 1, 0]);
});

test('however many strangers come, few are counted, and nobody else hears of them', async () => {
  const { clock, browser, host, counts, stranger, toldBen } = await lobby('flood');
  const ben = (await browser('Ben').tables.join(host.invitation))!;
  await clock.until(() => ben.line.state === 'open');
  const before = toldBen();
  expect(before).toBeGreaterThan(0);
  for (let more = 0; more < 300; more++) {
    const line = await stranger();
    if (more % 2 === 0) line.close();
  }
  await clock.until(() => host.hosted!.connecting === 0);
  expect(Math.max(...counts)).toBe(8);
  expect(toldBen()).toBe(before);
});

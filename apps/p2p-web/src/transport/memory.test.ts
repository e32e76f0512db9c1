import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delayScheduler, fastCheckScheduler, MemoryNetwork, microtaskScheduler } from './memory.ts';
import type { Connection, ListeningState } from './transport.ts';

/** Records everything that an end receives, in order. */
function record(connection: Connection): string[] {
  const receivedTexts: string[] = [];
  connection.listen({
    text: (text) => receivedTexts.push(text),
    shaky: (shaky) => receivedTexts.push(shaky ? '(shaky)' : '(steady)'),
    closed: () => receivedTexts.push('(closed)'),
  });
  return receivedTexts;
}

/** Resolves when everything on its way has arrived. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function pair(network = new MemoryNetwork()) {
  const connections: Connection[] = [];
  const states: ListeningState[] = [];
  const listening = network.transport('host').listen('room', {
    connected: (connection) => connections.push(connection),
    state: (state) => states.push(state),
  });
  await settle();
  const guest = await network.transport('guest').call('room');
  return { network, listening, states, host: connections[0]!, guest };
}

test('delivers in order both ways with matching fingerprints', async () => {
  const { host, guest, listening } = await pair();
  const records = [record(host), record(guest)];
  for (const text of ['a', 'b', 'c']) guest.send(text);
  host.send('d');
  await settle();
  expect(records).toEqual([['a', 'b', 'c'], ['d']]);
  expect(host.fingerprints!.own).toBe(guest.fingerprints!.other);
  expect(host.fingerprints!.other).toBe(guest.fingerprints!.own);
  expect(listening.state).toBe('open');
});

test('buffers texts until there is a listener', async () => {
  const { host, guest } = await pair();
  guest.send('early');
  guest.close();
  await settle();
  expect(record(host)).toEqual(['early', '(closed)']);
});

test('close arrives after everything sent, at the other end only', async () => {
  const { host, guest } = await pair();
  const records = [record(host), record(guest)];
  guest.send('last');
  guest.close();
  guest.send('never');
  await settle();
  host.send('never');
  await settle();
  expect(records).toEqual([['last', '(closed)'], []]);
});

test('a cut loses texts in flight and is reported to both ends', async () => {
  const { network, host, guest } = await pair(new MemoryNetwork(delayScheduler(1)));
  const records = [record(host), record(guest)];
  guest.send('lost');
  network.cut('host', 'guest');
  await expect.poll(() => records).toEqual([['(closed)'], ['(closed)']]);
});

test('a blackout delays everything until it is over', async () => {
  const { network, host, guest, states } = await pair();
  const records = [record(host), record(guest)];
  const restore = network.blackout('host');
  guest.send('held');
  await settle();
  await expect(network.transport('host').call('room')).rejects.toMatchObject({ reason: 'signalling' });
  await expect(network.transport('other').call('room')).rejects.toMatchObject({ reason: 'nobody' });
  expect(records).toEqual([['(shaky)'], ['(shaky)']]);
  restore();
  await settle();
  expect(records).toEqual([
    ['(shaky)', '(steady)', 'held'],
    ['(shaky)', '(steady)'],
  ]);
  expect(states).toEqual(['open', 'lost', 'open']);
});

test('a crash is reported to the other end and frees the address', async () => {
  const { network, host, guest } = await pair();
  const records = [record(host), record(guest)];
  network.crash('host');
  await settle();
  expect(records).toEqual([[], ['(closed)']]);
  await expect(network.transport('guest').call('room')).rejects.toMatchObject({ reason: 'nobody' });
});

test('a taken address is granted once it is free', async () => {
  const { network, listening } = await pair();
  const states: ListeningState[] = [];
  network.transport('late').listen('room', { connected: () => {}, state: (state) => states.push(state) });
  await settle();
  listening.close();
  await settle();
  expect(states).toEqual(['taken', 'open']);
});

test('a call can be aborted', async () => {
  const network = new MemoryNetwork(delayScheduler(20));
  const controller = new AbortController();
  const call = network.transport('guest').call('room', controller.signal);
  controller.abort(new Error('enough'));
  await expect(call).rejects.toThrow('enough');
});

test('under any schedule each direction delivers a prefix in order', async () => {
  let reordered = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.nat(2), fc.constantFrom('say', 'answer', 'cut', 'close')), {
        minLength: 10,
        maxLength: 30,
      }),
      async (s, steps) => {
        const network = new MemoryNetwork(fastCheckScheduler(s));
        const ends: {
          guest: Connection;
          host: Connection;
          sent: [string[], string[]];
          received: [string[], string[]];
        }[] = [];
        const order: string[] = [];
        for (const n of [0, 1, 2]) {
          const accepted: Connection[] = [];
          network
            .transport('host')
            .listen(`room ${n}`, { connected: (connection) => accepted.push(connection) });
          await s.waitAll();
          const guest = await s.waitFor(network.transport(`guest ${n}`).call(`room ${n}`));
          const host = accepted[0]!;
          const received: [string[], string[]] = [[], []];
          host.listen({
            text: (text) => order.push(text) && received[0].push(text),
            closed: () => received[0].push('end'),
          });
          guest.listen({
            text: (text) => order.push(text) && received[1].push(text),
            closed: () => received[1].push('end'),
          });
          ends.push({ guest, host, received, sent: [[], []] });
        }
        steps.forEach(([n, step], index) => {
          const { guest, host, sent } = ends[n]!;
          const text = String(index).padStart(3, '0');
          if (step === 'say') guest.send(sent[0][sent[0].push(text) - 1]!);
          else if (step === 'answer') host.send(sent[1][sent[1].push(text) - 1]!);
          else if (step === 'cut') network.cut('host', `guest ${n}`);
          else guest.close();
        });
        await s.waitAll();
        if (order.join() !== [...order].sort().join()) reordered++;
        for (const { sent, received } of ends) {
          for (const side of [0, 1] as const) {
            const texts = received[side].filter((text) => text !== 'end');
            expect(received[side].indexOf('end')).toBeOneOf([-1, texts.length]);
            expect(sent[side].slice(0, texts.length)).toEqual(texts);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(reordered).toBeGreaterThan(0);
});

test('microtaskScheduler runs after the current task', async () => {
  const order: string[] = [];
  microtaskScheduler(() => order.push('later'), '');
  order.push('now');
  await settle();
  expect(order).toEqual(['now', 'later']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HeartbeatConnection } from './heartbeat-connection.ts';
import { MAX_MESSAGE_UTF16_UNITS } from './transport.ts';

/** A connection over a channel that the test controls. */
function connect() {
  const sent: string[] = [];
  const channel: string[] = [];
  const events: string[] = [];
  let isBroken = false;
  const connection = new HeartbeatConnection(
    {
      send: (frame) => {
        if (isBroken) throw new Error('broken');
        sent.push(frame);
      },
      close: () => channel.push('close'),
      abort: () => channel.push('abort'),
    },
    { fingerprints: null, ended: () => channel.push('ended') },
  );
  const listen = () =>
    connection.listen({
      text: (text) => events.push(text),
      shaky: (shaky) => events.push(`(${shaky})`),
      closed: () => events.push('(closed)'),
    });
  return {
    connection,
    sent,
    channel,
    events,
    listen,
    breakChannel: () => {
      isBroken = true;
    },
  };
}

test('delivers any text unchanged', () => {
  const nearEnd = connect();
  const farEnd = connect();
  farEnd.listen();
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '=', '.', '\n', 'é', '🧀', '\u2028') }), (text) => {
      nearEnd.connection.send(text);
      farEnd.connection.receive(nearEnd.sent.pop());
      expect(farEnd.events.pop()).toBe(text);
    }),
  );
  for (const { connection } of [nearEnd, farEnd]) connection.close();
});

test('accepts the longest text, closes on a longer one, refuses to send one', () => {
  const { connection, sent, events, channel, listen } = connect();
  listen();
  expect(() => connection.send('x'.repeat(MAX_MESSAGE_UTF16_UNITS + 1))).toThrow(RangeError);
  connection.send('x'.repeat(MAX_MESSAGE_UTF16_UNITS));
  connection.receive(sent.at(-1));
  expect(events.pop()).toHaveLength(MAX_MESSAGE_UTF16_UNITS);
  connection.receive(`=${'x'.repeat(MAX_MESSAGE_UTF16_UNITS + 1)}`);
  expect(events).toEqual(['(closed)']);
  expect(channel).toEqual(['ended', 'abort']);
});

test('survives any input and reports the end once', () => {
  const frame = fc.oneof(
    fc.string(),
    fc.constantFrom('=a', '=', '?', '!', 'h', 's', '.', ''),
    fc.uint8Array({ maxLength: 8 }),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.array(frame), fc.boolean(), (frames, listensFirst) => {
      const { connection, events, listen } = connect();
      if (listensFirst) listen();
      for (const eachFrame of frames) connection.receive(eachFrame);
      connection.lost();
      connection.receive('=never');
      if (!listensFirst) listen();
      expect(events.filter((text) => text === '(closed)')).toHaveLength(1);
      expect(events.at(-1)).toBe('(closed)');
    }),
  );
});

test('answers a ping', () => {
  const { connection, sent } = connect();
  connection.receive('?');
  expect(sent).toEqual(['!']);
  connection.close();
});

test('close tells the other end but not its own listener', () => {
  const { connection, sent, channel, events, listen } = connect();
  listen();
  connection.close();
  connection.close();
  connection.send('never');
  expect([sent, channel, events]).toEqual([['.'], ['ended', 'close'], []]);
});

test('reports a channel that fails during send as closed', async () => {
  const { connection, channel, events, listen, breakChannel } = connect();
  listen();
  breakChannel();
  connection.send('into the void');
  expect(events).toEqual([]);
  await Promise.resolve();
  expect([channel, events]).toEqual([['ended', 'abort'], ['(closed)']]);
});

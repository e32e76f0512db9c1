import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Line } from './line.ts';
import { longestText } from './transport.ts';

/** A line whose wire is in the hand of the test. */
function hang() {
  const sent: string[] = [];
  const wire: string[] = [];
  const heard: string[] = [];
  let broken = false;
  const line = new Line(
    {
      send: (frame) => {
        if (broken) throw new Error('broken');
        sent.push(frame);
      },
      close: () => wire.push('close'),
      cut: () => wire.push('cut'),
    },
    { fingerprints: null, over: () => wire.push('over') },
  );
  const listen = () =>
    line.listen({
      text: (text) => heard.push(text),
      shaky: (shaky) => heard.push(`(${shaky})`),
      closed: () => heard.push('(closed)'),
    });
  return {
    line,
    sent,
    wire,
    heard,
    listen,
    snap: () => {
      broken = true;
    },
  };
}

test('delivers any text unchanged', () => {
  const here = hang();
  const there = hang();
  there.listen();
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '=', '.', '\n', 'é', '🧀', '\u2028') }), (text) => {
      here.line.send(text);
      there.line.receive(here.sent.pop());
      expect(there.heard.pop()).toBe(text);
    }),
  );
  for (const { line } of [here, there]) line.close();
});

test('accepts the longest text, closes on a longer one, refuses to send one', () => {
  const { line, sent, heard, wire, listen } = hang();
  listen();
  expect(() => line.send('x'.repeat(longestText + 1))).toThrow(RangeError);
  line.send('x'.repeat(longestText));
  line.receive(sent.at(-1));
  expect(heard.pop()).toHaveLength(longestText);
  line.receive(`=${'x'.repeat(longestText + 1)}`);
  expect(heard).toEqual(['(closed)']);
  expect(wire).toEqual(['over', 'cut']);
});

test('survives any input and reports the end once', () => {
  const frame = fc.oneof(
    fc.string(),
    fc.constantFrom('=a', '=', '?', '!', 'h', 's', '.', ''),
    fc.uint8Array({ maxLength: 8 }),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.array(frame), fc.boolean(), (frames, early) => {
      const { line, heard, listen } = hang();
      if (early) listen();
      for (const one of frames) line.receive(one);
      line.lost();
      line.receive('=never');
      if (!early) listen();
      expect(heard.filter((text) => text === '(closed)')).toHaveLength(1);
      expect(heard.at(-1)).toBe('(closed)');
    }),
  );
});

test('answers a ping', () => {
  const { line, sent } = hang();
  line.receive('?');
  expect(sent).toEqual(['!']);
  line.close();
});

test('close tells the other end but not its own listener', () => {
  const { line, sent, wire, heard, listen } = hang();
  listen();
  line.close();
  line.close();
  line.send('never');
  expect([sent, wire, heard]).toEqual([['.'], ['over', 'close'], []]);
});

test('reports a wire that fails during send as closed', async () => {
  const { line, wire, heard, listen, snap } = hang();
  listen();
  snap();
  line.send('into the void');
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect([wire, heard]).toEqual([['over', 'cut'], ['(closed)']]);
});

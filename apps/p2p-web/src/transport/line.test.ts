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

test('texts of any kind come through as they are', () => {
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

test('the longest text is let in, a longer one ends the line; one’s own is refused', () => {
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

test('whatever arrives, nothing breaks, and the end is said once and last', () => {
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

test('a question is answered', () => {
  const { line, sent } = hang();
  line.receive('?');
  expect(sent).toEqual(['!']);
  line.close();
});

test('close says goodbye, and one’s own listener nothing', () => {
  const { line, sent, wire, heard, listen } = hang();
  listen();
  line.close();
  line.close();
  line.send('never');
  expect([sent, wire, heard]).toEqual([['.'], ['over', 'close'], []]);
});

test('a wire that breaks while one speaks is a line that is gone, a moment later', async () => {
  const { line, wire, heard, listen, snap } = hang();
  listen();
  snap();
  line.send('into the void');
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect([wire, heard]).toEqual([['over', 'cut'], ['(closed)']]);
});

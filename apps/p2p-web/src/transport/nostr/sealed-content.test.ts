import { expect, test } from 'vitest';
import { Seal, tagOf } from './sealed-content.ts';

test('only somebody who knows the address opens a content', () => {
  const content = new Seal('cb-room').seal('an offer');
  expect(content).toMatch(/^[\w-]+$/);
  expect(new Seal('cb-room').open(content)).toBe('an offer');
  expect(new Seal('cb-other').open(content)).toBeNull();
});

test('a content that was changed, cut, or is no content at all is not opened', () => {
  const seal = new Seal('cb-room');
  const content = seal.seal('an offer');
  const first = content[0] === 'A' ? 'B' : 'A';
  for (const wrong of [first + content.slice(1), content.slice(0, -4), '', 'x', '§', 'A'.repeat(5_000)])
    expect(seal.open(wrong)).toBeNull();
});

test('a text is sealed differently each time', () => {
  const seal = new Seal('cb-room');
  expect(seal.seal('an offer')).not.toBe(seal.seal('an offer'));
});

test('the tag shows neither the address nor the tag of another one', () => {
  expect(tagOf('cb-room')).toMatch(/^[\da-f]{64}$/);
  expect(tagOf('cb-room')).not.toBe(tagOf('cb-rooM'));
});

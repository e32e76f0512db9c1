import { matchFilter } from 'nostr-tools/filter';
import { isEphemeralKind } from 'nostr-tools/kinds';
import { verifyEvent } from 'nostr-tools/pure';
import { expect, test } from 'vitest';
import { KIND, makeEvent, TAG } from './event.ts';

test('nostr-tools accepts an event, and no changed one', () => {
  const event = makeEvent('0123', 'a sealed text', 1_700_000_000_999);
  const copy = JSON.parse(JSON.stringify(event));
  expect(verifyEvent(copy)).toBe(true);
  expect(verifyEvent({ ...JSON.parse(JSON.stringify(event)), content: 'another text' })).toBe(false);
  expect(event.created_at).toBe(1_700_000_000);
});

test('relays pass an event on by its tag, and store nothing', () => {
  const event = JSON.parse(JSON.stringify(makeEvent('0123', '', 0)));
  expect(isEphemeralKind(KIND)).toBe(true);
  expect(matchFilter({ kinds: [KIND], [`#${TAG}`]: ['0123'] }, event)).toBe(true);
  expect(matchFilter({ kinds: [KIND], [`#${TAG}`]: ['4567'] }, event)).toBe(false);
});

test('no two events have the same author', () => {
  expect(makeEvent('0123', '', 0).pubkey).not.toBe(makeEvent('0123', '', 0).pubkey);
});

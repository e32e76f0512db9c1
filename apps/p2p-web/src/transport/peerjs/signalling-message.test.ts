import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSignallingMessage } from './signalling-message.ts';

const offer = {
  type: 'OFFER',
  src: 'somebody',
  dst: 'us',
  payload: {
    type: 'data',
    connectionId: 'dc_1',
    label: 'x',
    reliable: true,
    sdp: { type: 'offer', sdp: 'v=0' },
  },
};

test('accepts what PeerServer and PeerJS send', () => {
  expect(isSignallingMessage({ type: 'OPEN' })).toBe(true);
  expect(isSignallingMessage({ type: 'ID-TAKEN', payload: { msg: 'ID is taken' } })).toBe(true);
  expect(isSignallingMessage({ type: 'EXPIRE', src: 'a', dst: 'b' })).toBe(true);
  expect(isSignallingMessage(offer)).toBe(true);
  const candidate = { candidate: 'candidate:1 1 udp 1 x.local 5 typ host', sdpMid: '0', sdpMLineIndex: 0 };
  const payload = { candidate, type: 'data', connectionId: 'dc_1' };
  expect(isSignallingMessage({ type: 'CANDIDATE', src: 'a', dst: 'b', payload })).toBe(true);
});

test('refuses media calls, others’ goodbyes and long messages', () => {
  expect(isSignallingMessage({ ...offer, payload: { ...offer.payload, type: 'media' } })).toBe(false);
  expect(isSignallingMessage({ type: 'LEAVE', src: 'a', dst: 'b' })).toBe(false);
  expect(
    isSignallingMessage({
      ...offer,
      payload: { ...offer.payload, sdp: { type: 'offer', sdp: 'x'.repeat(20_000) } },
    }),
  ).toBe(false);
  expect(
    isSignallingMessage({ ...offer, payload: { ...offer.payload, sdp: { type: 'rollback', sdp: '' } } }),
  ).toBe(false);
});

test('refuses anything else', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      expect(isSignallingMessage(message)).toBe(false);
    }),
  );
  for (const type of ['toString', '__proto__', 'constructor'])
    expect(isSignallingMessage({ type })).toBe(false);
});

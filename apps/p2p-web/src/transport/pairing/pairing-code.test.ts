import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CANDIDATE_TYPES,
  type Candidate,
  offerIdOf,
  type PairingCode,
  PairingCodeError,
  packPairingCode,
  unpackPairingCode,
} from './pairing-code.ts';
import { buildSdp, summarizeSdp } from './sdp.ts';

const word = (minLength: number, maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...'ABCXYZabcxyz0189+/'),
    minLength,
    maxLength,
  });
const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const address = fc.oneof(
  fc.ipV4(),
  fc.array(hex(4), { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':')),
  fc.tuple(hex(8), hex(4), hex(4), hex(4), hex(12)).map((parts) => `${parts.join('-')}.local`),
);
const candidate: fc.Arbitrary<Candidate> = fc.record({
  type: fc.constantFrom(...CANDIDATE_TYPES),
  address,
  port: fc.integer({ min: 1, max: 65_535 }),
});
const summary = {
  ufrag: word(4, 16),
  pwd: word(22, 40),
  fingerprint: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  candidates: fc.array(candidate, { maxLength: 6 }),
};
const pairingCode: fc.Arbitrary<PairingCode> = fc.oneof(
  fc.record({ kind: fc.constant('offer' as const), ...summary }),
  fc.record({ kind: fc.constant('answer' as const), offerId: fc.nat(0xffffffff), ...summary }),
);

const reasonOf = (text: string, kind: PairingCode['kind']) => {
  try {
    unpackPairingCode(text, kind);
    return null;
  } catch (error) {
    if (error instanceof PairingCodeError) return error.reason;
    throw error;
  }
};

test('unpacks what was packed, even with spaces and line breaks', () => {
  fc.assert(
    fc.property(pairingCode, fc.nat(100), (code, index) => {
      const text = packPairingCode(code);
      expect(text).toMatch(/^[\w-]+$/);
      expect(unpackPairingCode(text, code.kind)).toEqual(code);
      expect(unpackPairingCode(` ${text.slice(0, index)}\r\n${text.slice(index)} `, code.kind)).toEqual(code);
    }),
  );
});

test('detects a changed, missing or added character', () => {
  fc.assert(
    fc.property(
      pairingCode,
      fc.nat(),
      fc.constantFrom('change', 'cut', 'drop', 'add'),
      (code, offset, kind) => {
        const text = packPairingCode(code);
        const index = 3 + (offset % (text.length - 6));
        const other = text[index] === 'A' ? 'B' : 'A';
        const changedTexts = {
          change: text.slice(0, index) + other + text.slice(index + 1),
          cut: text.slice(0, index),
          drop: text.slice(0, index) + text.slice(index + 1),
          add: text.slice(0, index) + other + text.slice(index),
        }[kind];
        expect(reasonOf(changedTexts, code.kind)).toBeOneOf(['damaged', 'nonsense']);
      },
    ),
    { numRuns: 500 },
  );
});

test('survives any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
      expect(reasonOf(text, 'offer')).toBeOneOf(['nonsense', 'damaged']);
    }),
  );
});

test('distinguishes offers, answers, and answers to another offer', () => {
  fc.assert(
    fc.property(pairingCode, (code) => {
      expect(reasonOf(packPairingCode(code), code.kind === 'offer' ? 'answer' : 'offer')).toBe(code.kind);
    }),
  );
  expect(offerIdOf('one')).not.toBe(offerIdOf('another'));
  expect(offerIdOf(' o\nne ')).toBe(offerIdOf('one'));
});

test('a session description contains everything of its pairing code', () => {
  fc.assert(
    fc.property(pairingCode, (code) => {
      const { ufrag, pwd, fingerprint, candidates } = code;
      const rebuiltSummary = summarizeSdp(buildSdp(code))!;
      expect(rebuiltSummary).toMatchObject({ ufrag, pwd, fingerprint });
      const endpoints = new Set(candidates.map(({ address, port }) => `${address} ${port}`));
      expect(rebuiltSummary.candidates).toHaveLength(endpoints.size);
    }),
  );
});

test('a browser’s description fits in a short pairing code', () => {
  // A session description as Chromium writes it on a machine with one network card.
  const sdp = [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 56789 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=candidate:1 1 udp 2113937151 1b2c3d4e-0000-4aaa-8bbb-112233445566.local 56789 typ host generation 0',
    'a=candidate:2 1 udp 1677729535 203.0.113.7 56789 typ srflx raddr 0.0.0.0 rport 0 generation 0',
    'a=candidate:3 1 tcp 1518280447 192.0.2.9 9 typ host tcptype active generation 0',
    'a=ice-ufrag:Ab1+',
    'a=ice-pwd:0123456789abcdefghijklmn',
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, index) => (index + 100).toString(16).toUpperCase()).join(':')}`,
    'a=setup:actpass',
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n');
  const sdpSummary = summarizeSdp(sdp)!;
  expect(sdpSummary.candidates.map(({ type }) => type)).toEqual(['host', 'srflx']);
  const text = packPairingCode({ kind: 'offer', ...sdpSummary });
  expect(text.length).toBeLessThanOrEqual(140);
  expect(unpackPairingCode(text, 'offer')).toEqual({ kind: 'offer', ...sdpSummary });
});

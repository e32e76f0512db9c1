import { expect, test } from 'vitest';
import { connectionTestWords } from '../../words/connection-test.ts';
import { languages } from '../../words/language.ts';
import { type Findings, judge, type LineVerdict, type Summary } from './judge.ts';
import { reportText } from './report.ts';

const fine: Findings = {
  hasWebRtc: true,
  signalling: { brokers: 1, brokerAnswers: 1, nostrRelays: 0, nostrAnswers: 0 },
  addresses: {
    stunServers: 2,
    stunAnswers: 2,
    isStunLocal: false,
    isSymmetric: false,
    hostAddresses: 'hidden',
  },
  relay: { relays: 0, isReached: false },
};
const addresses = (change: Partial<NonNullable<Findings['addresses']>>): Partial<Findings> => ({
  addresses: { ...fine.addresses!, ...change },
});

const signalling = (brokers: number, brokerAnswers: number, nostrRelays = 0, nostrAnswers = 0) => ({
  signalling: { brokers, brokerAnswers, nostrRelays, nostrAnswers },
});

const verdicts = (change: Partial<Findings>): LineVerdict[] =>
  judge({ ...fine, ...change }).lines.map(({ verdict }) => verdict);

test('without WebRTC, nothing else is judged', () => {
  const { lines, summary } = judge({ hasWebRtc: false, signalling: null, addresses: null, relay: null });
  expect(lines).toEqual([{ part: 'browser', state: 'bad', verdict: 'noWebRtc' }]);
  expect(summary).toBe('noWebRtc');
});

test('a part that is not known yet is being checked', () => {
  const { lines, summary } = judge({ ...fine, signalling: null, addresses: null, relay: null });
  expect(lines.map(({ state }) => state)).toEqual(['good', 'checking', 'checking', 'checking', 'checking']);
  expect(summary).toBe('checking');
  expect(judge({ ...fine, relay: null }).summary).toBe('checking');
});

test.each<[string, Partial<Findings>, LineVerdict, 'good' | 'bad' | 'unset', Summary]>([
  ['a broker answers', {}, 'broker', 'good', 'ready'],
  ['one of two brokers answers', signalling(2, 1), 'someBrokers', 'good', 'ready'],
  ['no broker answers', signalling(2, 0), 'noBroker', 'bad', 'noBroker'],
  ['no broker is set up', signalling(0, 0), 'noBrokerSet', 'unset', 'noBroker'],
  ['a Nostr relay answers beside the broker', signalling(1, 1, 1, 1), 'broker', 'good', 'ready'],
  ['a broker answers, but no Nostr relay', signalling(1, 1, 2, 0), 'someBrokers', 'good', 'ready'],
  ['only a Nostr relay answers', signalling(2, 0, 2, 1), 'nostr', 'good', 'ready'],
  ['only a Nostr relay is set up', signalling(0, 0, 1, 1), 'nostr', 'good', 'ready'],
  ['neither broker nor Nostr relay answers', signalling(1, 0, 1, 0), 'noBroker', 'bad', 'noBroker'],
  ['two STUN servers agree', {}, 'openNat', 'good', 'ready'],
  ['one STUN server answers', addresses({ stunAnswers: 1 }), 'unknownNat', 'good', 'ready'],
  ['the NAT is symmetric', addresses({ isSymmetric: true }), 'symmetricNat', 'bad', 'letOthersHost'],
  ['STUN is local', addresses({ isStunLocal: true }), 'localStun', 'good', 'sameNetwork'],
  ['no STUN server answers', addresses({ stunAnswers: 0 }), 'noStun', 'bad', 'sameNetwork'],
  ['no STUN is set up', addresses({ stunServers: 0, stunAnswers: 0 }), 'noStunSet', 'unset', 'sameNetwork'],
  ['the address is plain', addresses({ hostAddresses: 'plain' }), 'plainAddresses', 'good', 'ready'],
  ['the address is hidden, with STUN', {}, 'hiddenAddresses', 'good', 'ready'],
  ['the address is hidden, without STUN', addresses({ stunAnswers: 0 }), 'hiddenOnly', 'bad', 'sameNetwork'],
  [
    'there is no address at all',
    addresses({ hostAddresses: 'none', stunAnswers: 0 }),
    'noAddresses',
    'bad',
    'nothing',
  ],
  ['a relay answers', { relay: { relays: 1, isReached: true } }, 'relay', 'good', 'ready'],
  ['no relay answers', { relay: { relays: 1, isReached: false } }, 'noRelay', 'bad', 'ready'],
  ['no relay is set up', {}, 'noRelaySet', 'unset', 'ready'],
])('%s', (_name, change, verdict, state, summary) => {
  const judged = judge({ ...fine, ...change });
  expect(judged.lines).toContainEqual(expect.objectContaining({ verdict, state }));
  expect(judged.summary).toBe(summary);
});

test('a relay makes up for a symmetric NAT and for a network without UDP', () => {
  const relay = { relays: 1, isReached: true };
  expect(judge({ ...fine, ...addresses({ isSymmetric: true }), relay }).summary).toBe('ready');
  expect(judge({ ...fine, ...addresses({ stunAnswers: 0 }), relay }).summary).toBe('ready');
});

test('every trouble has an action, in every language', () => {
  const troubles: Partial<Findings>[] = [
    { hasWebRtc: false },
    signalling(1, 0),
    addresses({ isSymmetric: true }),
    addresses({ stunAnswers: 0 }),
    addresses({ hostAddresses: 'none' }),
    { relay: { relays: 1, isReached: false } },
  ];
  for (const language of languages) {
    for (const change of troubles) {
      const bad = judge({ ...fine, ...change }).lines.filter(({ state }) => state === 'bad');
      expect(bad).not.toEqual([]);
      for (const { verdict } of bad)
        expect(connectionTestWords[language].verdict[verdict].action, verdict).toBeTruthy();
    }
  }
});

test('the report has a line for each part, and the verdicts for whoever speaks another language', () => {
  const { lines, summary } = judge(fine);
  const report = reportText(
    { version: '1.2.3', browser: 'Some browser', summary, lines },
    connectionTestWords.de,
  );
  expect(report.split('\n')).toHaveLength(lines.length + 2);
  expect(report).toMatch(/^Cheeseboard 1\.2\.3: Du kannst/);
  expect(report).toMatch(/Problem|gut/);
  for (const verdict of verdicts({})) expect(report).toContain(`(${verdict})`);
});

import { expect, test } from 'vitest';
import { type Candidate, judgeCandidates, readCandidate } from './network-test.ts';

const host = (address = 'a.local', port = 50_000): Candidate => ({
  type: 'host',
  protocol: 'udp',
  address,
  port,
});
const reflexive = (port: number, address = '203.0.113.7'): Candidate => ({
  type: 'srflx',
  protocol: 'udp',
  address,
  port,
});

test('reads the parts of a candidate that matter', () => {
  const text =
    'candidate:842163049 1 UDP 1677729535 203.0.113.7 46154 typ srflx raddr 0.0.0.0 rport 0 generation 0';
  expect(readCandidate(text)).toEqual(reflexive(46_154));
  expect(readCandidate('')).toBeNull();
});

test('two servers that see different ports of one socket mean a symmetric NAT', () => {
  const found = judgeCandidates(
    2,
    [host(), reflexive(1000), reflexive(1001)],
    [[reflexive(2000)], [reflexive(3000)]],
  );
  expect(found).toMatchObject({ stunServers: 2, stunAnswers: 2, isSymmetric: true });
});

test('two servers that see the same port mean no symmetric NAT', () => {
  // The browser reports the same reflexive address only once.
  const found = judgeCandidates(2, [host(), reflexive(1000)], [[reflexive(2000)], [reflexive(3000)]]);
  expect(found).toMatchObject({ stunAnswers: 2, isSymmetric: false });
});

test('two network interfaces with a port each are no symmetric NAT', () => {
  const together = [host('a.local'), host('b.local'), reflexive(1000), reflexive(1001)];
  expect(judgeCandidates(2, together, [[reflexive(1)], [reflexive(2)]]).isSymmetric).toBe(false);
});

test('an IPv6 address beside an IPv4 address is no symmetric NAT', () => {
  const together = [host(), reflexive(1000), reflexive(1001, '2001:db8::7')];
  expect(judgeCandidates(2, together, [[reflexive(1)], [reflexive(2)]]).isSymmetric).toBe(false);
});

test('counts only the servers that answer', () => {
  expect(judgeCandidates(3, [host(), reflexive(1)], [[host()], [reflexive(2)], []]).stunAnswers).toBe(1);
});

test.each([
  ['192.168.1.20', true],
  ['10.0.0.4', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['127.0.0.1', true],
  ['fd12::1', true],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
])('%s from STUN is of this network: %s', (address, isLocal) => {
  expect(judgeCandidates(1, [host(), reflexive(1, address)], [[]]).isStunLocal).toBe(isLocal);
});

test('tells hidden addresses from plain ones and from none', () => {
  const hostAddresses = (...candidates: Candidate[]) => judgeCandidates(0, candidates, []).hostAddresses;
  expect(hostAddresses()).toBe('none');
  expect(hostAddresses({ ...host(), protocol: 'tcp' })).toBe('none');
  expect(hostAddresses(host('0f3a.local'))).toBe('hidden');
  expect(hostAddresses(host('0f3a.local'), host('192.168.1.20'))).toBe('plain');
});

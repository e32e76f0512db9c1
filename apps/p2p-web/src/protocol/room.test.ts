import { expect, test } from 'vitest';
import { seededBytes } from '../../test/kit/browsers.ts';
import { textOf } from './bytes.ts';
import { hashOfKey } from './keys.ts';
import {
  HOST_ADDRESSES,
  hostAddress,
  invitationText,
  newSecret,
  readInvitation,
  voterAddress,
} from './room.ts';

test('reads every invitation that it writes, and no other text', () => {
  const random = seededBytes('rooms');
  for (let count = 0; count < 200; count++) {
    const secret = newSecret(random);
    const invitation = invitationText({ secret, host: hashOfKey(textOf(random(32))) });
    const read = readInvitation(invitation)!;
    expect(read.secret).toBe(secret);
    expect(readInvitation(`https://example.org/cheese/${invitation}`)).toEqual(read);
    expect(readInvitation(invitation.slice(4))).toEqual(read);
    expect(secret).not.toMatch(/[01iloOuv]{3}|[01ilov]/);
    const hosts = [0, 1, 2, 3].map((term) => hostAddress(secret, term));
    const addresses = [...hosts, voterAddress(secret, 'Ada'), voterAddress(secret, 'Ben')];
    for (const address of addresses) expect(address).toMatch(/^cb-[A-Za-z0-9]{24}$/);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(hostAddress(secret, HOST_ADDRESSES)).toBe(hosts[0]);
  }
  for (const text of ['', '#/t/', '#/t/abc.def', 'x'.repeat(37), '#/t/23456789abcdefghjkmn.short']) {
    expect(readInvitation(text)).toBeNull();
  }
  // A secret has at least 64 bits: 20 letters out of 30.
  expect(20 * Math.log2(30)).toBeGreaterThan(64);
});

import { expect, test } from 'vitest';
import { turnServer } from './turn.ts';

test('makes credentials that coturn accepts for twelve hours', () => {
  const urls = ['turn:turn.example:3478', 'turns:turn.example:443?transport=tcp'];
  // echo -n 1700043200:cheeseboard | openssl dgst -binary -sha1 -hmac north | openssl base64
  expect(turnServer({ urls, secret: 'north' }, 1_700_000_000_999)).toEqual({
    urls,
    username: '1700043200:cheeseboard',
    credential: '9NLZGtphYqfYYeVytgEtzbkiUSU=',
  });
});

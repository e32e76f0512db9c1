import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { answerStun, type StunServer, stunResponse } from './stun.ts';

let server: StunServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** The transaction id of the test vectors in RFC 5769. */
const transaction = 'b7e7a701bc34d686fa87dfae';
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const length = (body: Buffer) => body.length.toString(16).padStart(4, '0');
const request = (attributes = '') =>
  Buffer.concat([hex(`0001 ${length(hex(attributes))} 2112a442 ${transaction}`), hex(attributes)]);

test.each([
  // The mapped addresses of RFC 5769, sections 2.2 and 2.3.
  ['192.0.2.1', 32853, '0020 0008 0001 a147 e112a643'],
  ['::ffff:192.0.2.1', 32853, '0020 0008 0001 a147 e112a643'],
  ['2001:db8:1234:5678:11:2233:4455:6677', 32853, '0020 0014 0002 a147 0113a9faa5d3f179bc25f4b5bed2b9d9'],
  // A shortened address with a zone: fe80::1, XORed with cookie and transaction id.
  ['fe80::1%eth0', 1, '0020 0014 0002 2113 df92a442b7e7a701bc34d686fa87dfaf'],
])('reports %s port %i to the browser', (address, port, attribute) => {
  const body = hex(attribute);
  const header = hex(`0101 ${length(body)} 2112a442 ${transaction}`);
  expect(stunResponse(request(), { address, port })?.toString('hex')).toBe(
    Buffer.concat([header, body]).toString('hex'),
  );
});

test('ignores optional attributes and refuses required ones that it does not know', () => {
  const from = { address: '192.0.2.1', port: 1 };
  // The attribute SOFTWARE, with three bytes and padding, may be ignored.
  expect(stunResponse(request('8022 0003 61626300'), from)?.readUInt16BE(0)).toBe(0x0101);
  // The attribute CHANGE-REQUEST (RFC 5780) is refused: it would let strangers send responses to others.
  const refusal = stunResponse(request('0003 0004 00000006'), from)!;
  expect(refusal.readUInt16BE(0)).toBe(0x0111);
  expect(refusal.subarray(20).toString('hex')).toBe(
    hex(
      `0009 0015 00000414 ${Buffer.from('Unknown Attribute').toString('hex')} 000000 000a 0002 0003 0000`,
    ).toString('hex'),
  );
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a short datagram', request().subarray(0, 19)],
  ['a wrong length', Buffer.concat([request(), Buffer.alloc(4)])],
  ['an attribute beyond the end', request('8022 0008 61626300')],
  ['half an attribute', request('8022')],
  ['another cookie', Buffer.concat([request().subarray(0, 4), Buffer.alloc(16)])],
  ['an indication', Buffer.concat([hex('0011'), request().subarray(2)])],
  ['a response', stunResponse(request(), { address: '192.0.2.1', port: 1 })!],
])('does not answer %s', (_, datagram) => {
  expect(stunResponse(datagram, { address: '192.0.2.1', port: 1 })).toBeNull();
});

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
test.for([
  ['udp4', '127.0.0.1'],
  ['udp6', '::1'],
] as const)('answers over %s', async ([type, host], { skip }) => {
  skip(type === 'udp6' && !hasIPv6, 'this machine has no IPv6');
  server = await answerStun(0);
  const client = createSocket(type).bind(0, host);
  await once(client, 'listening');
  client.send('noise', server.port, host);
  client.send(request(), server.port, host);
  const [response] = (await once(client, 'message')) as [Buffer];
  const { address, port } = client.address();
  expect(response).toEqual(stunResponse(request(), { address, port }));
  client.close();
});

test('rejects if the port is taken', async () => {
  server = await answerStun(0);
  await expect(answerStun(server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

/**
 * Answers STUN binding requests over UDP (RFC 8489), so that browsers learn their addresses on this network even where mDNS is
 * filtered. Requests need no authentication, as in section 12 of the RFC.
 */
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';

/** The port that IANA has registered for STUN. */
export const STUN_PORT = 3478;

const HEADER_BYTES = 20;
const MAGIC_COOKIE = 0x2112a442;
const BINDING_REQUEST = 0x0001;
const BINDING_SUCCESS = 0x0101;
const BINDING_ERROR = 0x0111;
const ERROR_CODE = 0x0009;
const UNKNOWN_ATTRIBUTES = 0x000a;
const XOR_MAPPED_ADDRESS = 0x0020;
/** A server may ignore unknown attributes whose type is at least this value. */
const COMPREHENSION_OPTIONAL = 0x8000;

export interface StunServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on IPv6 and IPv4, or on IPv4 only where there is no IPv6. Port 0 for any free port. */
export async function answerStun(port: number, host?: string): Promise<StunServer> {
  if (host !== undefined) return bind(createSocket(isIPv6(host) ? 'udp6' : 'udp4'), port, host);
  try {
    return await bind(createSocket('udp6'), port);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') throw error;
    return bind(createSocket('udp4'), port);
  }
}

function bind(socket: Socket, port: number, host?: string): Promise<StunServer> {
  return new Promise((resolve, reject) => {
    socket.once('error', (error) => {
      socket.close();
      reject(error);
    });
    socket.bind(port, host, () => {
      socket.removeAllListeners('error');
      // An unreachable client must not stop the server.
      socket.on('error', () => {});
      socket.on('message', (request, from) => {
        const response = stunResponse(request, from);
        if (response) socket.send(response, from.port, from.address, () => {});
      });
      resolve({
        port: socket.address().port,
        close: () => new Promise((closed) => socket.close(() => closed())),
      });
    });
  });
}

/** The response to a datagram, or null if it is no binding request. */
export function stunResponse(request: Buffer, from: Pick<RemoteInfo, 'address' | 'port'>): Buffer | null {
  const types = attributeTypes(request);
  if (types === null) return null;
  const unknownTypes = types.filter((type) => type < COMPREHENSION_OPTIONAL);
  if (unknownTypes.length === 0) {
    return stunMessage(BINDING_SUCCESS, request, [[XOR_MAPPED_ADDRESS, xorAddress(request, from)]]);
  }
  const typeList = Buffer.alloc(2 * unknownTypes.length);
  for (const [index, type] of unknownTypes.entries()) typeList.writeUInt16BE(type, 2 * index);
  return stunMessage(BINDING_ERROR, request, [
    [ERROR_CODE, Buffer.from('\0\0\x04\x14Unknown Attribute', 'latin1')],
    [UNKNOWN_ATTRIBUTES, typeList],
  ]);
}

/** The types of a binding request's attributes, or null if the datagram is no binding request. */
function attributeTypes(request: Buffer): number[] | null {
  if (
    request.length < HEADER_BYTES ||
    request.readUInt16BE(0) !== BINDING_REQUEST ||
    request.readUInt16BE(2) !== request.length - HEADER_BYTES ||
    request.readUInt32BE(4) !== MAGIC_COOKIE
  )
    return null;
  const types: number[] = [];
  let offset = HEADER_BYTES;
  while (offset + 4 <= request.length) {
    types.push(request.readUInt16BE(offset));
    offset += 4 + paddedLength(request.readUInt16BE(offset + 2));
  }
  return offset === request.length ? types : null;
}

function stunMessage(
  type: number,
  request: Buffer,
  attributes: readonly (readonly [number, Buffer])[],
): Buffer {
  const parts = attributes.map(([attribute, value]) => {
    const part = Buffer.alloc(4 + paddedLength(value.length));
    part.writeUInt16BE(attribute, 0);
    part.writeUInt16BE(value.length, 2);
    value.copy(part, 4);
    return part;
  });
  const body = Buffer.concat(parts);
  // The cookie and the transaction id are those of the request.
  const header = Buffer.from(request.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(type, 0);
  header.writeUInt16BE(body.length, 2);
  return Buffer.concat([header, body]);
}

/** The length of an attribute with its padding, a multiple of four bytes. */
const paddedLength = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** The XOR-MAPPED-ADDRESS (section 14.2): address and port, XORed with the cookie and, for IPv6, the transaction id. */
function xorAddress(request: Buffer, { address, port }: Pick<RemoteInfo, 'address' | 'port'>): Buffer {
  const bytes = addressBytes(address);
  const value = Buffer.alloc(4 + bytes.length);
  value[1] = bytes.length === 4 ? 1 : 2;
  value.writeUInt16BE(port ^ (MAGIC_COOKIE >>> 16), 2);
  for (const [index, byte] of bytes.entries()) value[4 + index] = byte ^ request[4 + index]!;
  return value;
}

/** The 4 or 16 bytes of an address. On a dual-stack socket, an IPv4 address looks like `::ffff:192.0.2.1`. */
function addressBytes(address: string): number[] {
  const [withoutZone = ''] = address.split('%');
  const [ipv4] = /\d+\.\d+\.\d+\.\d+$/.exec(withoutZone) ?? [];
  if (ipv4 !== undefined) return ipv4.split('.').map(Number);
  const [groupsBefore, groupsAfter] = withoutZone.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros =
    groupsAfter === undefined ? [] : Array<string>(8 - groupsBefore!.length - groupsAfter.length).fill('0');
  const groups = [...groupsBefore!, ...zeros, ...(groupsAfter ?? [])].map((group) =>
    Number.parseInt(group, 16),
  );
  return groups.flatMap((group) => [group >> 8, group & 0xff]);
}

/** Tests what a direct connection needs: signalling, STUN, this network's addresses, TURN. Keeps no address. */
import { randomPeerId } from './peerjs/broker.ts';
import type { NetworkConfig } from './peerjs/peerjs.ts';
import { Signalling } from './peerjs/signalling.ts';
import { DEFAULT_TIMINGS } from './peerjs/timings.ts';

/** How long to gather candidates. A STUN server that does not answer would delay the end for longer than anybody waits. */
const GATHERING_MS = 6_000;
/** How many STUN servers are tested, together and then each alone, which takes time. */
const MAX_STUN_SERVERS = 3;

/** The fields of an ICE candidate that the test needs. */
export interface Candidate {
  readonly type: string;
  readonly protocol: string;
  readonly address: string;
  readonly port: number;
}

export interface AddressFindings {
  /** The number of STUN servers that were tested, and of those that answered. */
  readonly stunServers: number;
  readonly stunAnswers: number;
  /**
   * Whether every address that STUN reported is private. Then the STUN server is inside this network and cannot tell how the network looks
   * from the internet.
   */
  readonly isStunLocal: boolean;
  /** Whether several servers saw different ports for the same socket: the router maps each destination to a port of its own. */
  readonly isSymmetric: boolean;
  /** Whether the browser offers its addresses in this network: not at all, as mDNS names only, or plainly. */
  readonly hostAddresses: 'none' | 'hidden' | 'plain';
}

export interface RelayFindings {
  readonly relays: number;
  readonly isReached: boolean;
}

/** How many brokers and Nostr relays were tested, and how many of each answered. */
export interface SignallingFindings {
  readonly brokers: number;
  readonly brokerAnswers: number;
  readonly nostrRelays: number;
  readonly nostrAnswers: number;
}

export async function testSignalling(network: NetworkConfig): Promise<SignallingFindings> {
  const brokers = [...network.ownBrokers, ...network.brokers];
  const [brokerAnswers, nostrAnswers] = await Promise.all([
    Promise.all(brokers.map(isAnswering)),
    testNostrRelays(network.nostrRelays),
  ]);
  return {
    brokers: brokers.length,
    brokerAnswers: brokerAnswers.filter(Boolean).length,
    nostrRelays: network.nostrRelays.length,
    nostrAnswers: nostrAnswers.filter(Boolean).length,
  };
}

async function testNostrRelays(relays: readonly URL[]): Promise<boolean[]> {
  if (relays.length === 0) return [];
  const { passesEventsOn } = await import('./nostr/test-relay.ts');
  return Promise.all(relays.map((relay) => passesEventsOn(relay, DEFAULT_TIMINGS)));
}

function isAnswering(broker: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (answers: boolean) => {
      signalling.close();
      resolve(answers);
    };
    const signalling = new Signalling(randomPeerId(), broker, {}, DEFAULT_TIMINGS, {
      open: () => finish(true),
      ended: () => finish(false),
    });
  });
}

export async function testAddresses({ iceServers }: NetworkConfig): Promise<AddressFindings> {
  const servers = urlsOf(iceServers, /^stuns?:/).slice(0, MAX_STUN_SERVERS);
  const [together, ...alone] = await Promise.all(
    [servers, ...servers.map((server) => [server])].map((urls) => gather(urls.map((url) => ({ urls: url })))),
  );
  return judgeCandidates(servers.length, together!, alone);
}

export async function testRelay({ iceServers }: NetworkConfig): Promise<RelayFindings> {
  const servers = iceServers.filter(({ urls }) => [urls].flat().some((url) => /^turns?:/.test(url)));
  if (servers.length === 0) return { relays: 0, isReached: false };
  const candidates = await gather(servers, 'relay');
  return { relays: servers.length, isReached: candidates.some(({ type }) => type === 'relay') };
}

/** What candidates tell about the network. `together`: gathered with all STUN servers; `alone`: with each of them. */
export function judgeCandidates(
  stunServers: number,
  together: readonly Candidate[],
  alone: readonly (readonly Candidate[])[],
): AddressFindings {
  const isReflexive = ({ type }: Candidate) => type === 'srflx';
  const hosts = together.filter(({ type, protocol }) => type === 'host' && protocol === 'udp');
  const reflexive = [together, ...alone].flat().filter(isReflexive);
  const portsByAddress = new Map<string, Set<number>>();
  for (const { address, port } of together.filter(isReflexive)) {
    const ports = portsByAddress.get(address) ?? new Set();
    portsByAddress.set(address, ports.add(port));
  }
  // Each network interface has a socket, and so a port, of its own.
  const sockets = Math.max(1, hosts.length);
  return {
    stunServers,
    stunAnswers: alone.filter((candidates) => candidates.some(isReflexive)).length,
    isStunLocal: reflexive.length > 0 && reflexive.every(({ address }) => isPrivate(address)),
    isSymmetric: [...portsByAddress.values()].some(({ size }) => size > sockets),
    hostAddresses:
      hosts.length === 0 ? 'none' : hosts.every(({ address }) => isMdns(address)) ? 'hidden' : 'plain',
  };
}

const isMdns = (address: string): boolean => address.endsWith('.local');

/** Whether an address is of a private network (RFC 1918, RFC 4193), link-local or loopback. */
const isPrivate = (address: string): boolean =>
  /^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/i.test(address);

function urlsOf(servers: readonly RTCIceServer[], scheme: RegExp): string[] {
  return [...new Set(servers.flatMap(({ urls }) => urls))].filter((url) => scheme.test(url));
}

async function gather(
  iceServers: RTCIceServer[],
  iceTransportPolicy: RTCIceTransportPolicy = 'all',
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  let connection: RTCPeerConnection;
  try {
    connection = new RTCPeerConnection({ iceServers, iceTransportPolicy });
  } catch {
    // The browser does not accept the address of a server.
    return candidates;
  }
  try {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, GATHERING_MS);
      connection.onicecandidate = ({ candidate }) => {
        const read = candidate && readCandidate(candidate.candidate);
        if (read) candidates.push(read);
        if (!candidate) resolve();
      };
      connection.createDataChannel('');
      connection.setLocalDescription().catch(() => resolve());
    });
  } finally {
    connection.close();
  }
  return candidates;
}

/** Reads a candidate attribute (RFC 8839). Null for the empty one that ends a list. */
export function readCandidate(text: string): Candidate | null {
  const match = /^candidate:\S+ \d+ (\S+) \d+ (\S+) (\d+) typ (\S+)/.exec(text);
  if (!match) return null;
  const [, protocol = '', address = '', port, type = ''] = match;
  return { type, protocol: protocol.toLowerCase(), address, port: Number(port) };
}

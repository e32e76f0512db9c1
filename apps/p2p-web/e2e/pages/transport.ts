/** An endpoint of the transport, controlled by a test through `window.end`. */
import { broadcastTransport } from '../../src/transport/broadcast.ts';
import { combineTransports } from '../../src/transport/combine-transports.ts';
import { nostrTransport } from '../../src/transport/nostr/nostr.ts';
import { answerPairingOffer, PairingOffer } from '../../src/transport/pairing/pairing.ts';
import { peerjsTransport, type Timings } from '../../src/transport/peerjs/peerjs.ts';
import {
  type Connection,
  type Listening,
  type Transport,
  Unreachable,
} from '../../src/transport/transport.ts';
import { withFallback } from '../../src/transport/with-fallback.ts';

/** What a connection received: texts as they are, and events in brackets, such as `(closed)`. */
interface RecordedConnection {
  readonly connection: Connection;
  readonly received: string[];
}

export interface Network {
  readonly brokers: string[];
  readonly ownBrokers?: string[];
  readonly nostrRelays?: string[];
  readonly tabs?: boolean;
  readonly timings?: Partial<Timings>;
}

let transport: Transport;
let listening: Listening | undefined;
let pairingOffer: PairingOffer | undefined;
const recordedConnections: RecordedConnection[] = [];

/** Every RTCPeerConnection of this page. */
const connections: RTCPeerConnection[] = [];
const openCount = () => connections.filter((pc) => pc.connectionState !== 'closed').length;
let maxOpenCount = 0;
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(config?: RTCConfiguration) {
    super(config);
    connections.push(this);
    maxOpenCount = Math.max(maxOpenCount, openCount());
  }
};

const states: string[] = [];

/** Records what comes over a connection. Returns the number by which tests refer to the connection. */
function record(connection: Connection): number {
  const received: string[] = [];
  connection.listen({
    text: (text) => {
      received.push(text);
      if (text.startsWith('echo ')) connection.send(text.slice(5));
    },
    shaky: (shaky) => received.push(shaky ? '(shaky)' : '(steady)'),
    closed: () => received.push('(closed)'),
  });
  return recordedConnections.push({ connection, received }) - 1;
}

const end = {
  join({ brokers, ownBrokers = [], nostrRelays = [], tabs = false, timings }: Network): void {
    const network = {
      brokers: brokers.map((url) => new URL(url)),
      ownBrokers: ownBrokers.map((url) => new URL(url)),
      nostrRelays: nostrRelays.map((url) => new URL(url)),
      iceServers: [],
    };
    const overBrokers = peerjsTransport(network, timings);
    const peers =
      nostrRelays.length > 0 ? withFallback(overBrokers, nostrTransport(network, timings)) : overBrokers;
    const betweenTabs = broadcastTransport(timings?.heartbeat ? { heartbeat: timings.heartbeat } : {});
    const hasServers = brokers.length + ownBrokers.length + nostrRelays.length > 0;
    transport = !hasServers ? betweenTabs : tabs ? combineTransports(peers, betweenTabs) : peers;
  },
  listen(address: string): void {
    listening = transport.listen(address, {
      connected: record,
      state: (state) => states.push(state),
    });
  },
  async call(address: string): Promise<number | string> {
    try {
      return record(await transport.call(address));
    } catch (error) {
      return error instanceof Unreachable ? error.reason : String(error);
    }
  },
  say: (index: number, text: string): void => recordedConnections[index]!.connection.send(text),
  close: (index: number): void => recordedConnections[index]!.connection.close(),
  received: (index: number): string[] => recordedConnections[index]?.received ?? [],
  fingerprints: (index: number) => recordedConnections[index]!.connection.fingerprints,
  count: (): number => recordedConnections.filter(({ received }) => !received.includes('(closed)')).length,
  /** Open RTCPeerConnections, established or not. */
  connections: openCount,
  mostConnections: (): number => maxOpenCount,
  states: (): string[] => states,
  state: (): string | undefined => listening?.state,
  stopListening: (): void => listening?.close(),

  async offer(): Promise<string> {
    pairingOffer = await PairingOffer.make([]);
    return pairingOffer.text;
  },
  async answer(text: string): Promise<string> {
    const pairingAnswer = await answerPairingOffer(text, []);
    void pairingAnswer.connection.then(record);
    return pairingAnswer.text;
  },
  async accept(text: string): Promise<number> {
    return record(await pairingOffer!.accept(text));
  },
};

export type EndpointApi = typeof end;
Object.assign(window, { end });

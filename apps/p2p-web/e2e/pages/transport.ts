/** An endpoint of the transport, controlled by a test through `window.end`. */
import { broadcastTransport } from '../../src/transport/broadcast.ts';
import { answerByHand, ByHandOffer } from '../../src/transport/by-hand/by-hand.ts';
import { peerjsTransport, type Times } from '../../src/transport/peerjs/peerjs.ts';
import { together } from '../../src/transport/together.ts';
import { type Link, type Listening, type Transport, Unreachable } from '../../src/transport/transport.ts';

/** What came over a connection: texts as they are, events in brackets. */
interface Seen {
  readonly link: Link;
  readonly heard: string[];
}

export interface Network {
  readonly brokers: string[];
  readonly tabs?: boolean;
  readonly times?: Partial<Times>;
}

let transport: Transport;
let listening: Listening | undefined;
let offered: ByHandOffer | undefined;
const lines: Seen[] = [];

/** Every RTCPeerConnection of this page. */
const connections: RTCPeerConnection[] = [];
const open = () => connections.filter((pc) => pc.connectionState !== 'closed').length;
let most = 0;
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(config?: RTCConfiguration) {
    super(config);
    connections.push(this);
    most = Math.max(most, open());
  }
};

const states: string[] = [];

/** Returns the connection's number, by which tests refer to it. */
function keep(link: Link): number {
  const heard: string[] = [];
  link.listen({
    text: (text) => {
      heard.push(text);
      if (text.startsWith('echo ')) link.send(text.slice(5));
    },
    shaky: (shaky) => heard.push(shaky ? '(shaky)' : '(steady)'),
    closed: () => heard.push('(closed)'),
  });
  return lines.push({ link, heard }) - 1;
}

const end = {
  join({ brokers, tabs = false, times }: Network): void {
    const peers = peerjsTransport({ brokers: brokers.map((url) => new URL(url)), iceServers: [] }, times);
    const beside = broadcastTransport(times?.pulse ? { times: times.pulse } : {});
    transport = brokers.length === 0 ? beside : tabs ? together(peers, beside) : peers;
  },
  listen(address: string): void {
    listening = transport.listen(address, {
      link: keep,
      state: (state) => states.push(state),
    });
  },
  async call(address: string): Promise<number | string> {
    try {
      return keep(await transport.call(address));
    } catch (error) {
      return error instanceof Unreachable ? error.reason : String(error);
    }
  },
  say: (line: number, text: string): void => lines[line]!.link.send(text),
  close: (line: number): void => lines[line]!.link.close(),
  heard: (line: number): string[] => lines[line]?.heard ?? [],
  fingerprints: (line: number) => lines[line]!.link.fingerprints,
  count: (): number => lines.filter(({ heard }) => !heard.includes('(closed)')).length,
  /** Open RTCPeerConnections, established or not. */
  connections: open,
  mostConnections: (): number => most,
  states: (): string[] => states,
  state: (): string | undefined => listening?.state,
  stopListening: (): void => listening?.close(),

  async offer(): Promise<string> {
    offered = await ByHandOffer.make([]);
    return offered.text;
  },
  async answer(text: string): Promise<string> {
    const answered = await answerByHand(text, []);
    void answered.link.then(keep);
    return answered.text;
  },
  async accept(text: string): Promise<number> {
    return keep(await offered!.accept(text));
  },
};

export type EndpointApi = typeof end;
Object.assign(window, { end });

/** An attacker with plain PeerJS who knows a table's address, controlled through `window.attacker`. */
import { type DataConnection, Peer } from 'peerjs';
import { peerIdOf } from '../../src/transport/peerjs/broker.ts';

const config = { iceServers: [] };
let peer: Peer;
let openedCount = 0;

const untilOpen = (openPeer: Peer) =>
  new Promise<string>((resolve) => {
    openPeer.on('open', () => resolve('open'));
    openPeer.on('error', ({ type }) => resolve(type));
  });

const peerOptions = (broker: string) => {
  const { hostname, port } = new URL(broker);
  return { host: hostname, port: Number(port), path: '/', secure: false, config };
};

function connect(address: string, reliable = true): DataConnection {
  return peer.connect(peerIdOf(address), { serialization: 'raw', reliable });
}

/** Waits until the other end closes the connection. */
const untilClosed = (connection: DataConnection) =>
  new Promise<string>((resolve) => {
    connection.on('open', () => {
      const { dataChannel, peerConnection } = connection;
      dataChannel.addEventListener('close', () => resolve('thrown out'));
      peerConnection.addEventListener('connectionstatechange', () => {
        if (/failed|closed/.test(peerConnection.connectionState)) resolve('thrown out');
      });
    });
  });

/** The pause between two calls of one peer in a flood. No test waits for it. */
const CALL_AGAIN_MS = 50;

const attacker = {
  arrive(broker: string): Promise<string> {
    peer = new Peer(peerOptions(broker));
    return untilOpen(peer);
  },
  /** Takes a table's address. */
  squat(broker: string, address: string): Promise<string> {
    peer = new Peer(peerIdOf(address), peerOptions(broker));
    return untilOpen(peer);
  },
  leave: (): void => peer.destroy(),

  /** Claims a PeerJS serialization, and sends bytes that hang the decoder of that serialization. */
  bomb(address: string, claim: string | null): Promise<string> {
    const connection = connect(address);
    // PeerJS writes its offer a moment later, with this serialization in it.
    Object.assign(connection, { serialization: claim ?? undefined });
    const closing = untilClosed(connection);
    connection.on('open', () => connection.dataChannel.send(new Uint8Array([0xdf, 0xff, 0xff, 0xff, 0xff])));
    return closing;
  },
  say(address: string, text: string, times: number): Promise<string> {
    const connection = connect(address);
    const closing = untilClosed(connection);
    connection.on('open', () => connection.dataChannel.send(text.repeat(times)));
    return closing;
  },
  unreliable: (address: string): Promise<string> => untilClosed(connect(address, false)),
  second(address: string): Promise<string> {
    const connection = connect(address);
    const closing = untilClosed(connection);
    connection.on('open', () => connection.peerConnection.createDataChannel('another'));
    return closing;
  },
  /** Makes a media call. Whether it was answered is checked at the other end. */
  callWithMedia(address: string): void {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    peer.call(peerIdOf(address), canvas.captureStream(1));
  },
  /** Sends signalling messages that break PeerJS. */
  garbage(address: string): void {
    const sdp = { type: 'offer', sdp: 'v=0' };
    const validPayload = { type: 'data', connectionId: 'x', sdp };
    const payloads = [
      undefined,
      null,
      7,
      {},
      { type: 'data' },
      { ...validPayload, sdp: null },
      { ...validPayload, sdp: { type: 'x' } },
      validPayload,
    ];
    for (const type of ['OFFER', 'ANSWER', 'CANDIDATE', 'LEAVE', 'EXPIRE', 'toString', '__proto__']) {
      for (const payload of payloads) peer.socket.send({ type, dst: peerIdOf(address), payload });
    }
    for (let count = 0; count < 1000; count++) {
      const candidate = { candidate: 'candidate:', sdpMid: '0' };
      const payload = { type: 'data', connectionId: `lost ${count}`, candidate };
      peer.socket.send({ type: 'CANDIDATE', dst: peerIdOf(address), payload });
    }
  },
  /** Many peers call, say nothing, and call again as soon as they are thrown out. */
  async floodSilently(broker: string, address: string, count: number): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        const silentPeer = new Peer(peerOptions(broker));
        await untilOpen(silentPeer);
        const call = (): void => {
          const connection = silentPeer.connect(peerIdOf(address), { serialization: 'raw', reliable: true });
          let hasEnded = false;
          const callAgain = (): void => {
            if (hasEnded) return;
            hasEnded = true;
            connection.close();
            setTimeout(call, CALL_AGAIN_MS);
          };
          connection.on('open', () => {
            openedCount += 1;
            connection.dataChannel.addEventListener('close', callAgain);
          });
          connection.on('close', callAgain);
          connection.peerConnection.addEventListener('connectionstatechange', () => {
            if (connection.peerConnection.connectionState === 'failed') callAgain();
          });
        };
        call();
      }),
    );
  },
  /** How many calls of the silent peers were connected so far. */
  openedSilently: (): number => openedCount,
  /** Calls many times. Returns how many connections are open at the end. */
  async flood(address: string, times: number): Promise<number> {
    const connections = Array.from({ length: times }, () => connect(address));
    const lastConnection = connections.at(-1)!;
    await new Promise<void>((resolve) => lastConnection.on('open', () => resolve()));
    return connections.filter(({ open }) => open).length;
  },
};

export type AttackerApi = typeof attacker;
Object.assign(window, { attacker });

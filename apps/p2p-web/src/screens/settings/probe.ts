/** Tests whether a server answers. */
import type { Probe } from '../../words/settings.ts';

type Outcome = Exclude<Probe, 'trying'>;

const TIMEOUT_MS = 8_000;

/** Asks a PeerServer for an id, which it gives to anybody. */
export async function probeBroker(address: string): Promise<Outcome> {
  const base = address.endsWith('/') ? address : `${address}/`;
  try {
    const response = await fetch(new URL('peerjs/id', base), {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const id = (await response.text()).trim();
    return response.ok && /^[\w-]{8,64}$/.test(id) ? 'answers' : 'wrong';
  } catch {
    return 'silent';
  }
}

/** Asks a STUN server for our address (srflx), or a TURN server for one of its own (relay). */
export async function probeIce(server: RTCIceServer): Promise<Outcome> {
  const candidateType = [server.urls].flat().some((url) => url.startsWith('turn')) ? 'relay' : 'srflx';
  let connection: RTCPeerConnection;
  try {
    connection = new RTCPeerConnection({
      iceServers: [server],
      iceTransportPolicy: candidateType === 'relay' ? 'relay' : 'all',
    });
  } catch {
    return 'wrong';
  }
  try {
    return await new Promise<Outcome>((resolve) => {
      setTimeout(() => resolve('silent'), TIMEOUT_MS);
      connection.onicecandidate = ({ candidate }) => {
        if (candidate?.type === candidateType) resolve('answers');
        else if (candidate === null) resolve('silent');
      };
      connection.createDataChannel('');
      void connection.setLocalDescription();
    });
  } finally {
    connection.close();
  }
}

/** A connection over an open WebRTC data channel. */
import { HeartbeatConnection, type HeartbeatConnectionOptions } from './heartbeat-connection.ts';
import type { Connection } from './transport.ts';

/** The limit of the send buffer. Above it, the peer counts as gone. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;
/** How long a goodbye may take to go out before the peer connection is closed. */
const CLOSE_TIMEOUT_MS = 3_000;
/** How long an open channel may wait for both session descriptions. */
const DESCRIPTIONS_TIMEOUT_MS = 10_000;

export type RtcConnectionOptions = Pick<HeartbeatConnectionOptions, 'heartbeat' | 'ended'>;

/** Makes a connection. Returns null and closes the peer connection if the channel is not reliable, or a fingerprint is missing or ambiguous. */
export async function rtcConnection(
  pc: RTCPeerConnection,
  channel: RTCDataChannel,
  options: RtcConnectionOptions = {},
): Promise<HeartbeatConnection | null> {
  const earlyMessages: unknown[] = [];
  const queue = ({ data }: MessageEvent) => earlyMessages.push(data);
  channel.binaryType = 'arraybuffer';
  channel.addEventListener('message', queue);
  let end = () => pc.close();
  // A second channel, or media, ends the connection.
  pc.ondatachannel = () => end();
  pc.ontrack = () => end();
  await descriptionsSet(pc);
  channel.removeEventListener('message', queue);
  const fingerprints = fingerprintsOf(pc);
  if (!fingerprints || !isReliable(channel)) {
    pc.close();
    return null;
  }
  const connection = new HeartbeatConnection(
    {
      send: (frame) => {
        if (channel.bufferedAmount > MAX_BUFFERED_BYTES) throw new Error('send buffer is full');
        channel.send(frame);
      },
      close: () => {
        channel.addEventListener('close', () => pc.close(), { once: true });
        setTimeout(() => pc.close(), CLOSE_TIMEOUT_MS);
        channel.close();
      },
      abort: () => pc.close(),
    },
    { fingerprints, ...options },
  );
  channel.addEventListener('message', ({ data }) => connection.receive(data));
  channel.addEventListener('close', () => connection.lost());
  pc.addEventListener('connectionstatechange', () => {
    if (pc.connectionState === 'failed' || pc.connectionState === 'closed') connection.lost();
  });
  end = () => connection.lost();
  for (const frame of earlyMessages) connection.receive(frame);
  if (channel.readyState !== 'open') connection.lost();
  return connection;
}

/** Waits for both session descriptions. On a busy machine, the channel can open before the page learns that they are set. */
function descriptionsSet(pc: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, DESCRIPTIONS_TIMEOUT_MS);
    const check = () => {
      if (pc.signalingState !== 'stable' || !pc.remoteDescription) return;
      clearTimeout(timer);
      pc.removeEventListener('signalingstatechange', check);
      resolve();
    };
    pc.addEventListener('signalingstatechange', check);
    check();
  });
}

const isReliable = (channel: RTCDataChannel): boolean =>
  channel.ordered && channel.maxRetransmits === null && channel.maxPacketLifeTime === null;

function fingerprintsOf(pc: RTCPeerConnection): Connection['fingerprints'] {
  const ownFingerprint = fingerprintIn(pc.localDescription);
  const otherFingerprint = fingerprintIn(pc.remoteDescription);
  return ownFingerprint && otherFingerprint ? { own: ownFingerprint, other: otherFingerprint } : null;
}

/** The fingerprint in a description; null if it has none, or different ones, because the peer could use either. */
function fingerprintIn(description: RTCSessionDescription | null): string | null {
  const matches = description?.sdp.matchAll(/^a=fingerprint:(\S+ [\dA-F:]+)\s*$/gim) ?? [];
  const distinct = new Set([...matches].map((match) => match[1]!.toLowerCase()));
  return distinct.size === 1 ? [...distinct][0]! : null;
}

/** A line over a data channel, however the two browsers found each other. */
import { Line, type LineOptions } from './line.ts';
import type { Link } from './transport.ts';

/** What may wait to be sent. Who does not read for so long is not there. */
const mostWaiting = 8 * 1024 * 1024;
/** How long a goodbye may take to get out, in milliseconds. */
const goodbye = 3_000;
/** How long an open channel may wait for its descriptions. */
const settling = 10_000;

export type RtcOptions = Pick<LineOptions, 'times' | 'over'>;

/**
 * For a channel that is open. Null, and everything closed, where it is not one that keeps its promises, or where it is not clear who is at
 * its other end.
 */
export async function rtcLine(
  pc: RTCPeerConnection,
  channel: RTCDataChannel,
  options: RtcOptions = {},
): Promise<Line | null> {
  const early: unknown[] = [];
  const keep = ({ data }: MessageEvent) => early.push(data);
  channel.binaryType = 'arraybuffer';
  channel.addEventListener('message', keep);
  let end = () => pc.close();
  // One channel is all that was agreed on.
  pc.ondatachannel = () => end();
  pc.ontrack = () => end();
  await settled(pc);
  channel.removeEventListener('message', keep);
  const fingerprints = fingerprintsOf(pc);
  if (!fingerprints || !isReliable(channel)) {
    pc.close();
    return null;
  }
  const line = new Line(
    {
      send: (frame) => {
        if (channel.bufferedAmount > mostWaiting) throw new Error('nobody reads');
        channel.send(frame);
      },
      close: () => {
        channel.addEventListener('close', () => pc.close(), { once: true });
        setTimeout(() => pc.close(), goodbye);
        channel.close();
      },
      cut: () => pc.close(),
    },
    { fingerprints, ...options },
  );
  channel.addEventListener('message', ({ data }) => line.receive(data));
  channel.addEventListener('close', () => line.lost());
  pc.addEventListener('connectionstatechange', () => {
    if (pc.connectionState === 'failed' || pc.connectionState === 'closed') line.lost();
  });
  end = () => line.lost();
  for (const frame of early) line.receive(frame);
  if (channel.readyState !== 'open') line.lost();
  return line;
}

/** On a busy machine the channel can be open before the page hears that both descriptions are in place. */
function settled(pc: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, settling);
    const look = () => {
      if (pc.signalingState !== 'stable' || !pc.remoteDescription) return;
      clearTimeout(timer);
      pc.removeEventListener('signalingstatechange', look);
      resolve();
    };
    pc.addEventListener('signalingstatechange', look);
    look();
  });
}

const isReliable = (channel: RTCDataChannel): boolean =>
  channel.ordered && channel.maxRetransmits === null && channel.maxPacketLifeTime === null;

function fingerprintsOf(pc: RTCPeerConnection): Link['fingerprints'] {
  const own = fingerprintIn(pc.localDescription);
  const other = fingerprintIn(pc.remoteDescription);
  return own && other ? { own, other } : null;
}

/** The one fingerprint of a description; null when there are several, because then either could be meant. */
function fingerprintIn(description: RTCSessionDescription | null): string | null {
  const found = description?.sdp.matchAll(/^a=fingerprint:(\S+ [\dA-F:]+)\s*$/gim) ?? [];
  const different = new Set([...found].map((match) => match[1]!.toLowerCase()));
  return different.size === 1 ? [...different][0]! : null;
}

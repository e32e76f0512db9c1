/** Two devices with no server between them: one writes an offer, the other an answer, and people carry both across. */
import type { Line } from '../line.ts';
import { rtcLine } from '../rtc.ts';
import { type Link, Unreachable } from '../transport.ts';
import { carriedOf, sdpOf } from './sdp.ts';
import { packSlip, type Slip, tagOf, UnreadableSlip, unpackSlip } from './slip.ts';

/** How long to look for ways to this device, in milliseconds. What is found by then is on the slip. */
const gathering = 3_000;
/** How long the two may try, once both slips are where they belong. */
const connecting = 20_000;

/** The side that lets somebody in. */
export class ByHandOffer {
  /** To be carried to the other device. */
  readonly text: string;
  readonly #pc: RTCPeerConnection;
  readonly #line: Promise<Line>;

  private constructor(pc: RTCPeerConnection, line: Promise<Line>, text: string) {
    this.#pc = pc;
    this.#line = line;
    // Who accepts an answer hears of it.
    line.catch(() => {});
    this.text = text;
  }

  /** Rejects with `Unreachable('blocked')` where this device has no network at all. */
  static async make(iceServers: readonly RTCIceServer[]): Promise<ByHandOffer> {
    const pc = new RTCPeerConnection({ iceServers: [...iceServers] });
    const line = lineOver(pc, pc.createDataChannel('cheeseboard'));
    await pc.setLocalDescription();
    return new ByHandOffer(pc, line, packSlip({ ...(await gathered(pc)), kind: 'offer' }));
  }

  /** Rejects with `UnreadableSlip`: then another text may be tried. Rejects with `Unreachable` when the two do not find each other. */
  async accept(text: string): Promise<Link> {
    const slip = unpackSlip(text, 'answer');
    if (slip.to !== tagOf(this.text)) throw new UnreadableSlip('another');
    if (this.open) await describe(this.#pc, slip);
    return within(connecting, this.#line, () => this.close());
  }

  /** Whether an answer to it can still be accepted. */
  get open(): boolean {
    return this.#pc.signalingState === 'have-local-offer';
  }

  close(): void {
    this.#pc.close();
  }
}

export interface Answered {
  /** To be carried back. */
  readonly text: string;
  /** Comes about when it has been; that may take people minutes. */
  readonly link: Promise<Link>;
  close(): void;
}

/** The side that comes in. Rejects with `UnreadableSlip`. */
export async function answerByHand(text: string, iceServers: readonly RTCIceServer[]): Promise<Answered> {
  const slip = unpackSlip(text, 'offer');
  const pc = new RTCPeerConnection({ iceServers: [...iceServers] });
  const link = new Promise<RTCDataChannel>((resolve) => {
    pc.ondatachannel = ({ channel }) => resolve(channel);
  }).then((channel) => lineOver(pc, channel));
  await describe(pc, slip);
  await pc.setLocalDescription();
  const answer = packSlip({ ...(await gathered(pc)), kind: 'answer', to: tagOf(text) });
  return { text: answer, link, close: () => pc.close() };
}

async function describe(pc: RTCPeerConnection, slip: Slip): Promise<void> {
  try {
    await pc.setRemoteDescription({ type: slip.kind, sdp: sdpOf(slip) });
  } catch {
    throw new UnreadableSlip('damaged');
  }
}

async function gathered(pc: RTCPeerConnection) {
  await new Promise<void>((resolve) => {
    const look = () => pc.iceGatheringState === 'complete' && resolve();
    pc.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, gathering);
    look();
  });
  const carried = carriedOf(pc.localDescription?.sdp ?? '');
  if (carried && carried.candidates.length > 0) return carried;
  pc.close();
  throw new Unreachable('blocked');
}

function lineOver(pc: RTCPeerConnection, channel: RTCDataChannel): Promise<Line> {
  return new Promise((resolve, reject) => {
    const open = async () => {
      const line = await rtcLine(pc, channel);
      if (line) resolve(line);
      else reject(new Unreachable('blocked'));
    };
    if (channel.readyState === 'open') void open();
    else channel.addEventListener('open', open, { once: true });
  });
}

function within<T>(wait: number, what: Promise<T>, otherwise: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      otherwise();
      reject(new Unreachable('blocked'));
    }, wait);
    what.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

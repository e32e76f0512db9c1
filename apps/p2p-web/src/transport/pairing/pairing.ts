/** Connects two devices without a signalling server: people copy or scan an offer and its answer. */
import type { HeartbeatConnection } from '../heartbeat-connection.ts';
import { type RtcConnectionOptions, rtcConnection } from '../rtc-connection.ts';
import { type Connection, Unreachable } from '../transport.ts';
import {
  offerIdOf,
  type PairingCode,
  PairingCodeError,
  packPairingCode,
  unpackPairingCode,
} from './pairing-code.ts';
import { buildSdp, type SdpSummary, summarizeSdp } from './sdp.ts';

export interface PairingOptions extends RtcConnectionOptions {
  /** How long to gather ICE candidates. */
  readonly gatheringMs?: number;
  /** How long connecting may take once the answer is accepted. */
  readonly connectMs?: number;
}

const DEFAULT_GATHERING_MS = 3_000;
const DEFAULT_CONNECT_MS = 20_000;

/** The side that makes the offer: the host when pairing by hand, the caller when signalling by a relay. */
export class PairingOffer {
  /** The pairing code for the other device. */
  readonly text: string;
  readonly #pc: RTCPeerConnection;
  readonly #connection: Promise<HeartbeatConnection>;
  readonly #connectMs: number;

  private constructor(
    pc: RTCPeerConnection,
    connection: Promise<HeartbeatConnection>,
    text: string,
    connectMs: number,
  ) {
    this.#pc = pc;
    this.#connectMs = connectMs;
    this.#connection = connection;
    // `accept` reports the error.
    connection.catch(() => {});
    this.text = text;
  }

  /** Makes an offer. Rejects with `Unreachable('blocked')` if this device has no network. */
  static async make(
    iceServers: readonly RTCIceServer[],
    options: PairingOptions = {},
  ): Promise<PairingOffer> {
    const pc = new RTCPeerConnection({ iceServers: [...iceServers] });
    const connection = connectionOver(pc, pc.createDataChannel('cheeseboard'), options);
    await pc.setLocalDescription();
    const code = packPairingCode({ ...(await gatherSummary(pc, options)), kind: 'offer' });
    return new PairingOffer(pc, connection, code, options.connectMs ?? DEFAULT_CONNECT_MS);
  }

  /** Accepts the other side's answer. Rejects with `PairingCodeError` for a wrong text, which can be retried, or with `Unreachable` if connecting fails. */
  async accept(text: string): Promise<Connection> {
    const code = unpackPairingCode(text, 'answer');
    if (code.offerId !== offerIdOf(this.text)) throw new PairingCodeError('another');
    if (this.open) await setRemoteDescription(this.#pc, code);
    return withTimeout(this.#connectMs, this.#connection, () => this.close());
  }

  /** Whether an answer can still be accepted. */
  get open(): boolean {
    return this.#pc.signalingState === 'have-local-offer';
  }

  close(): void {
    this.#pc.close();
  }
}

export interface PairingAnswer {
  /** The pairing code for the host. */
  readonly text: string;
  /** Resolves once the host has accepted the answer, perhaps minutes later. */
  readonly connection: Promise<Connection>;
  close(): void;
}

/** The other side: answers an offer. Rejects with `PairingCodeError`. */
export async function answerPairingOffer(
  text: string,
  iceServers: readonly RTCIceServer[],
  options: PairingOptions = {},
): Promise<PairingAnswer> {
  const code = unpackPairingCode(text, 'offer');
  const pc = new RTCPeerConnection({ iceServers: [...iceServers] });
  const connection = new Promise<RTCDataChannel>((resolve) => {
    pc.ondatachannel = ({ channel }) => resolve(channel);
  }).then((channel) => connectionOver(pc, channel, options));
  await setRemoteDescription(pc, code);
  await pc.setLocalDescription();
  const answer = packPairingCode({
    ...(await gatherSummary(pc, options)),
    kind: 'answer',
    offerId: offerIdOf(text),
  });
  return { text: answer, connection, close: () => pc.close() };
}

async function setRemoteDescription(pc: RTCPeerConnection, code: PairingCode): Promise<void> {
  try {
    await pc.setRemoteDescription({ type: code.kind, sdp: buildSdp(code) });
  } catch {
    throw new PairingCodeError('damaged');
  }
}

/** Gathers ICE candidates and summarizes the local description. */
async function gatherSummary(pc: RTCPeerConnection, { gatheringMs }: PairingOptions): Promise<SdpSummary> {
  await new Promise<void>((resolve) => {
    const check = () => pc.iceGatheringState === 'complete' && resolve();
    pc.addEventListener('icegatheringstatechange', check);
    setTimeout(resolve, gatheringMs ?? DEFAULT_GATHERING_MS);
    check();
  });
  const summary = summarizeSdp(pc.localDescription?.sdp ?? '');
  if (summary && summary.candidates.length > 0) return summary;
  pc.close();
  throw new Unreachable('blocked');
}

function connectionOver(
  pc: RTCPeerConnection,
  channel: RTCDataChannel,
  { heartbeat, ended }: PairingOptions,
): Promise<HeartbeatConnection> {
  const options = { ...(heartbeat && { heartbeat }), ...(ended && { ended }) };
  return new Promise((resolve, reject) => {
    const open = async () => {
      const connection = await rtcConnection(pc, channel, options);
      if (connection) resolve(connection);
      else reject(new Unreachable('blocked'));
    };
    if (channel.readyState === 'open') void open();
    else channel.addEventListener('open', open, { once: true });
  });
}

function withTimeout<T>(timeoutMs: number, promise: Promise<T>, onTimeout: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onTimeout();
      reject(new Unreachable('blocked'));
    }, timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

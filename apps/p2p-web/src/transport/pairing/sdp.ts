/** Converts between session descriptions (SDP) and the summary that a pairing code carries. */
import { CANDIDATE_TYPES, type Candidate, MAX_CANDIDATES, type PairingCode } from './pairing-code.ts';

export type SdpSummary = Omit<PairingCode, 'kind' | 'offerId'>;

/** Summarizes the browser's own description. Null if something is missing. */
export function summarizeSdp(sdp: string): SdpSummary | null {
  const value = (name: string) => new RegExp(`^a=${name}:(.+?)\\s*$`, 'm').exec(sdp)?.[1];
  const ufrag = value('ice-ufrag');
  const pwd = value('ice-pwd');
  const hex = value('fingerprint')?.match(/^sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})$/i)?.[1];
  if (!ufrag || !pwd || !hex) return null;
  const fingerprint = Uint8Array.from(hex.split(':'), (byte) => Number.parseInt(byte, 16));
  return { ufrag, pwd, fingerprint, candidates: candidatesIn(sdp) };
}

/** UDP candidates without duplicates, host candidates first. */
function candidatesIn(sdp: string): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const [, address, port, type] of sdp.matchAll(
    /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx|relay)/gim,
  )) {
    if (!isPackable(address!)) continue;
    const candidate = { type: type as Candidate['type'], address: address!, port: Number(port) };
    candidates.set(`${address} ${port}`, candidate);
  }
  const rank = ({ type }: Candidate) => CANDIDATE_TYPES.indexOf(type);
  return [...candidates.values()].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_CANDIDATES);
}

const isPackable = (address: string): boolean =>
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\.local$/i.test(address) ||
  /^\d+(?:\.\d+){3}$/.test(address) ||
  /^[\da-f:]+$/i.test(address);

/** Rebuilds a whole description that browsers accept. */
export function buildSdp({ kind, ufrag, pwd, fingerprint, candidates }: PairingCode): string {
  const hex = [...fingerprint].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'a=msid-semantic: WMS',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(candidateLine),
    'a=end-of-candidates',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${hex}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** ICE type preferences (RFC 8445, section 5.1.2.2). */
const TYPE_PREFERENCE = { host: 126, srflx: 100, relay: 0 };

function candidateLine({ type, address, port }: Candidate, index: number): string {
  const priority = TYPE_PREFERENCE[type] * 2 ** 24 + (65_535 - index) * 2 ** 8 + 255;
  const from = type === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
  return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${type}${from}`;
}

/** Judges the findings of a connection test: a state and a verdict for each part, and one summary. */
import type { AddressFindings, RelayFindings, SignallingFindings } from '../../transport/network-test.ts';

/** The findings of a connection test so far; null where they are not known yet. */
export interface Findings {
  readonly hasWebRtc: boolean;
  readonly signalling: SignallingFindings | null;
  readonly addresses: AddressFindings | null;
  readonly relay: RelayFindings | null;
}

export type LineState = 'checking' | 'good' | 'bad' | 'unset';

export type LineVerdict =
  | 'webrtc'
  | 'noWebRtc'
  | 'checkingBroker'
  | 'broker'
  | 'someBrokers'
  | 'nostr'
  | 'noBroker'
  | 'noBrokerSet'
  | 'checkingStun'
  | 'openNat'
  | 'unknownNat'
  | 'symmetricNat'
  | 'localStun'
  | 'noStun'
  | 'noStunSet'
  | 'checkingAddresses'
  | 'plainAddresses'
  | 'hiddenAddresses'
  | 'hiddenOnly'
  | 'noAddresses'
  | 'checkingRelay'
  | 'relay'
  | 'noRelay'
  | 'noRelaySet';

export type Part = 'browser' | 'broker' | 'outside' | 'inside' | 'relay';

export interface Line {
  readonly part: Part;
  readonly state: LineState;
  readonly verdict: LineVerdict;
}

/** The verdict on the whole test: what somebody can do with this connection. */
export type Summary =
  | 'checking'
  | 'noWebRtc'
  | 'noBroker'
  | 'ready'
  | 'letOthersHost'
  | 'sameNetwork'
  | 'nothing';

export function judge(findings: Findings): { readonly lines: readonly Line[]; readonly summary: Summary } {
  if (!findings.hasWebRtc) return { lines: [line('browser', 'bad', 'noWebRtc')], summary: 'noWebRtc' };
  const { signalling, addresses, relay } = findings;
  return {
    lines: [
      line('browser', 'good', 'webrtc'),
      signallingLine(signalling),
      outsideLine(addresses),
      insideLine(addresses),
      relayLine(relay),
    ],
    summary: summaryOf(signalling, addresses, relay),
  };
}

const line = (part: Part, state: LineState, verdict: LineVerdict): Line => ({ part, state, verdict });

function signallingLine(findings: SignallingFindings | null): Line {
  if (!findings) return line('broker', 'checking', 'checkingBroker');
  const servers = findings.brokers + findings.nostrRelays;
  const answers = countAnswers(findings);
  if (servers === 0) return line('broker', 'unset', 'noBrokerSet');
  if (answers === 0) return line('broker', 'bad', 'noBroker');
  if (findings.brokerAnswers === 0) return line('broker', 'good', 'nostr');
  return line('broker', 'good', answers < servers ? 'someBrokers' : 'broker');
}

const countAnswers = ({ brokerAnswers, nostrAnswers }: SignallingFindings): number =>
  brokerAnswers + nostrAnswers;

function outsideLine(findings: AddressFindings | null): Line {
  if (!findings) return line('outside', 'checking', 'checkingStun');
  if (findings.stunServers === 0) return line('outside', 'unset', 'noStunSet');
  if (findings.stunAnswers === 0) return line('outside', 'bad', 'noStun');
  if (findings.isStunLocal) return line('outside', 'good', 'localStun');
  if (findings.isSymmetric) return line('outside', 'bad', 'symmetricNat');
  // It takes the answers of two servers to detect a symmetric NAT.
  return line('outside', 'good', findings.stunAnswers < 2 ? 'unknownNat' : 'openNat');
}

function insideLine(findings: AddressFindings | null): Line {
  if (!findings) return line('inside', 'checking', 'checkingAddresses');
  if (findings.hostAddresses === 'none') return line('inside', 'bad', 'noAddresses');
  if (findings.hostAddresses === 'plain') return line('inside', 'good', 'plainAddresses');
  // With STUN, the browser also offers an address that needs no mDNS.
  return findings.stunAnswers > 0
    ? line('inside', 'good', 'hiddenAddresses')
    : line('inside', 'bad', 'hiddenOnly');
}

function relayLine(findings: RelayFindings | null): Line {
  if (!findings) return line('relay', 'checking', 'checkingRelay');
  if (findings.relays === 0) return line('relay', 'unset', 'noRelaySet');
  return findings.isReached ? line('relay', 'good', 'relay') : line('relay', 'bad', 'noRelay');
}

function summaryOf(
  signalling: SignallingFindings | null,
  addresses: AddressFindings | null,
  relay: RelayFindings | null,
): Summary {
  if (!signalling || !addresses || !relay) return 'checking';
  if (countAnswers(signalling) === 0) return 'noBroker';
  if (relay.isReached) return 'ready';
  if (addresses.hostAddresses === 'none' && addresses.stunAnswers === 0) return 'nothing';
  if (addresses.stunAnswers === 0 || addresses.isStunLocal) return 'sameNetwork';
  return addresses.isSymmetric ? 'letOthersHost' : 'ready';
}

/** What the findings of a connection test mean: for each part a state and a verdict, and one verdict for the whole. */
import type { AddressFindings, BrokerFindings, RelayFindings } from '../../transport/network-test.ts';

/** `null`: not known yet. */
export interface Findings {
  readonly hasWebRtc: boolean;
  readonly brokers: BrokerFindings | null;
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

/** What somebody can do with this connection. */
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
  const { brokers, addresses, relay } = findings;
  return {
    lines: [
      line('browser', 'good', 'webrtc'),
      brokerLine(brokers),
      outsideLine(addresses),
      insideLine(addresses),
      relayLine(relay),
    ],
    summary: summaryOf(brokers, addresses, relay),
  };
}

const line = (part: Part, state: LineState, verdict: LineVerdict): Line => ({ part, state, verdict });

function brokerLine(found: BrokerFindings | null): Line {
  if (!found) return line('broker', 'checking', 'checkingBroker');
  if (found.brokers === 0) return line('broker', 'unset', 'noBrokerSet');
  if (found.answers === 0) return line('broker', 'bad', 'noBroker');
  return line('broker', 'good', found.answers < found.brokers ? 'someBrokers' : 'broker');
}

function outsideLine(found: AddressFindings | null): Line {
  if (!found) return line('outside', 'checking', 'checkingStun');
  if (found.stunServers === 0) return line('outside', 'unset', 'noStunSet');
  if (found.stunAnswers === 0) return line('outside', 'bad', 'noStun');
  if (found.isStunLocal) return line('outside', 'good', 'localStun');
  if (found.isSymmetric) return line('outside', 'bad', 'symmetricNat');
  // Only two servers can see a difference.
  return line('outside', 'good', found.stunAnswers < 2 ? 'unknownNat' : 'openNat');
}

function insideLine(found: AddressFindings | null): Line {
  if (!found) return line('inside', 'checking', 'checkingAddresses');
  if (found.hostAddresses === 'none') return line('inside', 'bad', 'noAddresses');
  if (found.hostAddresses === 'plain') return line('inside', 'good', 'plainAddresses');
  // With STUN, the browser also offers an address that needs no mDNS.
  return found.stunAnswers > 0
    ? line('inside', 'good', 'hiddenAddresses')
    : line('inside', 'bad', 'hiddenOnly');
}

function relayLine(found: RelayFindings | null): Line {
  if (!found) return line('relay', 'checking', 'checkingRelay');
  if (found.relays === 0) return line('relay', 'unset', 'noRelaySet');
  return found.isReached ? line('relay', 'good', 'relay') : line('relay', 'bad', 'noRelay');
}

function summaryOf(
  brokers: BrokerFindings | null,
  addresses: AddressFindings | null,
  relay: RelayFindings | null,
): Summary {
  if (!brokers || !addresses || !relay) return 'checking';
  if (brokers.answers === 0) return 'noBroker';
  if (relay.isReached) return 'ready';
  if (addresses.hostAddresses === 'none' && addresses.stunAnswers === 0) return 'nothing';
  if (addresses.stunAnswers === 0 || addresses.isStunLocal) return 'sameNetwork';
  return addresses.isSymmetric ? 'letOthersHost' : 'ready';
}

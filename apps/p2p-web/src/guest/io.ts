/** Inputs and effects of the client's machine. */
import type { AnyGame } from '@cheeseboard/engine';
import type { Entry } from '@cheeseboard/engine/fair';
import type { Share } from '../log/open-log.ts';
import type { Signer } from '../protocol/keys.ts';
import type { PeerMessage } from '../protocol/messages.ts';
import type { Invitation, Random } from '../protocol/room.ts';
import type { Act, Answer, Ended } from '../tables/table.ts';
import type { Address, Fingerprints, UnreachableReason } from '../transport/transport.ts';
import type { Elected } from './client.ts';
import type { Memory } from './memory.ts';

export interface ClientParts {
  readonly invitation: Invitation;
  readonly signer: Signer;
  readonly random: Random;
  /** The identity's secret, from which the chance commitments are derived. */
  readonly seed: Uint8Array;
  /** Whether this is the host's own screen, which follows the log but does not vote. */
  readonly isHostScreen: boolean;
  /** Whether several people play on one device. Everybody has seen the move, so an undo needs no questions. */
  readonly isShared: boolean;
  /** Hosts of terms before this one are ignored, so that a host that looks for its successor does not find itself. */
  readonly minTerm?: number | undefined;
  readonly memory?: Memory | undefined;
}

export type ClientInput =
  | { readonly type: 'start' }
  | { readonly type: 'rules'; readonly games: readonly AnyGame[] }
  /** The answer to `call`. */
  | { readonly type: 'opened'; readonly fingerprints: Fingerprints; readonly isCarried: boolean }
  | { readonly type: 'unreached'; readonly reason: UnreachableReason }
  /** `call-carrier` found nobody. */
  | { readonly type: 'no-carrier' }
  /** The answers to `call-direct`, and what the host sends over the direct connection. */
  | { readonly type: 'opened-direct'; readonly fingerprints: Fingerprints }
  | { readonly type: 'text-direct'; readonly text: string }
  | { readonly type: 'no-direct' }
  /** A text to the host, of a connection that this browser carries for somebody else; null closes that connection. */
  | { readonly type: 'carry'; readonly id: number; readonly text: string | null }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'shaky'; readonly shaky: boolean }
  | { readonly type: 'closed' }
  /** A message of another voter: see voter-connections.ts. */
  | { readonly type: 'peer'; readonly from: string; readonly message: PeerMessage }
  | { readonly type: 'act'; readonly id: number; readonly act: Act }
  /** The network is back, or the page is visible again: reconnect at once. */
  | { readonly type: 'nudge' }
  | { readonly type: 'wake' }
  | { readonly type: 'wait-longer'; readonly ms: number }
  /** The answer to `open-log`. */
  | { readonly type: 'opened-log'; readonly isOpened: boolean }
  /** Ends the session. `why`: the final status; `closed` if left out. */
  | { readonly type: 'leave'; readonly why?: Ended };

export type ClientEffect =
  | { readonly type: 'call'; readonly addresses: readonly Address[] }
  | { readonly type: 'call-carrier' }
  /** Calls the host directly, while another guest carries the connection. */
  | { readonly type: 'call-direct'; readonly addresses: readonly Address[] }
  | { readonly type: 'send-direct'; readonly text: string }
  /** Replaces the carried connection by the direct one. */
  | { readonly type: 'use-direct' }
  | { readonly type: 'close-direct' }
  /** Starts or stops carrying connections for others. */
  | { readonly type: 'be-carrier'; readonly on: boolean }
  /** A text from the host, of a connection that this browser carries; null: the host has closed that connection. */
  | { readonly type: 'carried'; readonly id: number; readonly text: string | null }
  | { readonly type: 'send'; readonly text: string; readonly needsDisk?: boolean }
  | { readonly type: 'close' }
  | { readonly type: 'wake'; readonly at: number | null }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  /** Stores the memory. Later effects that send a message wait until it is stored. */
  | { readonly type: 'store'; readonly memory: Memory }
  /** Asks whether these shares open the log. */
  | { readonly type: 'open-log'; readonly entries: readonly Entry[]; readonly shares: readonly Share[] }
  | { readonly type: 'peer'; readonly to: string; readonly message: PeerMessage }
  /** Starts or stops listening for candidates. */
  | { readonly type: 'listen'; readonly on: boolean }
  /** Makes this person the host from now on. */
  | { readonly type: 'elected'; readonly elected: Elected }
  | { readonly type: 'changed' };

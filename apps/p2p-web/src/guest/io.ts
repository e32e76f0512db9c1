/** What a person at a table is told, and what it wants done. It does nothing itself. */
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
  /** Of the identity: makes this person's chance commitments. */
  readonly seed: Uint8Array;
  /** The host's own screen follows the log, but takes no part in elections: the table behind it does. */
  readonly isHostScreen: boolean;
  /** Several people on one device: everybody has seen the move, so nobody is asked before it is undone. */
  readonly isShared: boolean;
  /** Follows only hosts of this term or a later one: a host that looks for its successor does not find itself. */
  readonly minTerm?: number | undefined;
  /** What this browser knows of the table from before. */
  readonly memory?: Memory | undefined;
}

export type ClientInput =
  | { readonly type: 'start' }
  /** The rules have been loaded. */
  | { readonly type: 'rules'; readonly games: readonly AnyGame[] }
  /** The answer to `call`. */
  | { readonly type: 'opened'; readonly fingerprints: Fingerprints }
  | { readonly type: 'unreached'; readonly reason: UnreachableReason }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'shaky'; readonly shaky: boolean }
  | { readonly type: 'closed' }
  /** From another voter, over a connection of their own: see voter-connections.ts. */
  | { readonly type: 'peer'; readonly from: string; readonly message: PeerMessage }
  | { readonly type: 'act'; readonly id: number; readonly act: Act }
  /** The network is back, or the screen is looked at again: now rather than later. */
  | { readonly type: 'nudge' }
  | { readonly type: 'wake' }
  /** The person wants to wait longer for the host. */
  | { readonly type: 'wait-longer'; readonly ms: number }
  /** The answer to `open-log`. */
  | { readonly type: 'opened-log'; readonly isOpened: boolean }
  /** Why it is over; `closed` as a rule. */
  | { readonly type: 'leave'; readonly why?: Ended };

export type ClientEffect =
  | { readonly type: 'call'; readonly address: Address }
  | { readonly type: 'send'; readonly text: string; readonly needsDisk?: boolean }
  | { readonly type: 'close' }
  | { readonly type: 'wake'; readonly at: number | null }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  /** Whatever is sent after this waits until it is stored. */
  | { readonly type: 'store'; readonly memory: Memory }
  /** Tries whether these shares open the log. */
  | { readonly type: 'open-log'; readonly entries: readonly Entry[]; readonly shares: readonly Share[] }
  /** To another voter. */
  | { readonly type: 'peer'; readonly to: string; readonly message: PeerMessage }
  /** Listen for candidates, or stop. */
  | { readonly type: 'listen'; readonly on: boolean }
  /** This person is host from now on. */
  | { readonly type: 'elected'; readonly elected: Elected }
  | { readonly type: 'changed' };

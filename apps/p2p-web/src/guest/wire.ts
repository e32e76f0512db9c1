/** What a person at a table is told, and what it wants done. It does nothing itself. */
import type { Link as ChainLink } from '@cheeseboard/engine/fair';
import type { Audit } from '../fair/finding.ts';
import type { Promises } from '../fair/promised.ts';
import type { Witness } from '../fair/witness.ts';
import type { Wait } from '../heirs/wait.ts';
import type { Succession } from '../heirs/will.ts';
import type { Saved } from '../host/room.ts';
import type { Signer } from '../protocol/keys.ts';
import type { Picture } from '../protocol/picture.ts';
import type { Invitation, Random } from '../protocol/room.ts';
import type { Act, Answer, Ended } from '../tables/table.ts';
import type { Address, Connection, UnreachableReason } from '../transport/transport.ts';

export interface ClientParts {
  readonly invitation: Invitation;
  readonly signer: Signer;
  readonly random: Random;
  readonly epoch: number;
  /** Of the identity: makes this person's chains for fair draws. Without it they only watch. */
  readonly seed?: Uint8Array;
  /** What was promised at this table; without it that lasts as long as the page. */
  readonly promises?: Promises;
  /** What this browser kept of the table when it was here before. */
  readonly kept?: Kept | undefined;
}

/** What an heir keeps, so that it can help to go on without the host also after a reload. */
export interface Kept {
  readonly epoch: number;
  readonly first: string;
  readonly chain: readonly Succession[];
  readonly picture: Picture;
  /** By number in the roster, the last open link that was shown. */
  readonly links: readonly { readonly count: number; readonly last: ChainLink }[] | null;
  /** The last promise: in this epoch it follows nobody else. */
  readonly voted: Voted | null;
  /** Promises to others that somebody may have been elected with. */
  readonly bound?: readonly Voted[];
  /** It has told others that it is host of no epoch up to this one. */
  readonly renounced?: number;
}

export interface Voted {
  readonly epoch: number;
  readonly heir: string;
}

export type ClientInput =
  | { readonly is: 'start' }
  /** The answer to `call`. */
  | { readonly is: 'opened'; readonly fingerprints: Connection['fingerprints'] }
  | { readonly is: 'unreached'; readonly reason: UnreachableReason }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'shaky'; readonly shaky: boolean }
  | { readonly is: 'closed' }
  | { readonly is: 'act'; readonly id: number; readonly act: Act }
  /** The network is back, or the screen is looked at again: now rather than later. */
  | { readonly is: 'nudge' }
  | { readonly is: 'wake' }
  /** Somebody answers where the host was last: there rather than elsewhere. */
  | { readonly is: 'answered' }
  /** A promise could not be kept, so it was not sent. */
  | { readonly is: 'unkept' }
  /** The answer to `audit`. Null: it could not be checked so far. */
  | { readonly is: 'audited'; readonly record: string; readonly audit: Audit | null }
  /** This browser stands for host of an epoch; null: no longer. */
  | { readonly is: 'stands'; readonly epoch: number | null }
  /** The page goes: an heir promises to elect nobody until it is back. */
  | { readonly is: 'farewell' }
  /** The person wants to wait so many milliseconds longer for the host. */
  | { readonly is: 'patience'; readonly extra: number }
  /** Somebody else does, and has said so to this browser, which stands for host. */
  | { readonly is: 'waits'; readonly wait: Wait }
  /** Why it is over; `closed` as a rule. */
  | { readonly is: 'leave'; readonly why?: Ended };

export type ClientEffect =
  | { readonly do: 'call'; readonly address: Address }
  | { readonly do: 'send'; readonly text: string }
  | { readonly do: 'close' }
  | { readonly do: 'wake'; readonly at: number | null }
  | { readonly do: 'answer'; readonly id: number; readonly answer: Answer }
  /** A promise, and the message that carries it: sent when the promise is safe. `otherwise`: what is said when it cannot be kept. `again`: the same as before. */
  | {
      readonly do: 'promise';
      readonly text: string;
      readonly otherwise: string | null;
      readonly again?: boolean;
    }
  /** The host has handed its table over to us. */
  | { readonly do: 'inherit'; readonly saved: Saved }
  /** A match is over: hold its record against what was seen. */
  | { readonly do: 'audit'; readonly record: string; readonly witness: Witness }
  | { readonly do: 'changed' };

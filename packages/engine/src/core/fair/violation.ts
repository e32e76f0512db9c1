/** The ways in which an entry of a log can be invalid. */
import type { Key } from './entry.ts';

/** One kind for each check. `tellVerdict` describes them to players. */
export const violationKinds = [
  /** The value does not have the form of an entry. */
  'form',
  /** The index is not the next one, or the first entry is not `start`. */
  'order',
  /** The entry differs from the entry that was seen before at this index. */
  'fork',
  /** The body does not match its digest. */
  'digest',
  /** The entry does not belong to the current term. */
  'term',
  /** The game is unknown, or its options or people are invalid. */
  'start',
  /** A signature is missing, wrong or superfluous. */
  'signature',
  /** The signer had seen a different log. */
  'head',
  /** A signature is used twice or out of order. */
  'counter',
  /** The position changed after the move was signed. */
  'position',
  /** The table does not allow this move or change of the seat. */
  'seat',
  /** The move breaks the rules of the game. */
  'move',
  /** The game did not ask for a draw, or the reveals do not fit the players. */
  'draw',
  /** A reveal does not follow from its commitment. */
  'reveal',
  /** The host's own reveal is missing. */
  'left-out',
  /** A player takes part in a draw that they must sit out. */
  'rest',
  /** The outcome does not follow from the reveals. */
  'outcome',
  /** The undo breaks CB-4. */
  'undo',
  /** A new host has neither a quorum of votes nor a hand-over. */
  'host',
  /** The record does not match the log. */
  'record',
] as const;
/** Which check failed. */
export type ViolationKind = (typeof violationKinds)[number];

/** The first violation in a log. */
export interface Violation {
  readonly kind: ViolationKind;
  /** The index of the entry. */
  readonly index: number;
  /** The key of the person concerned: the signer, the player, or the host that ordered the entry. */
  readonly key: Key | null;
  /** That person's name at the table. */
  readonly name: string | null;
}

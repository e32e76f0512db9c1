/** What can be wrong with an entry of a log. */
import type { Key } from './entry.ts';

/** Each is one check; `tellVerdict` says it in words. */
export const violationKinds = [
  /** Not an entry at all. */
  'form',
  /** Not the next entry, or a first one that is not `start`. */
  'order',
  /** Another entry than the one that was seen before. */
  'fork',
  /** The body is not the one that the digest promises. */
  'digest',
  /** Not of the term in force. */
  'term',
  /** A game, options or people that do not exist. */
  'start',
  /** A signature is missing, wrong or too many. */
  'signature',
  /** The signer had seen another log. */
  'head',
  /** A signature is used a second time, or out of order. */
  'counter',
  /** Signed for another position. */
  'position',
  /** A seat that the table does not let them play or change. */
  'seat',
  /** Against the rules of the game. */
  'move',
  /** A draw that the game does not ask for, or by others than the players. */
  'draw',
  /** A reveal that does not follow its commitment. */
  'reveal',
  /** The host's own reveal is missing. */
  'left-out',
  /** A player who was left out takes part again too soon. */
  'rest',
  /** Another outcome than the reveals give. */
  'outcome',
  /** Moves that cannot be taken back (CB-4). */
  'undo',
  /** A new host without a quorum of votes or a hand-over. */
  'host',
  /** The record tells another match than the log. */
  'record',
] as const;
/** Which check failed. */
export type ViolationKind = (typeof violationKinds)[number];

/** The first thing that is wrong in a log. */
export interface Violation {
  readonly kind: ViolationKind;
  /** Of the entry. */
  readonly index: number;
  /** Whom it concerns: the signer, the player, or the host that ordered the entry. */
  readonly key: Key | null;
  /** Their name at the table. */
  readonly name: string | null;
}

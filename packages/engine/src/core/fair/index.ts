/** Commit-reveal draws that nobody can steer, and their proof: hash chains, joint draws, signed logs, verdicts. */
export {
  CHAIN_LENGTH,
  Chain,
  type ChainKind,
  chainKinds,
  follows,
  isReveal,
  type Reveal,
} from './chain.ts';
export { checkEntry } from './check-entry.ts';
export {
  type Body,
  type Commitments,
  canonicalJson,
  type DrawBody,
  digestOf,
  EMPTY_HEAD,
  type Entry,
  type EntryKind,
  entryOf,
  type Hash,
  type Head,
  type HostBody,
  hashOf,
  isBody,
  isEntry,
  isSignature,
  isStep,
  type Key,
  type MoveBody,
  type Policy,
  type PolicyBody,
  type QuorumRule,
  type SeatBody,
  type SeatHolder,
  type Signature,
  type StartBody,
  type UndoBody,
  type Vote,
} from './entry.ts';
export {
  Log,
  nameOf,
  type Player,
  quorumOf,
  type SeatState,
  seatRefusal,
  signersOf,
  type TableState,
  tableAfter,
  votersOf,
} from './log.ts';
export { readLogProof, writeLogProof } from './log-proof.ts';
export { type DrawContext, logOutcome } from './outcome.ts';
export { Rests, SIT_OUT_DRAWS, type Turnout } from './rest.ts';
export {
  type Candidate,
  isHandover,
  isSigned,
  isVoteSigned,
  keyOf,
  type LogName,
  type Signer,
  signDigest,
  signerOf,
  signHandover,
  signVote,
} from './signature.ts';
export { tellVerdict } from './text.ts';
export { type Checked, type Verdict, verify } from './verify.ts';
export { type Known, type LogVerdict, LogVerifier, matchAtStart, verifyLog } from './verify-log.ts';
export { type Violation, type ViolationKind, violationKinds } from './violation.ts';

/** Chance that nobody can steer, and the proof of it: hash chains, joint draws, verdicts. */
export { CHAIN_LENGTH, Chain, follows, isLink, type Link, linkBefore } from './chain.ts';
export { type DrawPlace, jointOutcome } from './outcome.ts';
export {
  type ChainKind,
  chainKinds,
  type Pledge,
  type Proof,
  readProof,
  type Shown,
  writeProof,
} from './proof.ts';
export { REST, Rests, type Turnout } from './rest.ts';
export { tellVerdict } from './text.ts';
export { type Checked, type Verdict, verify, verifyMatch } from './verify.ts';

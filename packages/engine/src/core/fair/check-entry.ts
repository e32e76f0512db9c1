/** Checks whether an entry may follow a log, without the game and even while bodies are secret. */
import {
  digestOf,
  type Entry,
  type HostBody,
  isEntry,
  isStep,
  type Key,
  type MoveBody,
  type Signature,
} from './entry.ts';
import {
  type Log,
  nameOf,
  quorumOf,
  seatRefusal,
  signaturesOf,
  signersOf,
  startState,
  type TableState,
  votersOf,
} from './log.ts';
import { isHandover, isSigned, isVoteSigned, type LogName } from './signature.ts';
import type { Violation, ViolationKind } from './violation.ts';

/** A kind of violation, and the key of the person concerned. */
type Fault = readonly [kind: ViolationKind, key: Key | null];

/** Null if `value`, which may be anything, can be the next entry of the log; otherwise the violation. */
export function checkEntry(log: Log, value: unknown): Violation | null {
  const { state, length } = log;
  if (!isEntry(value)) return violationOf(log, ['form', state?.host ?? null]);
  const isFirst = value.kind === 'start';
  if (value.index !== length || isFirst !== (length === 0))
    return violationOf(log, ['order', state?.host ?? null]);
  const fault = bodyFault(log, value) ?? signatureFault(log, value);
  return fault && violationOf(log, fault, value);
}

/** A violation of the next entry of a log. */
export function violationOf(log: Log, [kind, key]: Fault, entry?: Entry): Violation {
  const table = log.state ?? (entry?.body?.kind === 'start' ? startState(entry.body) : null);
  return { kind, index: log.length, key, name: key !== null && table ? nameOf(table, key) : null };
}

function bodyFault(log: Log, entry: Entry): Fault | null {
  const { body, digest, term } = entry;
  const { state } = log;
  const host = state?.host ?? (body?.kind === 'start' ? body.host : null);
  if (body !== null && digestOf(body) !== digest) return ['digest', host];
  const isNewTerm = body?.kind === 'start' || body?.kind === 'host';
  if (term !== (isNewTerm ? body.term : state?.term)) return ['term', host];
  switch (body?.kind) {
    case 'start': {
      const keys = body.seats.flatMap((holder) => (holder.kind === 'bot' ? [] : [holder.key]));
      const isContinuedByMany = body.record !== undefined && keys.length > 1;
      return new Set(keys).size === keys.length && !isContinuedByMany ? null : ['start', host];
    }
    case 'move':
    case 'bot-move': {
      const playedBy = body.kind === 'move' ? 'person' : 'bot';
      return state?.seats[body.seat]?.playedBy === playedBy ? null : ['seat', host];
    }
    case 'seat':
      return state && seatRefusal(state, body) === null ? null : ['seat', host];
    case 'undo':
      return state?.seats[body.seat]?.key && body.to < entry.index ? null : ['undo', host];
    case 'host':
      return hostFault(log, body);
    default:
      return null;
  }
}

/** A new host needs a quorum of votes, or the old host's hand-over of the next term. */
function hostFault(log: Log, body: HostBody): Fault | null {
  const state = log.state!;
  const { key, term } = body;
  const fault: Fault = ['host', key];
  const voters = votersOf(state);
  if (term <= state.term) return ['term', key];
  if ('handover' in body) {
    const { handover } = body;
    const isNext = term === state.term + 1 && voters.includes(key) && handover.key === state.host;
    if (!isNext || !isHandover(handover, log.start, { key, term })) return fault;
    return headFault(log, handover, log.length - 1);
  }
  const quorum = quorumOf(voters.length, state.policy.quorum);
  const isCandidate = voters.includes(key) || key === state.host;
  const names = new Set(body.votes.map((vote) => vote.key));
  if (quorum === null || !isCandidate || names.size < quorum || names.size < body.votes.length) return fault;
  for (const vote of body.votes) {
    const isVoter = voters.includes(vote.key);
    if (!isVoter || !isVoteSigned(vote, log.start.room, { key, term })) return ['host', vote.key];
    if (!isBehind(log, vote)) return ['head', vote.key];
  }
  return null;
}

/**
 * True if the voter's log is not ahead of this one (Raft, 3.4.1: by last term, then by length) and does not
 * contradict it. One host writes all entries of a term, so the same term and index must mean the same entry.
 */
function isBehind(log: Log, vote: { lastTerm: number; index: number; hash: string }): boolean {
  const { lastTerm, index, hash } = vote;
  if (index === -1) return hash === '';
  const newest = log.entryAt(log.length - 1);
  if (lastTerm > newest.term || (lastTerm === newest.term && index > newest.index)) return false;
  return log.entries[index]?.term !== lastTerm || log.hashes[index] === hash;
}

function signatureFault(log: Log, entry: Entry): Fault | null {
  const { body, signatures, digest, index } = entry;
  const { state } = log;
  const name: LogName = body?.kind === 'start' ? body : log.start;
  const signers = body ? signersOf(body, state) : secretSigners(entry, state!);
  if (signers === null) return ['signature', signatures[0]?.key ?? null];
  for (let number = 0; number < Math.max(signers.length, signatures.length); number++) {
    const signer = signers[number];
    const signature = signatures[number];
    if (signature === undefined || signer !== signature.key || !isSigned(signature, name, digest))
      return ['signature', signer ?? signature!.key];
  }
  for (const signature of signaturesOf(entry)) {
    const fault = headFault(log, signature, isHostDecision(signature, entry, state) ? index - 1 : null);
    if (fault) return fault;
    if (!isForThisPosition(log, entry, signature)) return ['position', signature.key];
  }
  return null;
}

/**
 * The keys that must sign an entry with a secret body. Only the signature of a secret move names its player. Null if
 * that signer plays no seat.
 */
function secretSigners({ kind, signatures }: Entry, { seats }: TableState): Key[] | null {
  if (kind !== 'move') return [];
  const signer = signatures[0]?.key;
  const isPlayer = seats.some(({ key, playedBy }) => playedBy === 'person' && key === signer);
  return signer !== undefined && isPlayer ? [signer] : null;
}

/** True if the host signs a decision of its own, for which it must have seen the newest entry. Other signers may be behind. */
const isHostDecision = ({ key }: Signature, { kind }: Entry, state: TableState | null): boolean =>
  (kind === 'seat' || kind === 'policy' || kind === 'key') && key === state?.host;

/**
 * A fault if the signer has seen a different log or reuses a counter. If `newest` is given, the signer must have seen
 * that entry.
 */
function headFault(log: Log, { key, seen, n }: Signature, newest: number | null): Fault | null {
  if (!log.has(seen) || (newest !== null && seen.index !== newest)) return ['head', key];
  return n > log.counterOf(key) ? null : ['counter', key];
}

/**
 * True if a signed move or undo still fits the position: since the signer looked, only other seats have passed (move),
 * or nothing has happened in the match (undo).
 */
function isForThisPosition(log: Log, { kind, body }: Entry, { key, seen }: Signature): boolean {
  if (kind !== 'move' && kind !== 'undo') return true;
  const laterEntries = log.entries.slice(seen.index + 1);
  if (kind === 'undo') return !laterEntries.some((entry) => isStep(entry) || entry.kind === 'undo');
  const seat = (body as MoveBody | null)?.seat ?? log.state!.seats.findIndex((holder) => holder.key === key);
  return laterEntries.every(
    (entry) => !(isStep(entry) || entry.kind === 'undo') || isPassOfOther(entry, seat),
  );
}

/**
 * True if the entry is a pass of another seat, or may be one because its body is secret. `LogVerifier` checks the body
 * once it is open.
 */
function isPassOfOther({ kind, body }: Entry, seat: number): boolean {
  if (kind !== 'move' && kind !== 'bot-move') return false;
  if (body === null) return true;
  const { seat: other, move } = body as MoveBody;
  return other !== seat && (move as { readonly type?: unknown }).type === 'pass';
}

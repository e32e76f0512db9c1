/**
 * Checks a match against its proof: every chain and every draw. Reading the record already checks the moves.
 */
import type { AnyGame, ChanceRequest, GameTypes } from '../game.ts';
import { Invalid } from '../invalid.ts';
import type { Match } from '../match.ts';
import { readRecord } from '../record.ts';
import { follows, type Link, linkBefore } from './chain.ts';
import { readLogProof } from './log-proof.ts';
import { jointOutcome } from './outcome.ts';
import { type ChainKind, chainKinds, type Proof, readProof } from './proof.ts';
import { Rests } from './rest.ts';
import { verifyLogOf } from './verify-log.ts';
import type { Violation } from './violation.ts';

/** What was checked. */
export interface Checked {
  /** Of the log; 0 in a record without one. */
  readonly entries: number;
  readonly signatures: number;
  /** The number of last entries that only the host has signed or seen, and could still have changed. */
  readonly unconfirmed: number;
  readonly steps: number;
  readonly moves: number;
  readonly draws: number;
  readonly people: number;
  /** Draws that left somebody out. */
  readonly without: number;
  /** Draws by fewer than two people: one person alone could know the outcome. */
  readonly alone: number;
}

/** The result of checking a record. */
export type Verdict =
  | { readonly type: 'verified'; readonly checked: Checked }
  /** Nothing is wrong, but `open` draws cannot be checked: somebody left with the last links. */
  | { readonly type: 'incomplete'; readonly checked: Checked; readonly open: number }
  /** Nothing is wrong, but one person alone made some of the draws. */
  | { readonly type: 'alone'; readonly checked: Checked }
  /** A record without a proof, from a match on one device or with bots only. It obeys the rules. */
  | { readonly type: 'unproven'; readonly checked: Checked }
  /** A chain does not lead back to its commitment. */
  | { readonly type: 'chain'; readonly person: number; readonly kind: ChainKind }
  /** A draw differs from what the links give. `step` counts from 1. */
  | { readonly type: 'draw'; readonly draw: number; readonly step: number }
  /** A draw uses a link of a person who had to sit out (rest.ts). */
  | { readonly type: 'rest'; readonly draw: number; readonly step: number; readonly person: number }
  /** A proof of an earlier version, which is not checked any more. The rules were kept. */
  | { readonly type: 'older'; readonly checked: Checked }
  /** The first thing that is wrong in the log. */
  | { readonly type: 'violation'; readonly violation: Violation }
  /** The record itself cannot be played: what is wrong, and on which line. */
  | { readonly type: 'record'; readonly line: number | null; readonly reason: string };

/** Reads a record with its proof and checks both. Never throws: every error becomes a verdict. */
export function verify(record: string, games: readonly AnyGame[]): Verdict {
  try {
    const match = readRecord(record, games);
    const log = readLogProof(record, match);
    if (log) return verifyLogOf(match, log, games);
    const proof = readProof(record);
    return proof ? verifyMatch(match, proof) : { type: 'unproven', checked: checkedOf(match) };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const reason = error.message.replace(/^record(?:, line \d+)?: /, '');
    return { type: 'record', line: error.line ?? null, reason };
  }
}

/** Checks the draws of a match that has been replayed. */
export function verifyMatch(
  match: Match<GameTypes>,
  proof: Proof,
): Exclude<Verdict, { readonly type: 'violation' }> {
  for (const [person, pledge] of proof.people.entries()) {
    for (const kind of chainKinds) {
      const { commitment, count, last } = pledge[kind];
      if (last !== null && !follows(last, commitment, count)) return { type: 'chain', person, kind };
    }
  }
  const rests = new Rests(proof.people.length);
  let open = 0;
  let alone = 0;
  for (const { request, outcome, draw, step, links } of drawsOf(match, proof)) {
    const turnout = rests.drew(draw, proof.without.get(draw) ?? []);
    if (turnout.early !== null) return { type: 'rest', draw, step, person: turnout.early };
    if (turnout.alone) alone += 1;
    if (links === null) open += 1;
    else {
      const fair = jointOutcome(request, { table: proof.table, match: proof.match, draw }, links);
      // Without any link, everybody could compute the outcome in advance.
      const nobody = links.every((link) => link === null);
      if (nobody || fair.some((value, index) => value !== outcome[index]))
        return { type: 'draw', draw, step };
    }
  }
  const checked = checkedOf(match, proof, alone);
  if (open > 0) return { type: 'incomplete', checked, open };
  return { type: alone > 0 ? 'alone' : 'verified', checked };
}

interface Drawn {
  readonly request: ChanceRequest;
  readonly outcome: readonly number[];
  readonly draw: number;
  readonly step: number;
  /** Null if a link of the draw is unknown. */
  readonly links: readonly (Link | null)[] | null;
}

function* drawsOf(match: Match<GameTypes>, proof: Proof): Generator<Drawn> {
  const numbers = { open: 0, sealed: 0 };
  const links = { open: linksOf(proof, 'open'), sealed: linksOf(proof, 'sealed') };
  let draw = 0;
  for (const [index, { step }] of match.history.entries()) {
    if (!('outcome' in step)) continue;
    const request = match.game.chance(match.at(index))!;
    const kind = request.sealed ? 'sealed' : 'open';
    draw += 1;
    numbers[kind] += 1;
    const absent = proof.without.get(draw) ?? [];
    yield {
      request,
      outcome: step.outcome,
      draw,
      step: index + 1,
      links: together(links[kind], numbers[kind], absent),
    };
  }
}

function together(
  chains: readonly (readonly Link[])[],
  number: number,
  absent: readonly number[],
): (Link | null)[] | null {
  const links = chains.map((chain, person) => (absent.includes(person) ? null : chain[number]));
  return links.includes(undefined) ? null : (links as (Link | null)[]);
}

/** Every known link by its number, for each person. */
function linksOf({ people }: Proof, kind: ChainKind): Link[][] {
  return people.map((pledge) => {
    const { commitment, count, last } = pledge[kind];
    const links = new Array<Link>(count + 1).fill(commitment);
    for (let index = count, link = last; index > 0 && link !== null; index--) {
      links[index] = link;
      link = linkBefore(link, 1);
    }
    return links;
  });
}

function checkedOf({ history }: Match<GameTypes>, proof?: Proof, alone = 0): Checked {
  const draws = history.filter(({ step }) => 'outcome' in step).length;
  return {
    entries: 0,
    signatures: 0,
    unconfirmed: 0,
    steps: history.length,
    moves: history.length - draws,
    draws,
    people: proof?.people.length ?? 0,
    without: [...(proof?.without.values() ?? [])].filter((absent) => absent.length > 0).length,
    alone,
  };
}

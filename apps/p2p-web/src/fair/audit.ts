/** When the match is over: its record is held against all that somebody at the table remembers. */
import type { AnyGame, GameTypes, Match } from '@cheeseboard/engine';
import { type Proof, readProof, verifyMatch } from '@cheeseboard/engine/fair';
import { readRecord } from '@cheeseboard/engine/records';
import { canonical, isSame } from './canonical.ts';
import type { Audit, Finding } from './finding.ts';
import { otherUpTo, type WatchedDraws, type Whose } from './watched-draws.ts';
import type { WatchedSteps } from './watched-steps.ts';

export interface Remembered {
  readonly whose: Whose;
  readonly draws: Pick<WatchedDraws, 'roster' | 'lastTold'>;
  readonly steps: Pick<WatchedSteps, 'views' | 'moves' | 'alone' | 'since'>;
}

export function audit(record: string, games: readonly AnyGame[], remembered: Remembered): Audit {
  let match: Match;
  let proof: Proof | null;
  try {
    match = readRecord(record, games);
    proof = readProof(record);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { type: 'failed', finding: { type: 'record', line: null, reason } };
  }
  if (!proof || !isMine(proof, remembered)) return { type: 'failed', finding: { type: 'roster' } };
  const verdict = verifyMatch(match, proof);
  if (!('checked' in verdict)) return { type: 'failed', finding: verdict };
  const { draws, steps } = remembered;
  const finding = otherThanTold(proof, draws) ?? wrongView(match, steps) ?? wrongMove(match, steps);
  if (finding) return { type: 'failed', finding };
  const seen = { ...verdict.checked, views: steps.views.size, own: steps.moves.size, since: steps.since };
  if (verdict.type === 'incomplete') return { type: 'incomplete', seen, open: verdict.open };
  return { type: verdict.type === 'alone' ? 'alone' : 'verified', seen };
}

/** The proof is about this table, this match, and the people who were announced. */
function isMine({ table, match, people }: Proof, { whose, draws: { roster } }: Remembered): boolean {
  if (table !== whose.table || match !== whose.match) return false;
  if (!roster) return true;
  return (
    people.length === roster.length &&
    roster.every(
      ({ open, sealed }, number) =>
        people[number]!.open.commitment === open && people[number]!.sealed.commitment === sealed,
    )
  );
}

/** What the record says of who was left out is what was told while we played. */
function otherThanTold({ without }: Proof, { lastTold }: Remembered['draws']): Finding | null {
  const draw = lastTold && otherUpTo(lastTold.draws, lastTold, { without });
  return draw === null ? null : { type: 'without', draw };
}

function wrongView(match: Match<GameTypes>, { views }: Remembered['steps']): Finding | null {
  for (const [version, { viewer, view }] of views) {
    const isThere = version <= match.length && (viewer === 'spectator' || viewer < match.seats);
    if (!isThere || !isSame(match.game.view(match.at(version), viewer), view))
      return { type: 'view', step: version };
  }
  return null;
}

function wrongMove(match: Match<GameTypes>, { moves, alone }: Remembered['steps']): Finding | null {
  for (const [version, move] of moves) {
    const step = match.history[version]?.step;
    if (!step || !('move' in step) || canonical(step.move) !== canonical(move)) {
      return { type: 'move', step: version + 1 };
    }
  }
  for (const [version, seat] of alone) {
    const step = match.history[version]?.step;
    if (step && 'move' in step && step.seat === seat && !moves.has(version)) {
      return { type: 'move', step: version + 1 };
    }
  }
  return null;
}

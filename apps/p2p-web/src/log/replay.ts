/**
 * Rebuilds the engine's match from a log, and writes its record. No entry may still be sealed: this works for the host's own log, and
 * for a guest's once the match is over.
 */
import type { AnyGame, Match } from '@cheeseboard/engine';
import { type Entry, type Log, LogVerifier, writeLogProof } from '@cheeseboard/engine/fair';
import { writeRecord } from '@cheeseboard/engine/records';

/** Replays the log, whose signatures were checked before. Throws if the engine does not accept it. */
export function matchOf(log: Log, games: readonly AnyGame[]): Match {
  const verifier = new LogVerifier(games);
  for (const entry of log.entries) {
    const violation = verifier.replay(entry);
    if (violation) throw new Error(`entry ${violation.index}: ${violation.kind}`);
  }
  if (verifier.secret > 0) throw new Error('the log is still sealed');
  return verifier.match!;
}

/** The indexes of the steps, without those that were undone. */
export function stepIndexes(entries: readonly Entry[]): number[] {
  const steps: number[] = [];
  for (const { index, kind, body } of entries) {
    if (kind === 'move' || kind === 'bot-move' || kind === 'draw') steps.push(index);
    else if (body?.kind === 'undo') while ((steps.at(-1) ?? -1) > body.to) steps.pop();
  }
  return steps;
}

/** The record of the log's match. If several people played, it carries the log as its proof. */
export const recordOf = (log: Log, match: Match): string =>
  writeRecord(match) + (log.state!.players.length > 1 ? writeLogProof(log.entries) : '');

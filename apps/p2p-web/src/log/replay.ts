/** The engine's match that a log gives, and its record. Every body must be known: the host's own log, or a guest's when the match is over. */
import type { AnyGame, Match } from '@cheeseboard/engine';
import {
  type Entry,
  isStep,
  type Log,
  logOutcome,
  matchAtStart,
  writeLogProof,
} from '@cheeseboard/engine/fair';
import { writeRecord } from '@cheeseboard/engine/records';

/** Replays the log. Throws if the engine does not accept it. Calls `after` with the match after each entry. */
export function matchOf(
  log: Log,
  games: readonly AnyGame[],
  after: (index: number, match: Match) => void = () => {},
): Match {
  const { room, match: number } = log.start;
  const match = matchAtStart(log.start, games);
  let lastStep = 0;
  let draws = 0;
  const steps: number[] = [];
  for (const { index, body } of log.entries) {
    switch (body?.kind) {
      case 'move':
      case 'bot-move':
        if (!match.play(body.seat, body.move).ok) throw new Error(`entry ${index} is not a legal move`);
        steps.push(index);
        break;
      case 'draw': {
        const request = match.chance;
        if (!request) throw new Error(`entry ${index} draws nothing that was asked for`);
        draws += 1;
        const place = { room, match: number, draw: draws, after: log.headAt(lastStep).hash };
        match.resolve(logOutcome(request, place, body.reveals));
        steps.push(index);
        break;
      }
      case 'undo':
        while ((steps.at(-1) ?? -1) > body.to) {
          if (!match.undo(body.seat).ok) throw new Error(`entry ${index} takes back too much`);
          steps.pop();
        }
        break;
      case undefined:
        throw new Error(`entry ${index} is still sealed`);
    }
    if (body && isStep(body)) lastStep = index;
    after(index, match);
  }
  return match;
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

/** The record of the match that a log gives. Between people it carries the log as its proof. */
export const recordOf = (log: Log, match: Match): string =>
  writeRecord(match) + (log.state!.players.length > 1 ? writeLogProof(log.entries) : '');

/**
 * A question: which players must act now, by public knowledge. Players who may act because of hidden cards are not part of it, so
 * timing by questions reveals nothing.
 */
import type { Match, Seat } from '@cheeseboard/engine';
import { mayWait } from '@cheeseboard/engine/bots';

export interface Question {
  readonly number: number;
  readonly obliged: readonly Seat[];
}

export function obligedIn(match: Match): Seat[] {
  return match.actors.filter(
    (seat) => !mayWait({ view: match.view(seat), moves: match.legalMoves(seat), log: [] }),
  );
}

export const isPass = (match: Match, length: number): boolean => {
  const step = match.history[length - 1]?.step;
  return step !== undefined && 'move' in step && step.move.type === 'pass';
};

/** Whether the question stays the same after a pass: others are still asked, and the player who passed is not. */
export function isSameQuestion(question: Question | null, match: Match, obliged: readonly Seat[]): boolean {
  const step = match.history.at(-1)?.step;
  if (question === null || !step || !('seat' in step) || !isPass(match, match.length)) return false;
  return obliged.length > 0 && obliged.every((seat) => seat !== step.seat && question.obliged.includes(seat));
}

/**
 * Whether a move for an earlier version is still valid: since then others have only passed, and the move was legal then. This is common in power
 * windows, where all players are asked at once.
 */
export function isStillValid(match: Match, seat: Seat, version: number, move: unknown): boolean {
  if (version === match.length) return true;
  if (version > match.length) return false;
  for (let length = version + 1; length <= match.length; length++) {
    const step = match.history[length - 1]!.step;
    if (!isPass(match, length) || ('seat' in step && step.seat === seat)) return false;
  }
  const { game } = match;
  const stateBefore = match.at(version);
  return (
    game.isMove(move) &&
    game.actors(stateBefore).includes(seat) &&
    game.refusal(stateBefore, seat, move) === null
  );
}

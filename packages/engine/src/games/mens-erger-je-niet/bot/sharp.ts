import { type Bot, type Budget, type Observation, startMeter } from '../../../core/bots/bot.ts';
import { bestOf, type Candidate, isTooThin } from '../../../core/bots/candidates.ts';
import type { Draw } from '../../../core/game.ts';
import { copyOf } from '../../../core/match.ts';
import { type MensErgerJeNiet, mensErgerJeNiet } from '../index.ts';
import type { Move } from '../moves.ts';
import { positionValue } from './position-value.ts';
import { type Race, raceOf, runRace } from './race.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { ROLLS } from './rows.ts';
import { steady } from './steady.ts';

/**
 * Plays each promising move out many times, with the same rolls for all of them, and chooses the move with the best
 * position some turns later.
 */
export const sharp: Bot<MensErgerJeNiet, Reason> = (observation, draw, budget) => {
  const candidates = search(observation, draw, budget);
  if (isTooThin(candidates, candidates.length)) return steady(observation, draw, budget);
  const move = bestOf(candidates).move ?? observation.moves[0]!;
  return { move, why: reasonFor(observation, move) };
};

/** Length of a playout in rolls. In longer ones, the randomness of the dice outweighs the effect of the first move. */
const PLAYOUT_ROLLS = 40;
/** Moves rated this much below the best are not searched, because they hardly ever turn out better. */
const SEARCH_MARGIN = 0.04;

interface RaceCandidate extends Candidate<Move> {
  readonly race: Race;
  readonly estimate: number;
}

/** Flat Monte Carlo as in core/bots/flat.ts, but on rows. One playout is one iteration. */
function search(observation: Observation<MensErgerJeNiet>, draw: Draw, budget: Budget): Candidate<Move>[] {
  const seat = observation.view.viewer as number;
  const measureSpent = startMeter(budget);
  const state = mensErgerJeNiet.determinize(observation.view, draw);
  const candidates = observation.moves.map((move): RaceCandidate => {
    const stateAfter = copyOf(state);
    mensErgerJeNiet.play(stateAfter, seat, move);
    // Where captures are a choice (ME-14), all of them follow.
    while (stateAfter.targets.length > 0)
      mensErgerJeNiet.play(stateAfter, seat, mensErgerJeNiet.legalMoves(stateAfter, seat)[0]!);
    const race = raceOf(stateAfter);
    return { move, race, estimate: positionValue(race, seat, state.options), visits: 0, value: 0 };
  });
  const highestEstimate = Math.max(...candidates.map((candidate) => candidate.estimate));
  let remainingCandidates = candidates.filter(
    (candidate) => candidate.estimate >= highestEstimate - SEARCH_MARGIN,
  );
  const seriousMoves = remainingCandidates;
  if (remainingCandidates.length === 1) return seriousMoves;
  const rounds = Math.ceil(Math.log2(remainingCandidates.length));
  const rolls = new Array<number>(PLAYOUT_ROLLS).fill(0);
  const raceCopy: Race = { rows: [], turn: 0, finished: [] };
  for (let spent = measureSpent(), round = 1; spent < 1 || remainingCandidates[0]!.visits === 0; ) {
    for (let index = 0; index < PLAYOUT_ROLLS; index++) rolls[index] = draw(ROLLS) + 1;
    for (const candidate of remainingCandidates) {
      runRace(candidate.race, state, rolls, raceCopy);
      candidate.visits += 1;
      candidate.value += (positionValue(raceCopy, seat, state.options) - candidate.value) / candidate.visits;
      spent = measureSpent();
    }
    // Sequential halving: drop the worse half after each equal part of the budget.
    for (; round < rounds && spent * rounds >= round; round++) {
      remainingCandidates = [...remainingCandidates]
        .sort((a, b) => b.value - a.value)
        .slice(0, Math.ceil(remainingCandidates.length / 2));
    }
  }
  return seriousMoves;
}

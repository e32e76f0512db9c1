/** Says why a state is impossible. Play never reaches such a state. */
import { CARDS_PER_PILE, CARDS_PER_PLAYER, cardsOf, PILES, pileNumbers } from './piles.ts';
import { canSpend } from './spending.ts';
import { finishersOf, type State } from './state.ts';

/** Says in a phrase why a state is impossible, or null. */
export function flaw(state: State): string | null {
  return flawOfPiles(state) ?? flawOfFinished(state) ?? flawOfPhase(state);
}

/** Equal piles of one number would have captured each other (ME-9), unless they are empty or full (ME-10). */
function flawOfPiles({ seats, heights }: State): string | null {
  for (const pile of pileNumbers) {
    const seenHeights = new Set<number>();
    for (let seat = 0; seat < seats; seat++) {
      const height = heights[seat * PILES + pile - 1]!;
      if (height === 0 || height === CARDS_PER_PILE) continue;
      if (seenHeights.has(height)) return `two new piles ${pile} are ${height} high`;
      seenHeights.add(height);
    }
  }
  return null;
}

function flawOfFinished(state: State): string | null {
  const { seats, heights, finished, phase } = state;
  for (let seat = 0; seat < seats; seat++) {
    const mentions = finished.filter((other) => other === seat).length;
    if (mentions !== (cardsOf(heights, seat) === CARDS_PER_PLAYER ? 1 : 0)) {
      return 'finished are exactly the seats with four full piles, each once';
    }
  }
  const finisherCount = finishersOf(state);
  if (phase === 'over' ? finished.length !== finisherCount : finished.length >= finisherCount) {
    return `the game is over when ${finisherCount} finished, and only then`;
  }
  return null;
}

function flawOfPhase(state: State): string | null {
  const { phase, turn, roll, heights, finished, options } = state;
  if ((phase === 'move') !== roll > 0) return 'there is a roll exactly when a player is to move';
  if (phase === 'first') {
    const isUntouched =
      options.firstPlayer === 'random' && turn === 0 && heights.every((height) => height === 0);
    return isUntouched ? null : 'the first player is drawn before anything else';
  }
  if (phase === 'over') return turn === finished.at(-1) ? null : 'the last to finish had the last turn';
  if (finished.includes(turn)) return `seat ${turn} has finished`;
  return phase === 'roll' || canSpend(heights, turn, roll)
    ? null
    : `seat ${turn} can do nothing with a ${roll}`;
}

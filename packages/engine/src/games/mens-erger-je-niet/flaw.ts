/** Says why a state is impossible. Play never reaches such a state. */
import { CARDS_PER_PILE, CARDS_PER_PLAYER, cardsOf, PILES, pileNumbers } from './piles.ts';
import { canSpend, isPrintedExample } from './spending.ts';
import { finishersOf, type State } from './state.ts';

/** Says in a phrase why a state is impossible, or null. */
export function flaw(state: State): string | null {
  return flawOfPiles(state) ?? flawOfFinished(state) ?? flawOfPhase(state) ?? flawOfTargets(state);
}

/**
 * Equal piles of one number would have captured each other (ME-9), unless they are empty or full (ME-10), or a player has
 * spared one (ME-14).
 */
function flawOfPiles({ seats, heights, options }: State): string | null {
  if (options.severalCaptures === 'may') return null;
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
  const isMoving = phase === 'move' || isCapturing(state);
  if (isMoving !== roll > 0) return 'there is a roll exactly when a player is to move';
  if (phase === 'again' && options.extraRoll === 'must') return 'the extra roll is not optional';
  if (phase === 'first') {
    const isUntouched =
      options.firstPlayer === 'random' && turn === 0 && heights.every((height) => height === 0);
    return isUntouched ? null : 'the first player is drawn before anything else';
  }
  if (phase === 'over') return turn === finished.at(-1) ? null : 'the last to finish had the last turn';
  if (finished.includes(turn)) return `seat ${turn} has finished`;
  if (phase !== 'move') return null;
  const isPrinted = options.printedExample === 'on' && isPrintedExample(heights, turn, roll);
  return !isPrinted && canSpend(heights, turn, roll) ? null : `seat ${turn} can do nothing with a ${roll}`;
}

const isCapturing = ({ phase }: State): boolean => phase === 'capture' || phase === 'captureMore';

/** Targets are the piles that the player may send home, each as high as the player's own (ME-14). */
function flawOfTargets(state: State): string | null {
  const { phase, turn, targets, heights, options } = state;
  if (!isCapturing(state)) return targets.length === 0 ? null : 'nobody chooses piles now';
  if (options.severalCaptures === 'must') return 'nobody chooses among several piles';
  if (targets.length < (phase === 'capture' ? 2 : 1)) return 'there are too few piles to choose from';
  const isTarget = (target: number, index: number): boolean => {
    const height = heights[target]!;
    const isOwn = Math.floor(target / PILES) === turn;
    const isAscending = index === 0 || target > targets[index - 1]!;
    const isOpen = height > 0 && height < CARDS_PER_PILE;
    return !isOwn && isAscending && isOpen && height === heights[turn * PILES + (target % PILES)];
  };
  return targets.every(isTarget) ? null : 'a pile to choose is not as high as the own one';
}

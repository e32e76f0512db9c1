/** Says why a state is impossible. Play never reaches such a state. */
import { COLOURS, cardsIn, colourOf, deckOf, highestValue } from './cards.ts';
import { scoreOf } from './scoring.ts';
import { dealsOf, type State } from './state.ts';

/** Says in a phrase why a state is impossible, or null. */
export function flaw(state: State): string | null {
  return flawOfDeals(state) ?? (isBeforeFirstDeal(state) ? flawOfStart(state) : flawOfCards(state));
}

const isBeforeFirstDeal = ({ phase, scores }: State): boolean =>
  phase === 'dealer' || (phase === 'deal' && scores.length === 0);

function flawOfDeals({ seats, options, phase, dealer, scores }: State): string | null {
  const deals = dealsOf({ seats, options });
  if (phase === 'over' ? scores.length !== deals : scores.length >= deals) {
    return `${scores.length} of ${deals} deals have been scored`;
  }
  const { firstDealer } = options;
  if (phase === 'dealer') {
    return firstDealer === 'random' && scores.length === 0 && dealer === 0
      ? null
      : 'the first dealer is known';
  }
  if (firstDealer === 'random') return null;
  const dealsPassed = phase === 'over' ? deals - 1 : scores.length;
  return dealer === (firstDealer + dealsPassed) % seats
    ? null
    : `the deal has passed ${dealsPassed} times (DG-3)`;
}

function flawOfStart({ leader, trick, hands, won }: State): string | null {
  const isUntouched = leader === 0 && trick.length === 0 && [...hands, ...won].every((set) => set === 0);
  return isUntouched ? null : 'no cards have been dealt yet';
}

function flawOfCards(state: State): string | null {
  const { seats, phase, trick, scores } = state;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const won = everySeat.flatMap((seat) => cardsIn(state.won, seat));
  const presentCards = [...everySeat.flatMap((seat) => cardsIn(state.hands, seat)), ...won, ...trick];
  const deck = deckOf(seats);
  if (presentCards.length !== deck.length || deck.some((card) => !presentCards.includes(card))) {
    return `each card of ${COLOURS} colours from 1 to ${highestValue(seats)} must be in one place`;
  }
  if (phase === 'trick') return flawOfTrick(state);
  if (won.length !== deck.length) return 'all cards must have been won';
  const lastScores = scores.at(-1)!;
  return everySeat.every((seat) => lastScores[seat] === scoreOf(state.won, seat))
    ? null
    : 'the last scores are not those of the won cards (DG-11)';
}

function flawOfTrick({ seats, dealer, leader, trick, hands }: State): string | null {
  const counts = Array.from({ length: seats }, (_, seat) => cardsIn(hands, seat).length);
  const maxCount = Math.max(...counts);
  if (trick.length >= seats || maxCount === 0) return 'somebody must have a card to play';
  if (maxCount === 15 && leader !== (dealer + 1) % seats) return 'the player left of the dealer leads (DG-3)';
  for (let place = 0; place < seats; place++) {
    const seat = (leader + place) % seats;
    const card = trick[place];
    if (counts[seat] !== (card === undefined ? maxCount : maxCount - 1))
      return `seat ${seat} has the wrong number of cards`;
    if (card === undefined) continue;
    const colourLed = colourOf(trick[0]!);
    if (colourOf(card) !== colourLed && hands[seat * COLOURS + colourLed] !== 0)
      return `seat ${seat} has not followed (DG-5)`;
  }
  return null;
}

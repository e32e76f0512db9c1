import type { Draw } from '../../../core/game.ts';
import { add, type Card, harmlessOf, holds, remove, twinOf } from '../cards.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { LED, type OpponentModel, RAISED } from './opponent-model.ts';

const PROBABILITY_STEPS = 1000;

/**
 * Makes a sampled state more realistic by changing it: redraws whether each covered card of the trick is poisonous, with
 * the frequency of its owner's earlier cards. If the result differs, the card and its twin swap places.
 */
export function makeRealistic(state: State, view: View, model: OpponentModel, draw: Draw): State {
  view.trick.forEach((shownCard, place) => {
    if (shownCard.poisonous !== null) return;
    const { seat } = shownCard;
    const card = state.trick[place]!;
    const twin = twinOf(card);
    const worth = model.expectedValue(seat, place === 0 ? LED : RAISED);
    const redrawnCard =
      harmlessOf(shownCard) + (draw(PROBABILITY_STEPS) * 2 < (1 - worth) * PROBABILITY_STEPS ? 1 : 0);
    if (redrawnCard !== card && swapTwins(state, twin, card, view)) state.trick[place] = twin;
  });
  return state;
}

/** Puts `card` in the place of `twin`, unless the viewer sees `twin` there. Returns whether it did. */
function swapTwins(state: State, twin: Card, card: Card, view: View): boolean {
  const { seats, hands, stock } = state;
  const stockIndex = stock.indexOf(twin);
  if (stockIndex >= 0) {
    stock[stockIndex] = card;
    return true;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (seat === view.viewer || !holds(hands, seat, twin)) continue;
    remove(hands, seat, twin);
    add(hands, seat, card);
    return true;
  }
  return false;
}

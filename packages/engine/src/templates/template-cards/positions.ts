/** A position as one line, for links and for examples in the docs. */
import { int, list, type Positions, word } from '../../core/position.ts';
import { type TemplateCards, templateCards } from './index.ts';
import { deckSize, HAND_SIZE, isFinished, phases, type State, takerOf } from './state.ts';

/** Says why play cannot reach this state, or null. */
function flaw(state: State): string | null {
  const { seats, phase, leader, turn, hands, trick, gone, tricks } = state;
  const cards = [...hands.flat(), ...trick, ...gone];
  const tricksTaken = tricks.reduce((sum, count) => sum + count, 0);
  if (phase === 'deal')
    return cards.length + tricksTaken + leader + turn === 0 ? null : 'nothing is dealt yet (TC-1)';
  if (new Set(cards).size !== cards.length) return 'a card is there twice (TC-1)';
  const isTaken = isFinished(state);
  const tricksGone = isTaken ? tricksTaken - 1 : tricksTaken;
  if (trick.length > seats || gone.length !== tricksGone * seats)
    return 'each trick has a card of every player (TC-2)';
  if (trick.length === 0 && tricksGone > 0) return 'a trick stays until the next lead (TC-3)';
  if ((phase === 'over') !== (tricksTaken === HAND_SIZE)) return `the game has ${HAND_SIZE} tricks (TC-4)`;
  if (turn !== (isTaken ? takerOf(state) : (leader + trick.length) % seats))
    return 'the wrong player is in turn (TC-2)';
  if (isTaken && tricks[turn] === 0) return 'the trick counts for the wrong player (TC-3)';
  const tricksBefore = tricks[leader]! - (isTaken && turn === leader ? 1 : 0);
  if (tricksGone === 0 ? leader !== 0 : tricksBefore === 0) return 'the wrong player leads (TC-3)';
  const isWrong = hands.some((hand, seat) => {
    const hasPlayed = (seat - leader + seats) % seats < trick.length;
    return hand.length !== HAND_SIZE - tricksGone - (hasPlayed ? 1 : 0);
  });
  return isWrong ? 'a hand has the wrong number of cards (TC-1)' : null;
}

export const templateCardsPositions: Positions<TemplateCards> = {
  game: templateCards,
  fields(seats) {
    const card = int(1, deckSize(seats));
    return {
      phase: word(...phases),
      leader: int(0, seats - 1),
      turn: int(0, seats - 1),
      hands: list(list(card, '.'), ',', seats),
      trick: list(card, '.'),
      gone: list(card, '.'),
      tricks: list(int(0, HAND_SIZE), '.', seats),
    };
  },
  flaw,
};

/** Samples a full state that is consistent with a view. */
import { shuffle } from '../../core/chance.ts';
import type { Draw } from '../../core/game.ts';
import { add, type Card, deckOf, harmlessOf, noCards, twinOf } from './cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { Shown, View } from './view.ts';

/**
 * Chooses the fangs of covered cards and deals the unseen cards to the other hands, the stock and, if the log does not
 * list them, the won cards. Every consistent state is equally likely.
 */
export function determinize(view: View, draw: Draw, log: readonly Event[] = []): State {
  const { seats, viewer } = view;
  const hands = seenHands(view);
  const won = seenWins(view, log);
  const knownCards = new Set([...hands.flat(), ...won.flat()]);
  const trick = view.trick.map((shownCard) => cardBehind(shownCard, knownCards, draw));
  for (const card of trick) knownCards.add(card);
  const unseen = shuffle(
    deckOf(seats).filter((card) => !knownCards.has(card)),
    draw,
  );
  const fill = (cards: Card[], count: number): void => {
    cards.push(...unseen.splice(0, count - cards.length));
  };
  for (let seat = 0; seat < seats; seat++) {
    fill(won[seat]!, view.wonCounts[seat]!);
    if (seat !== viewer) fill(hands[seat]!, view.handCounts[seat]!);
  }
  const { lastTrick } = view;
  return {
    seats,
    options: view.options,
    phase: view.phase,
    firstLeader: view.firstLeader ?? 0,
    turn: view.turn ?? -1,
    trick: lastTrick ? lastTrick.cards.map(({ card }) => card) : trick,
    shownBy: (lastTrick?.cards ?? view.trick).map(({ seat }) => seat),
    winner: lastTrick ? lastTrick.winner : -1,
    hands: setsOf(hands),
    won: setsOf(won),
    stock: unseen.slice(0, view.stock),
    scores: view.scores.map((scores) => [...scores]),
  };
}

function seenHands({ seats, viewer, hand, lastHand }: View): Card[][] {
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  if (lastHand) hands[lastHand.seat]!.push(...lastHand.cards);
  else if (viewer !== 'spectator') hands[viewer]!.push(...hand);
  return hands;
}

/** The won cards that the viewer sees, or remembers from the tricks of this round (DD-9). */
function seenWins(view: View, log: readonly Event[]): Card[][] {
  if (view.won) return view.won.map((cards) => [...cards]);
  const dealtIndex = log.findLastIndex(({ type }) => type === 'dealt');
  const tricks = log.slice(dealtIndex + 1).filter((event) => event.type === 'trick');
  const tricksOnTable = view.lastTrick ? [view.lastTrick] : [];
  const rememberedWins = winsFrom(view.seats, [...tricks, ...tricksOnTable]);
  // If the log contradicts the match, ignore it and use only what is visible.
  return isConsistent(view, rememberedWins) ? rememberedWins : winsFrom(view.seats, tricksOnTable);
}

function winsFrom(seats: number, tricks: readonly NonNullable<View['lastTrick']>[]): Card[][] {
  return Array.from({ length: seats }, (_, seat) => [
    ...new Set(tricks.flatMap(({ winner, cards }) => (winner === seat ? cards.map(({ card }) => card) : []))),
  ]);
}

/** Whether these cards can have been won, given what the viewer sees. */
function isConsistent({ wonCounts, hand, trick }: View, won: readonly (readonly Card[])[]): boolean {
  const cards = won.flat();
  const cardSet = new Set(cards);
  const isTwinKnown = (shownCard: Shown): boolean => {
    const harmless = harmlessOf(shownCard);
    if (shownCard.poisonous === null) return cardSet.has(harmless) && cardSet.has(twinOf(harmless));
    return cardSet.has(shownCard.poisonous ? twinOf(harmless) : harmless);
  };
  return (
    won.every((pile, seat) => pile.length <= wonCounts[seat]!) &&
    cardSet.size === cards.length &&
    !hand.some((card) => cardSet.has(card)) &&
    !trick.some(isTwinKnown)
  );
}

/** The card under the thumb. Its owner and all who see its twin know it; for others it is one of two (DD-4). */
function cardBehind(shownCard: Shown, knownCards: ReadonlySet<Card>, draw: Draw): Card {
  const harmless = harmlessOf(shownCard);
  const poisonous = twinOf(harmless);
  if (shownCard.poisonous !== null) return shownCard.poisonous ? poisonous : harmless;
  if (knownCards.has(harmless)) return poisonous;
  if (knownCards.has(poisonous)) return harmless;
  return draw(2) === 0 ? harmless : poisonous;
}

function setsOf(cards: readonly (readonly Card[])[]): number[] {
  const sets = noCards(cards.length);
  for (const [seat, heldCards] of cards.entries()) for (const card of heldCards) add(sets, seat, card);
  return sets;
}

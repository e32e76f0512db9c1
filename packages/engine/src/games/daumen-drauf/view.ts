import type { Seat, Viewer } from '../../core/game.ts';
import { type Card, type Colour, cardsIn, countOf, faceOf, hasCards, isPoisonous } from './cards.ts';
import type { ShownCard } from './events.ts';
import { totalsOf } from './scoring.ts';
import { isRoundOver, type Options, roundsIn, type State } from './state.ts';
import { isLaidOpen, isOpen, mayParry } from './trick.ts';

/** A card of the open trick. */
export interface Shown {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly number: number;
  /** Whether the snake is poisonous; null while another player's thumb covers it (DD-4). */
  readonly poisonous: boolean | null;
  /** True if the card is laid open for all to see (DD-8). */
  readonly open: boolean;
}

/** What a seat or a spectator may know. */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly phase: State['phase'];
  /** Number of this round, counted from 0; the last one when the game is over. */
  readonly round: number;
  readonly rounds: number;
  /** The seat that leads the first trick of the round; null until it is drawn. */
  readonly firstLeader: Seat | null;
  /** The seat that is to show or pass. */
  readonly turn: Seat | null;
  /** Whether the viewer may parry now, in or out of turn. Nobody else is told (DD-10). */
  readonly mayParry: boolean;
  /** The viewer's own cards, ascending, without the shown ones. */
  readonly hand: readonly Card[];
  /** How many cards each seat has in hand, without the shown ones. */
  readonly handCounts: readonly number[];
  /** The number of cards in the stock. */
  readonly stock: number;
  /** The open trick in the order shown; the last card is the highest. */
  readonly trick: readonly Shown[];
  /** The finished trick, which all may look at until the next card is shown (DD-9). */
  readonly lastTrick: { readonly winner: Seat; readonly cards: readonly ShownCard[] } | null;
  /** How many cards each seat has won in this round (DD-9). */
  readonly wonCounts: readonly number[];
  /** The won cards of each seat, ascending, if wins are open (DD-17) or the round has ended (DD-14); otherwise null. */
  readonly won: readonly (readonly Card[])[] | null;
  /** The cards left in one hand at the end of a round (DD-14). */
  readonly lastHand: { readonly seat: Seat; readonly cards: readonly Card[] } | null;
  /** Scores of each finished round, by seat. */
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

export function view(state: State, viewer: Viewer): View {
  const { seats, options, phase, firstLeader, turn, winner, hands, won, stock, scores } = state;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const isOver = isRoundOver(state);
  return {
    viewer,
    seats,
    options,
    phase,
    round: phase === 'over' ? scores.length - 1 : scores.length,
    rounds: roundsIn(state),
    firstLeader: phase === 'leader' ? null : firstLeader,
    turn: turn === -1 ? null : turn,
    mayParry: viewer !== 'spectator' && mayParry(state, viewer),
    hand: viewer === 'spectator' ? [] : cardsIn(hands, viewer),
    handCounts: everySeat.map((seat) => countOf(hands, seat)),
    stock: stock.length,
    trick: isOpen(state) ? trickFor(state, viewer) : [],
    lastTrick: winner === -1 ? null : { winner, cards: cardsOfTrick(state) },
    wonCounts: everySeat.map((seat) => countOf(won, seat)),
    won: isOver || options.openWins === 'on' ? everySeat.map((seat) => cardsIn(won, seat)) : null,
    lastHand: isOver ? lastHandOf(state) : null,
    scores,
    totals: totalsOf(state),
  };
}

function trickFor({ trick, shownBy }: State, viewer: Viewer): Shown[] {
  return trick.map((card, place) => {
    const seat = shownBy[place]!;
    const open = isLaidOpen(shownBy, place);
    return { seat, ...faceOf(card), poisonous: open || seat === viewer ? isPoisonous(card) : null, open };
  });
}

function cardsOfTrick({ trick, shownBy }: State): ShownCard[] {
  return trick.map((card, place) => ({ seat: shownBy[place]!, card }));
}

function lastHandOf({ seats, hands }: State): View['lastHand'] {
  for (let seat = 0; seat < seats; seat++) {
    if (hasCards(hands, seat)) return { seat, cards: cardsIn(hands, seat) };
  }
  return null;
}

import type { Seat, Viewer } from '../../core/game.ts';
import { captures, type Move } from './moves.ts';
import { CARDS_PER_PILE, cardsOf, PILES, type Pile, pileNumbers } from './piles.ts';
import type { Options, State } from './state.ts';

/** What a seat or a spectator may know: everything, because this game has no secrets. */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly phase: State['phase'];
  /** The seat that rolls or moves; null before it is drawn and when the game is over. */
  readonly turn: Seat | null;
  /** The number on the die, until the move is over; otherwise null. */
  readonly roll: number | null;
  /** `piles[seat][p - 1]`: the number of cards on that seat's new pile p. */
  readonly piles: readonly (readonly number[])[];
  /** How many of its 24 cards each seat has on its new piles. */
  readonly cards: readonly number[];
  /** The piles that the player in turn may send home now, if there is a choice (ME-14). */
  readonly targets: readonly { readonly seat: Seat; readonly pile: Pile }[];
  /** The seats with four full new piles, in the order they finished. */
  readonly finished: readonly Seat[];
}

export function view(state: State, viewer: Viewer): View {
  const { seats, phase, heights } = state;
  const piles: number[][] = [];
  const cards: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    piles.push(heights.slice(seat * PILES, (seat + 1) * PILES));
    cards.push(cardsOf(heights, seat));
  }
  return {
    viewer,
    seats,
    options: state.options,
    phase,
    turn: phase === 'first' || phase === 'over' ? null : state.turn,
    roll: state.roll === 0 ? null : state.roll,
    piles,
    cards,
    targets: state.targets.map((target) => ({
      seat: captures[target]!.from,
      pile: captures[target]!.pile,
    })),
    finished: [...state.finished],
  };
}

/** The state of a view. There is only one, because the game has no secrets. */
export function determinize(view: View): State {
  return {
    seats: view.seats,
    options: view.options,
    phase: view.phase,
    turn: view.turn ?? view.finished.at(-1) ?? 0,
    roll: view.roll ?? 0,
    heights: view.piles.flat(),
    targets: view.targets.map(({ seat, pile }) => seat * PILES + pile - 1),
    finished: [...view.finished],
  };
}

/** The piles that this move sends back, or lets the player choose from (ME-14), with their owners (ME-9). */
export function capturesOf(view: View, move: Move): { readonly seat: Seat; readonly pile: number }[] {
  const { turn } = view;
  if (turn === null) return [];
  if (move.type === 'capture') return [{ seat: move.from, pile: move.pile }];
  if (move.type !== 'layOut' && move.type !== 'add') return [];
  return pileNumbers.flatMap((pile) => {
    const added = move.type === 'add' ? move.cards[pile - 1]! : move.pile === pile ? 1 : 0;
    const height = view.piles[turn]![pile - 1]! + added;
    if (added === 0 || height === CARDS_PER_PILE) return [];
    return view.piles.flatMap((row, seat) =>
      seat !== turn && row[pile - 1] === height ? [{ seat, pile }] : [],
    );
  });
}

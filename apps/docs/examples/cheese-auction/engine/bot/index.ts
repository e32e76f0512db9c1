/** Three bots. They get a view, never the state: no type allows passing one. */
import { copyOf } from '@cheeseboard/engine';
import { type Bot, type Bots, startMeter } from '@cheeseboard/engine/bots';
import { type CheeseAuction, cheeseAuction as game } from '../index.ts';
import type { Move } from '../rules.ts';
import { determinize } from '../view.ts';

/** The reason for a bid, as data to translate. */
export type Reason =
  | { readonly type: 'any' }
  /** The bid equals the number of the cheese. */
  | { readonly type: 'worth'; readonly cheese: number }
  /** This bid won `won` of `tries` playouts. */
  | { readonly type: 'tried'; readonly won: number; readonly tries: number };

const easy: Bot<CheeseAuction, Reason> = ({ moves }, draw) => ({
  move: moves[draw(moves.length)]!,
  why: { type: 'any' },
});

/** Bids the number of the cheese, or the nearest bid left. */
const steady: Bot<CheeseAuction, Reason> = ({ view, moves }) => {
  const cheese = view.cheeses.at(-1)!;
  return { move: nearestBid(moves, cheese), why: { type: 'worth', cheese } };
};

/** Plays out each bid in sampled states that fit the view, against others who bid about the number of each cheese. */
const sharp: Bot<CheeseAuction, Reason> = (observation, draw, budget) => {
  const { view, moves } = observation;
  const seat = view.viewer as number;
  const won = moves.map(() => 0);
  const measureSpent = startMeter(budget);
  let tries = 0;
  do {
    const state = determinize(view, draw);
    for (const [index, move] of moves.entries()) won[index]! += playOut(copyOf(state), seat, move, draw);
    tries += 1;
  } while (measureSpent() < 1);
  const bestIndex = won.indexOf(Math.max(...won));
  return { move: moves[bestIndex]!, why: { type: 'tried', won: Math.round(won[bestIndex]!), tries } };
};

function playOut(
  state: Parameters<typeof game.play>[0],
  seat: number,
  first: Move,
  draw: (bound: number) => number,
): number {
  game.play(state, seat, first);
  while (state.phase === 'bid') {
    const actor = game.actors(state)[0]!;
    const roughBid = state.cheeses[state.round]! + draw(3) - 1;
    game.play(state, actor, nearestBid(game.legalMoves(state, actor), roughBid));
  }
  const { winners } = game.result(state)!;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

const nearestBid = (moves: readonly Move[], bid: number): Move =>
  moves.reduce((best, move) => (Math.abs(move.bid - bid) < Math.abs(best.bid - bid) ? move : best));

export const cheeseAuctionBots: Bots<CheeseAuction, Reason> = { easy, steady, sharp };

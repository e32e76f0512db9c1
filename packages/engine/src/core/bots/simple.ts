/** Bots for any game. They know nothing but its rules, and a game can replace them one by one. */
import type { Game, GameTypes, MoveBase } from '../game.ts';
import type { Bot, Bots } from './bot.ts';
import { bestOf, type Candidate, isTooThin } from './candidates.ts';
import { searchFlat } from './flat.ts';
import type { Search } from './playout.ts';
import type { ReasonTexts } from './reasons.ts';
import { mayWait } from './waiting.ts';

/** Why a simple bot chose a move. */
export type SimpleReason =
  | { readonly type: 'only' }
  | { readonly type: 'random' }
  | { readonly type: 'tried'; readonly percent: number };

/** How many random games the steady bot plays out for each of its moves. */
const STEADY_GAMES_PER_MOVE = 6;

/**
 * `easy` plays at random. `steady` plays out a few random games after each of its moves, and `sharp` as many as its budget
 * allows; they choose the move that wins most of them.
 */
export function simpleBots<T extends GameTypes>(game: Game<T>): Bots<T, SimpleReason> {
  const search: Search<T> = {
    game,
    value(state, into) {
      const { winners } = game.result(state)!;
      for (let seat = 0; seat < state.seats; seat++)
        into[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    },
    decide: (_state, _seat, moves, draw) => moves[draw(moves.length)]!,
  };
  const easy: Bot<T, SimpleReason> = ({ moves }, draw) => ({
    move: moves[draw(moves.length)]!,
    why: { type: 'random' },
  });
  const sharp: Bot<T, SimpleReason> = (observation, draw, budget) => {
    const isOptional = mayWait(observation);
    if (observation.moves.length === 1 && !isOptional)
      return { move: observation.moves[0]!, why: { type: 'only' } };
    const candidates = searchFlat(search, observation, draw, budget, isOptional);
    return isTooThin(candidates, observation.moves.length, STEADY_GAMES_PER_MOVE)
      ? steady(observation, draw, budget)
      : choiceOf(candidates);
  };
  const steady: Bot<T, SimpleReason> = (observation, draw) => {
    const isOptional = mayWait(observation);
    if (observation.moves.length === 1 && !isOptional)
      return { move: observation.moves[0]!, why: { type: 'only' } };
    const iterations = STEADY_GAMES_PER_MOVE * observation.moves.length;
    return choiceOf(searchFlat(search, observation, draw, { iterations }, isOptional));
  };
  return { easy, steady, sharp };
}

function choiceOf<M extends MoveBase>(
  candidates: readonly Candidate<M>[],
): { readonly move: M | null; readonly why: SimpleReason } {
  const { move, value } = bestOf(candidates);
  return { move, why: { type: 'tried', percent: Math.round(100 * value) } };
}

/** The texts of those reasons, by language. */
export const simpleReasons: ReasonTexts<SimpleReason> = {
  en: {
    only: () => 'the only legal move',
    random: () => 'as good as any other',
    tried: ({ percent }) => `wins ${percent}% of the trial games`,
  },
  nl: {
    only: () => 'de enige zet die mag',
    random: () => 'net zo goed als elke andere',
    tried: ({ percent }) => `wint ${percent} % van de uitgeprobeerde partijen`,
  },
  de: {
    only: () => 'der einzige erlaubte Zug',
    random: () => 'einfach irgendein Zug',
    tried: ({ percent }) => `gewinnt ${percent} % der durchgespielten Partien`,
  },
};

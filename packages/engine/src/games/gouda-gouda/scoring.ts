import type { Emit, Result, Seat } from '../../core/game.ts';
import { type Board, boards, placeOf } from './board.ts';
import type { Event } from './events.ts';
import { boardOf, idOf, type Options, type State } from './state.ts';
import { howMany, oneOf } from './tally.ts';

/*
 * The cheeses: where they are, who eats them, who wins. An eaten cheese is stored as seat × 5 + points. Each
 * is worth one point, but scattered cheeses are worth 2, 3 and 4 (GG-22).
 */

const MAX_POINTS = 4;
export const encodeEaten = (seat: Seat, points: number): number => seat * (MAX_POINTS + 1) + points;
export const eaterOf = (eaten: number): Seat => (eaten / (MAX_POINTS + 1)) | 0;
export const pointsOf = (eaten: number): number => eaten % (MAX_POINTS + 1);

/** How many cheeses there are in all. */
export const cheesesOf = ({ festival }: Options): number => (festival === 'off' ? 1 : 3);

const cheeseOnTable = (board: Board) => board.places.map((_, place) => (place === board.table ? 1 : 0));
const cheeseOnBox = (board: Board) =>
  board.places.map((_, place) => (place === placeOf(board, 'purple-box') ? 1 : 0));
const cheesePoints = {
  short: {
    table: cheeseOnTable(boards.short),
    'purple-box': cheeseOnBox(boards.short),
  },
  long: {
    table: cheeseOnTable(boards.long),
    'purple-box': cheeseOnBox(boards.long),
  },
};

/** The points of the cheese on a place, 0 for none (GG-11, GG-21, GG-22). */
export function cheeseOn(state: Pick<State, 'options' | 'eaten'>, place: number): number {
  const { board, festival, cheeseAt } = state.options;
  const isScattered = festival === 'scattered';
  const points = isScattered ? scatteredPoints(state.options, place) : cheesePoints[board][cheeseAt][place]!;
  if (points === 0) return 0;
  if (!isScattered) return state.eaten.length < cheesesOf(state.options) ? points : 0;
  for (let index = 0; index < state.eaten.length; index++) {
    if (pointsOf(state.eaten[index]!) === points) return 0;
  }
  return points;
}

/** The points of the scattered cheese that was put on a place (GG-22, GG-25). */
function scatteredPoints({ board, nearCheese, middleCheese, farCheese }: Options, place: number): number {
  const { id } = boards[board].places[place]!;
  return id === nearCheese ? 2 : id === middleCheese ? 3 : id === farCheese ? 4 : 0;
}

/** The places with cheese, ascending, with the points and the number of cheeses (GG-21). */
export function cheesesLeft(
  state: Pick<State, 'options' | 'eaten'>,
): { place: number; points: number; count: number }[] {
  const count = state.options.festival === 'on' ? cheesesOf(state.options) - state.eaten.length : 1;
  return boardOf(state).places.flatMap((_, place) => {
    const points = cheeseOn(state, place);
    return points === 0 ? [] : [{ place, points, count }];
  });
}

const ruleOf = { off: 'GG-10', on: 'GG-21', scattered: 'GG-22' } as const;

/**
 * A mouse arrives at a place and eats the cheese there, if any, whoever moved it and in whichever direction.
 * At a festival it then leaves the game. Returns true if that was the last cheese, which ends the game.
 */
export function arrive(draft: State, owner: Seat, place: number, emit: Emit<Event>): boolean {
  const points = cheeseOn(draft, place);
  const { festival } = draft.options;
  if (points === 0 || festival === 'off') {
    draft.mice[place] = draft.mice[place]! + oneOf(owner);
  }
  if (points === 0) return false;
  draft.eaten.push(encodeEaten(owner, points));
  const cheesesUneaten = cheesesOf(draft.options) - draft.eaten.length;
  const rule = ruleOf[festival];
  emit?.({ type: 'ate', rule, seat: owner, place: idOf(draft, place), points, left: cheesesUneaten });
  if (cheesesUneaten > 0) return false;
  finish(draft);
  if (emit) {
    const { winners, scores } = resultOf(draft);
    emit({ type: 'over', rule, winner: winners[0]!, scores });
  }
  return true;
}

/** Ends the game at once: remaining dice and turns are void (GG-10). */
function finish(draft: State): void {
  draft.phase = 'over';
  draft.dice = [];
  draft.place = -1;
  draft.extraTurns = 0;
}

/** The points that each seat has eaten. */
export function scoresOf({ seats, eaten }: Pick<State, 'seats' | 'eaten'>): number[] {
  const scores = new Array<number>(seats).fill(0);
  for (const cheese of eaten) scores[eaterOf(cheese)] = scores[eaterOf(cheese)]! + pointsOf(cheese);
  return scores;
}

/** How far each seat is: its points at a festival; otherwise the row of its foremost mouse. No mouse goes past the cheese. */
export function standing(state: State): number[] {
  if (state.options.festival !== 'off') return scoresOf(state);
  const { places } = boardOf(state);
  return Array.from({ length: state.seats }, (_, seat) =>
    // 0 before its mice are placed (GG-2).
    Math.max(0, ...places.flatMap(({ row }, place) => (howMany(state.mice[place]!, seat) > 0 ? [row] : []))),
  );
}

/**
 * Most points win. If points tie, whoever ate first is ahead; seats that ate nothing share a place (GG-21).
 */
export function resultOf(state: Pick<State, 'seats' | 'eaten'>): Result {
  const scores = scoresOf(state);
  const firstMealIndices = scores.map((_, seat) => {
    const bite = state.eaten.findIndex((cheese) => eaterOf(cheese) === seat);
    return bite === -1 ? state.eaten.length : bite;
  });
  const ranking = scores.map(
    (score, seat) =>
      1 +
      scores.filter(
        (other, rival) =>
          other > score || (other === score && firstMealIndices[rival]! < firstMealIndices[seat]!),
      ).length,
  );
  return { winners: [ranking.indexOf(1)], scores, ranking };
}

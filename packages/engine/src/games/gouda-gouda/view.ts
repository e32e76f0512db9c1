import { shuffle } from '../../core/chance.ts';
import type { Draw, Seat, Viewer } from '../../core/game.ts';
import { type Face, faceNames, faces, maskOf } from './dice.ts';
import type { Window } from './events.ts';
import { actors } from './rules.ts';
import { cheesesLeft, eaterOf, encodeEaten, pointsOf, scoresOf } from './scoring.ts';
import type { Options, Phase, State } from './state.ts';
import { countsOf, oneOf, tallyOf, totalOf } from './tally.ts';
import {
  encodePlayedToken,
  FULL_SET,
  KIND_COUNT,
  type Kind,
  kindOf,
  kinds,
  playerOf,
  TOKENS_PER_KIND,
} from './tokens.ts';
import { moveOfToken, windowOf } from './windows.ts';

/** A played token that has not taken effect yet. */
export interface Played {
  readonly seat: Seat;
  readonly kind: Kind;
  /** The dice that it picks; empty for other tokens. */
  readonly dice: readonly number[];
  /** The place that a transfer leads to. */
  readonly place: number | null;
}

/** What a seat or a spectator may know: everything except the kinds of the others' tokens (GG-12). */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly active: Seat;
  /** The seats that may act now. */
  readonly asked: readonly Seat[];
  readonly window: Window | null;
  /** The number of mice, by place and owner. */
  readonly mice: readonly (readonly number[])[];
  /** The viewer's tokens by kind; none for a spectator. */
  readonly tokens: readonly number[];
  /** How many tokens each seat holds. */
  readonly tokenCounts: readonly number[];
  /** The tokens that each seat has played, by kind. */
  readonly spent: readonly (readonly number[])[];
  readonly dice: readonly Face[];
  /** The place of the roll. */
  readonly place: number | null;
  /** The place that each seat has voted for, during a vote. */
  readonly votes: readonly (number | null)[];
  /** The played tokens that have not taken effect; the top one comes last. */
  readonly stack: readonly Played[];
  readonly passed: readonly Seat[];
  readonly extraTurns: number;
  /** Each place with cheese, its points, and how many cheeses are there. */
  readonly cheeses: readonly { readonly place: number; readonly points: number; readonly count: number }[];
  /** Who ate a cheese and its points, in the order eaten. */
  readonly eaten: readonly { readonly seat: Seat; readonly points: number }[];
  readonly scores: readonly number[];
}

export function view(state: State, viewer: Viewer): View {
  const { seats } = state;
  return {
    viewer,
    seats,
    options: state.options,
    phase: state.phase,
    active: state.active,
    asked: actors(state),
    window: windowOf(state),
    mice: state.mice.map((crowd) => countsOf(crowd, seats)),
    tokens: viewer === 'spectator' ? [] : countsOf(state.tokens[viewer]!, KIND_COUNT),
    tokenCounts: state.tokens.map(totalOf),
    spent: state.spent.map((tokens) => countsOf(tokens, KIND_COUNT)),
    dice: faceNames(state.dice),
    place: state.place === -1 ? null : state.place,
    votes: state.votes.map((place) => (place === -1 ? null : place)),
    stack: state.stack.map((token, index) => readPlayedToken(token, index === 0 ? state.target : -1)),
    passed: state.tokens.flatMap((_, seat) => (state.passed & (1 << seat) ? [seat] : [])),
    extraTurns: state.extraTurns,
    cheeses: cheesesLeft(state),
    eaten: state.eaten.map((cheese) => ({ seat: eaterOf(cheese), points: pointsOf(cheese) })),
    scores: scoresOf(state),
  };
}

function readPlayedToken(token: number, target: number): Played {
  const tokenMove = moveOfToken(kindOf(token), target);
  return {
    seat: playerOf(token),
    kind: kinds[kindOf(token)]!,
    dice: tokenMove && 'dice' in tokenMove ? tokenMove.dice : [],
    place: tokenMove && 'place' in tokenMove ? tokenMove.place : null,
  };
}

/**
 * Gives the others random tokens from those that nobody has seen. The log adds no information: played tokens are in the
 * view, and a pass says nothing about the tokens held (GG-13).
 */
export function determinize(view: View, draw: Draw): State {
  const bottom = view.stack[0];
  return {
    seats: view.seats,
    options: view.options,
    phase: view.phase,
    active: view.active,
    mice: view.mice.map(tallyOf),
    tokens: view.options.tokensPerPlayer === 'fullSet' ? unplayedTokens(view) : drawUnseen(view, draw),
    spent: view.spent.map(tallyOf),
    dice: view.dice.map((face) => faces.indexOf(face)),
    place: view.place ?? -1,
    votes: view.votes.map((place) => place ?? -1),
    stack: view.stack.map(({ seat, kind }) => encodePlayedToken(seat, kinds.indexOf(kind))),
    target: bottom?.place ?? (bottom && bottom.dice.length > 0 ? maskOf(bottom.dice) : -1),
    passed: view.passed.reduce((mask, seat) => mask | (1 << seat), 0),
    extraTurns: view.extraTurns,
    eaten: view.eaten.map(({ seat, points }) => encodeEaten(seat, points)),
  };
}

/** The tokens still held if everybody got one of each kind: all that were not played. */
const unplayedTokens = ({ spent, tokenCounts }: View): number[] =>
  spent.map((counts, seat) => (tokenCounts[seat] === 0 ? 0 : FULL_SET - tallyOf(counts)));

function drawUnseen(view: View, draw: Draw): number[] {
  const { viewer, tokenCounts, spent } = view;
  const unseen: number[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const knownTokens = spent.reduce((sum, counts) => sum + counts[kind]!, view.tokens[kind] ?? 0);
    for (let token = knownTokens; token < TOKENS_PER_KIND; token++) unseen.push(kind);
  }
  shuffle(unseen, draw);
  return tokenCounts.map((count, seat) => {
    if (seat === viewer) return tallyOf(view.tokens);
    return unseen.splice(0, count).reduce((tokens, kind) => tokens + oneOf(kind), 0);
  });
}

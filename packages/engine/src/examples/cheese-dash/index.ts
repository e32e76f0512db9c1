/** Cheese dash. Roll on for more points, or stop before a one takes them. */
import type { Game } from '../../core/game.ts';
import type { Event, Refusal } from './events.ts';
import { isMove, type Move, readMove, writeMove } from './moves.ts';
import * as play from './rules.ts';
import { goals, type Options, rules, type State } from './state.ts';
import { determinize, type View, view } from './view.ts';

export type { Event, Refusal } from './events.ts';
export type { Move } from './moves.ts';
export type { Options, State } from './state.ts';
export type { View } from './view.ts';

/** All types of Cheese dash. */
export type CheeseDash = {
  rule: (typeof rules)[number];
  options: Options;
  state: State;
  move: Move;
  event: Event;
  refusal: Refusal;
  view: View;
};

/** The rules of Cheese dash. */
export const cheeseDash: Game<CheeseDash> = {
  id: 'cheese-dash',
  version: 1,
  rules,
  seats: { min: 2, max: 4 },
  options: { goal: { rule: 'CD-3', values: () => goals } },
  secrets: false,
  setup: play.setup,
  chance: play.chance,
  actors: play.actors,
  legalMoves: play.legalMoves,
  isMove,
  refusal: play.refusal,
  play: play.play,
  resolve: play.resolve,
  revealsSecret: play.revealsSecret,
  result: play.result,
  view,
  determinize,
  writeMove,
  readMove,
};

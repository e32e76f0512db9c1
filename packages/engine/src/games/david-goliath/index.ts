/** David & Goliath: the highest card goes to the player of the lowest. */
import type { Game } from '../../core/game.ts';
import { firstSeatValues, roundsValues } from '../../core/options.ts';
import type { Event, Refusal } from './events.ts';
import { isMove, type Move, readMove, writeMove } from './moves.ts';
import { presets } from './presets.ts';
import * as play from './rules.ts';
import { standing } from './scoring.ts';
import { type Options, rules, type State } from './state.ts';
import { determinize, type View, view } from './view.ts';

export * from './cards.ts';
export type { Event, Refusal } from './events.ts';
export type { Move } from './moves.ts';
export { colourScore, scoreOf } from './scoring.ts';
export type { Options, State } from './state.ts';
export type { View } from './view.ts';

/** All types of David & Goliath. */
export type DavidGoliath = {
  rule: (typeof rules)[number];
  options: Options;
  state: State;
  move: Move;
  event: Event;
  refusal: Refusal;
  view: View;
};

/** The rules of David & Goliath. */
export const davidGoliath: Game<DavidGoliath> = {
  id: 'david-goliath',
  version: 1,
  rules,
  seats: { min: 3, max: 6 },
  options: {
    deals: { rule: 'DG-2', values: roundsValues },
    firstDealer: { rule: 'DG-3', values: firstSeatValues },
  },
  presets,
  secrets: true,
  endsRound: (events) => events.some(({ type }) => type === 'scored'),
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
  standing,
  view,
  determinize,
  writeMove,
  readMove,
};

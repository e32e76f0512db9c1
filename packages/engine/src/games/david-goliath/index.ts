/** David & Goliath: the highest card goes to the player of the lowest. */
import type { Game } from '../../core/game.ts';
import { firstSeatValues, roundsValues } from '../../core/options.ts';
import { readCard, writeCard } from './cards.ts';
import * as play from './rules.ts';
import { type Move, type Options, rules, type State } from './state.ts';
import { determinize, type View, view } from './view.ts';

export * from './cards.ts';
export type { Event, Refusal } from './rules.ts';
export { colourScore, scoreOf } from './scoring.ts';
export type { Move, Options, State } from './state.ts';
export type { View } from './view.ts';

/** All types of David & Goliath. */
export type DavidGoliath = {
  rule: (typeof rules)[number];
  options: Options;
  state: State;
  move: Move;
  event: play.Event;
  refusal: play.Refusal;
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
  secrets: true,
  setup: play.setup,
  chance: play.chance,
  actors: play.actors,
  legalMoves: play.legalMoves,
  isMove: play.isMove,
  refusal: play.refusal,
  play: play.play,
  resolve: play.resolve,
  revealsSecret: play.revealsSecret,
  result: play.result,
  view,
  determinize,
  writeMove: (move) => writeCard(move.card),
  readMove(text) {
    const card = readCard(text);
    return card === null ? null : { type: 'play', card };
  },
};

/** Mens erger je niet, the card game: each player builds four piles with one die. An equally high pile sends yours back. */
import type { Game } from '../../core/game.ts';
import { firstSeatValues } from '../../core/options.ts';
import type { Event, Refusal } from './events.ts';
import { isMove, type Move, readMove, writeMove } from './moves.ts';
import { presets } from './presets.ts';
import * as play from './rules.ts';
import { result, standing } from './scoring.ts';
import { type Options, rules, type State } from './state.ts';
import { determinize, type View, view } from './view.ts';

export type { Event, Refusal } from './events.ts';
export type { CardsPerPile, Move } from './moves.ts';
export * from './piles.ts';
export type { Options, State } from './state.ts';
export { capturesOf, type View } from './view.ts';

/** All types of Mens erger je niet. */
export type MensErgerJeNiet = {
  rule: (typeof rules)[number];
  options: Options;
  state: State;
  move: Move;
  event: Event;
  refusal: Refusal;
  view: View;
};

/** The rules of Mens erger je niet. */
export const mensErgerJeNiet: Game<MensErgerJeNiet> = {
  id: 'mens-erger-je-niet',
  version: 1,
  rules,
  seats: { min: 2, max: 4 },
  options: {
    firstPlayer: { rule: 'ME-2', values: firstSeatValues },
    playForPlaces: { rule: 'ME-11', values: () => ['off', 'on'] },
    printedExample: { rule: 'ME-12', values: () => ['off', 'on'] },
    extraRoll: { rule: 'ME-13', values: () => ['must', 'may'] },
    severalCaptures: { rule: 'ME-14', values: () => ['must', 'may'] },
  },
  presets,
  secrets: false,
  setup: play.setup,
  chance: play.chance,
  roller: play.roller,
  actors: play.actors,
  legalMoves: play.legalMoves,
  isMove,
  refusal: play.refusal,
  play: play.play,
  resolve: play.resolve,
  revealsSecret: play.revealsSecret,
  result,
  standing,
  view,
  determinize,
  writeMove,
  readMove,
};

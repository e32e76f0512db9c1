/** Gouda! Gouda!: a race of mice to the cheese, in which you also move your rivals' mice. */
import type { Game } from '../../core/game.ts';
import { firstSeatValues } from '../../core/options.ts';
import type { Event, Refusal } from './events.ts';
import { isMove, type Move, readMove, writeMove } from './moves.ts';
import { setup } from './opening.ts';
import { presets } from './presets.ts';
import { refusal } from './refusals.ts';
import * as play from './rules.ts';
import { cheesePlaceOption, optionsRefusal } from './scattered.ts';
import { standing } from './scoring.ts';
import { type Options, rules, type State } from './state.ts';
import { pastTokensPerPlayer, tokensPerPlayerValues } from './tokens.ts';
import { determinize, type View, view } from './view.ts';

export * from './board.ts';
export { diceFor, type Face, faces } from './dice.ts';
export type { Event, Refusal, Window } from './events.ts';
export { type Answer, MICE_PER_PLAYER as MICE, type Move, type Token } from './moves.ts';
export type { Options, Phase, State } from './state.ts';
export { type Kind, kinds } from './tokens.ts';
export type { Played, View } from './view.ts';

/** All types of Gouda! Gouda!. */
export type GoudaGouda = {
  rule: (typeof rules)[number];
  options: Options;
  state: State;
  move: Move;
  event: Event;
  refusal: Refusal;
  view: View;
};

const hasPowers = ({ powers }: Readonly<Record<string, unknown>>): boolean => powers === 'on';

/** The rules of Gouda! Gouda!. */
export const goudaGouda: Game<GoudaGouda> = {
  id: 'gouda-gouda',
  version: 1,
  rules,
  seats: { min: 2, max: 6 },
  options: {
    board: { rule: 'GG-1', values: () => ['short', 'long'] },
    firstPlayer: { rule: 'GG-3', values: firstSeatValues },
    earlyRoll: { rule: 'GG-9', values: () => ['off', 'anyPlace', 'on'] },
    cheeseAt: {
      rule: 'GG-11',
      values: () => ['table', 'purple-box'],
      matters: ({ festival }) => festival !== 'scattered',
    },
    powers: { rule: 'GG-12', values: () => ['off', 'on'], unwritten: 'on' },
    powerMoments: { rule: 'GG-24', values: () => ['windows', 'anyMoment'], matters: hasPowers },
    tokensPerPlayer: {
      rule: 'GG-12',
      values: tokensPerPlayerValues,
      past: pastTokensPerPlayer,
      matters: hasPowers,
    },
    festival: { rule: 'GG-21', values: () => ['off', 'on', 'scattered'] },
    // The two stools are equally far.
    nearCheese: cheesePlaceOption('yellow-boxes', 0, 3),
    middleCheese: cheesePlaceOption('newspapers', 1, 1),
    farCheese: cheesePlaceOption('table', 2, 0),
  },
  optionsRefusal,
  presets,
  secrets: true,
  setup,
  chance: play.chance,
  actors: play.actors,
  legalMoves: play.legalMoves,
  isMove,
  refusal,
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

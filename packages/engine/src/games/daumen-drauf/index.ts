/** Daumen drauf: win the harmless snakes, get rid of the poisonous ones. Your thumb covers the fang. */
import type { Game } from '../../core/game.ts';
import { firstSeatValues, roundsValues } from '../../core/options.ts';
import { breath } from './breath.ts';
import { determinize } from './determinize.ts';
import type { Event, Refusal } from './events.ts';
import { isMove, type Move, readMove, writeMove } from './moves.ts';
import { presets } from './presets.ts';
import { recall } from './recall.ts';
import * as play from './rules.ts';
import { totalsOf } from './scoring.ts';
import { type Options, rules, type State } from './state.ts';
import { type View, view } from './view.ts';

export * from './cards.ts';
export type { Event, Refusal, ShownCard as Laid } from './events.ts';
export type { Move } from './moves.ts';
export { recall } from './recall.ts';
export { harmlessIn, scoreOf } from './scoring.ts';
export type { Options, State } from './state.ts';
export { type ColourStatus as Life, colourStatusOf as lifeOf } from './trick.ts';
export type { Shown, View } from './view.ts';

/** All types of Daumen drauf. */
export type DaumenDrauf = {
  rule: (typeof rules)[number];
  options: Options;
  state: State;
  move: Move;
  event: Event;
  refusal: Refusal;
  view: View;
};

/** The rules of Daumen drauf. */
export const daumenDrauf: Game<DaumenDrauf> = {
  id: 'daumen-drauf',
  version: 1,
  rules,
  seats: { min: 2, max: 7 },
  options: {
    rounds: { rule: 'DD-3', values: roundsValues },
    firstLeader: { rule: 'DD-2', values: firstSeatValues },
    parry: { rule: 'DD-10', values: () => ['anytime', 'onTurn'] },
    openWins: { rule: 'DD-17', values: () => ['off', 'on'] },
  },
  presets,
  secrets: true,
  breath,
  endsRound: (events) => events.some(({ type }) => type === 'scored'),
  offersOutOfTurn: ({ parry }) => parry === 'anytime',
  recall,
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
  standing: totalsOf,
  view,
  determinize,
  writeMove,
  readMove,
};

/** The game as one value, in the shape that every game has. */
import type { Game } from '@cheeseboard/engine';
import * as play from './rules.ts';
import { determinize, type View, view } from './view.ts';

export type { Event, Move, Options, Refusal, State } from './rules.ts';
export type { View } from './view.ts';

export type CheeseAuction = {
  rule: (typeof play.rules)[number];
  options: play.Options;
  state: play.State;
  move: play.Move;
  event: play.Event;
  refusal: play.Refusal;
  view: View;
};

export const cheeseAuction: Game<CheeseAuction> = {
  id: 'cheese-auction',
  version: 1,
  rules: play.rules,
  seats: { min: 2, max: 5 },
  options: { ties: { rule: 'CA-4', values: () => ['aside', 'next'] } },
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
  writeMove: ({ bid }) => String(bid),
  readMove: (text) => (/^[1-7]$/.test(text) ? { type: 'bid', bid: Number(text) } : null),
};

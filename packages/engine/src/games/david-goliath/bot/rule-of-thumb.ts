import type { Search } from '../../../core/bots/playout.ts';
import { COLOURS } from '../cards.ts';
import type { DavidGoliath } from '../index.ts';
import { Evaluator } from './evaluator.ts';
import { StateTable } from './table.ts';

const evaluator = new Evaluator();
const table = new StateTable();

/** The quick choice of a seat in a playout: see evaluator.ts. */
export const ruleOfThumb: Search<DavidGoliath>['decide'] = (state, seat, moves) =>
  evaluator.best(table.readFrom(state, seat), seat, state.hands, seat * COLOURS, moves);

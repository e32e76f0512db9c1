import type { OracleAdapter } from '../../../laws/oracle.ts';
import { SPENT } from '../dice.ts';
import { type GoudaGouda, goudaGouda as game } from '../index.ts';
import { countsOf } from '../tally.ts';
import { Oracle } from './oracle.ts';

export const oracleAdapter: OracleAdapter<GoudaGouda> = {
  // The oracle's type lists the possible numbers of tokens; the engine's type is `number`.
  start: (seats, options) => new Oracle(seats, options as never),
  facts(state) {
    const { phase, options } = state;
    const view = game.view(state, 'spectator');
    return {
      active: phase === 'first' ? -1 : state.active,
      mice: view.mice,
      tokens: state.tokens.map((tokens) => countsOf(tokens, 6)),
      dice: view.dice,
      place: state.place,
      stack: view.stack.map((_, index) => [Math.floor(state.stack[index]! / 6), state.stack[index]! % 6]),
      extraTurns: state.extraTurns,
      // The oracle counts cheeses only at a festival.
      eaten: options.festival === 'off' ? view.scores.map(() => 0) : view.scores,
    };
  },
  rare: {
    'a cancel of a cancel (GG-13)': (_, events) =>
      events.some((event) => event.type === 'playedCancel' && event.kind === 'cancel'),
    'a cancel cancelled (GG-19)': (_, events) =>
      events.some((event) => event.type === 'cancelled' && event.kind === 'cancel'),
    'two double turns in the queue (GG-15)': (_, events) =>
      events.some((event) => event.type === 'doubled' && event.turns > 1),
    'a vote without a majority (GG-9)': ({ seats }, events) =>
      events.some((event) => event.type === 'decided' && event.votes * 2 < seats - 1),
    'a transfer (GG-16)': (_, events) => events.some(({ type }) => type === 'transferred'),
    'a rival brought to the cheese (GG-10)': ({ active }, events) =>
      events.some((event) => event.type === 'ate' && event.seat !== active),
    'a token between two mice (GG-24)': ({ dice }, events) =>
      dice.includes(SPENT) && events.some(({ type }) => type === 'changed' || type === 'rerolling'),
    'dice that find no mouse (GG-26)': (_, events) =>
      events.some((event) => event.type === 'lapsed' && event.rule === 'GG-26'),
    'red on the barrel (GG-8)': (_, events) => events.some(({ type }) => type === 'stuck'),
    'the last of three cheeses (GG-21)': (_, events) =>
      events.some((event) => event.rule === 'GG-21' && event.type === 'ate' && event.left === 0),
    'the farthest cheese (GG-22)': (_, events) =>
      events.some((event) => event.type === 'ate' && event.points === 4),
  },
};

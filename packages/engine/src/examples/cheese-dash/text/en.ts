import { en as table } from '../../../core/text/en.ts';
import { counted } from '../../../core/text/plural.ts';
import { type GameText, who, whom } from '../../../core/text/types.ts';
import type { CheeseDash } from '../index.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');

export const en: GameText<CheeseDash> = {
  name: 'Cheese dash',
  pitch: 'Roll again for more points, or stop before a one takes them all.',
  rules: {
    'CD-1': 'A one costs you the turn',
    'CD-2': 'Roll again or stop',
    'CD-3': 'Who wins',
    'CD-4': 'Roll again after a six',
  },
  options: {
    goal: { label: 'Goal', value: points },
  },
  events: {
    rolled: ({ seat, die }, cast) => `${who(cast, seat, 'You roll', 'rolls')} a ${die}.`,
    lost: ({ seat, points: lost }, cast) => `${who(cast, seat, 'You lose', 'loses')} ${points(lost)}.`,
    stopped: ({ seat, points: kept }, cast) => `${who(cast, seat, 'You keep', 'keeps')} ${points(kept)}.`,
    over: ({ winner, score }, cast) => table.result([winner], points(score), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'You are', 'is')} next.`,
    'must-roll': () => 'After a six you must roll again.',
  },
  move: ({ type }, view) => (type === 'roll' ? 'Roll again' : `Keep ${points(view.points)}`),
  ask(view, cast) {
    if (view.phase === 'over') return 'The game is over.';
    if (view.phase === 'roll') return 'The die is rolling.';
    if (view.turn !== cast.you) return `Waiting for ${whom(cast, view.turn, 'you')}.`;
    return view.die === 6 ? 'A six: roll again.' : 'Roll again, or stop.';
  },
  table: (view) => [
    view.die === 0 ? 'Nobody has rolled yet.' : `The die shows a ${view.die}.`,
    `This turn is worth ${points(view.points)}; the goal is ${view.options.goal}.`,
  ],
  hand: () => [],
  scores: (view, cast) =>
    view.scores.map((score, seat) => `${who(cast, seat, 'You have', 'has')} ${points(score)}.`),
  score: points,
};

import { en as table } from '../../../core/text/en.ts';
import { counted } from '../../../core/text/plural.ts';
import { enumerate, type GameText, who, whom } from '../../../core/text/types.ts';
import type { TemplateBoard } from '../index.ts';
import { cheesesLeft } from '../rules.ts';
import { ROUNDS } from '../state.ts';

const cheeses = (count: number): string => counted('en', count, 'cheese', 'cheeses');
const place = (index: number): string => (index === 0 ? 'the burrow' : `place ${index}`);

const cheesePlaces = (counts: readonly number[]): string[] =>
  counts.flatMap((count, index) => (count > 0 ? [place(index)] : []));

export const en: GameText<TemplateBoard> = {
  name: 'Template board',
  pitch: 'Eight cheeses, one hungry mouse for each player: find the shortest path.',
  rules: {
    'TB-1': 'The burrow and the cheeses',
    'TB-2': 'Walk along one link',
    'TB-3': 'Eat what you find',
    'TB-4': 'How the game ends',
  },
  options: {},
  events: {
    walked: ({ seat, to }, cast) => `${who(cast, seat, 'You walk', 'walks')} to ${place(to)}.`,
    ate: ({ seat, left }, cast) =>
      `${who(cast, seat, 'You eat', 'eats')} ${left === 0 ? 'the last cheese' : `a cheese; ${cheeses(left)} left`}.`,
    over: ({ winners, scores }, cast) => table.result(winners, cheeses(scores[winners[0]!]!), cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'You are', 'is')} next.`,
    'no-link': ({ to }) => `No link leads there. You can walk to ${enumerate(to.map(place), 'or')}.`,
  },
  move: ({ to }, view) => `Walk to ${place(to)}${view.cheeses[to] === 1 ? ' and eat' : ''}`,
  placeName: (id) => place(Number(id)),
  ask(view, cast) {
    if (view.phase === 'over') return 'The game is over.';
    return view.turn === cast.you ? 'Walk along a link.' : `Waiting for ${whom(cast, view.turn, 'you')}.`;
  },
  table: (view, cast) => [
    view.phase === 'over'
      ? `On the board: ${cheeses(cheesesLeft(view))}.`
      : `Round ${view.round + 1} of ${ROUNDS}. There is cheese at ${enumerate(cheesePlaces(view.cheeses), 'and')}.`,
    ...view.mice.map((mouse, seat) => `${who(cast, seat, 'You are', 'is')} at ${place(mouse)}.`),
  ],
  hand: () => [],
  scores: (view, cast) =>
    view.scores.map((score, seat) => `${who(cast, seat, 'You have', 'has')} ${cheeses(score)}.`),
  score: cheeses,
};

import { en as table } from '../../../core/text/en.ts';
import { counted } from '../../../core/text/plural.ts';
import { enumerate, type GameText, who, whom } from '../../../core/text/types.ts';
import type { TemplateChoice } from '../index.ts';
import { ROUNDS } from '../state.ts';

const points = (count: number): string => counted('en', count, 'point', 'points');

export const en: GameText<TemplateChoice> = {
  name: 'Template choice',
  pitch: 'Choose a number that nobody else chooses: the higher, the better.',
  rules: {
    'TS-1': 'Choose in secret',
    'TS-2': 'A number scores only if nobody else chose it',
    'TS-3': 'Who wins',
  },
  options: {},
  events: {
    chosen: ({ seat }, cast) => `${who(cast, seat, 'You have', 'has')} chosen.`,
    shown: ({ choices }, cast) =>
      `The choices: ${choices.map((choice, seat) => `${whom(cast, seat, 'you')} ${choice}`).join(', ')}.`,
    scored: ({ seat, points: scored }, cast) =>
      `${who(cast, seat, 'You score', 'scores')} ${points(scored)}.`,
    over: ({ winners, scores }, cast) => table.result(winners, points(scores[winners[0]!]!), cast),
  },
  refusals: {
    'has-chosen': () => 'You have chosen. Now the others choose.',
  },
  move: ({ number }) => `Choose ${number}`,
  ask(view, cast) {
    if (view.phase === 'over') return 'The game is over.';
    if (cast.you !== null && !view.hasChosen[cast.you]) return 'Choose a number in secret.';
    const waiting = view.hasChosen.flatMap((hasChosen, seat) => (hasChosen ? [] : [whom(cast, seat, 'you')]));
    return `Waiting for ${enumerate(waiting, 'and')}.`;
  },
  table: (view) => [
    view.phase === 'over'
      ? 'All the rounds have been played.'
      : `This is round ${view.round + 1} of ${ROUNDS}.`,
  ],
  hand: (view) => (view.choice === 0 ? [] : [`Your secret choice: ${view.choice}.`]),
  scores: (view, cast) =>
    view.scores.map((score, seat) => `${who(cast, seat, 'You have', 'has')} ${points(score)}.`),
  score: points,
};

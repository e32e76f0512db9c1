import { en as table } from '../../../core/text/en.ts';
import { enumerate, type GameText, who, whom } from '../../../core/text/types.ts';
import { GOAL, START } from '../board.ts';
import type { TemplateRace } from '../index.ts';

const place = (index: number): string =>
  index === START ? 'the start' : index === GOAL ? 'the goal' : `place ${index}`;

export const en: GameText<TemplateRace> = {
  name: 'Template race',
  pitch: 'Run for the goal, and send back whoever is in your way.',
  rules: {
    'TR-1': 'Roll and run',
    'TR-2': 'Back to the start',
    'TR-3': 'Who wins',
  },
  options: {},
  events: {
    rolled: ({ seat, die }, cast) => `${who(cast, seat, 'You roll', 'rolls')} a ${die}.`,
    ran: ({ seat, to }, cast) => `${who(cast, seat, 'You run', 'runs')} to ${place(to)}.`,
    caught: ({ seat, rival }, cast) =>
      `${who(cast, seat, 'You send', 'sends')} ${whom(cast, rival, 'you')} back to the start.`,
    over: ({ winner }, cast) => table.result([winner], null, cast),
  },
  refusals: {
    'not-your-turn': ({ turn }, cast) => `${who(cast, turn, 'You are', 'is')} next.`,
    'wrong-place': ({ die, to }) => `With a ${die} you can run to ${enumerate(to.map(place), 'or')}.`,
  },
  move: ({ to }, view, cast) => {
    const rival = view.mice.indexOf(to);
    return `Run to ${place(to)}${rival === -1 ? '' : ` and send ${whom(cast, rival, 'you')} back`}`;
  },
  placeName: (id) => place(Number(id)),
  ask(view, cast) {
    if (view.phase === 'over') return 'The game is over.';
    if (view.phase === 'roll') return 'The die is rolling.';
    return view.turn === cast.you
      ? `Use your ${view.die} to run.`
      : `Waiting for ${whom(cast, view.turn, 'you')}.`;
  },
  table: (view, cast) => [
    view.die === 0 ? 'Nobody has rolled yet.' : `The die shows a ${view.die}.`,
    ...view.mice.map((mouse, seat) => `${who(cast, seat, 'You are', 'is')} at ${place(mouse)}.`),
  ],
  hand: () => [],
  scores: (view, cast) =>
    view.mice.map(
      (mouse, seat) => `${whom(cast, seat, 'You')}: ${mouse === GOAL ? 'at the goal' : 'on the way'}.`,
    ),
  score: () => null,
};

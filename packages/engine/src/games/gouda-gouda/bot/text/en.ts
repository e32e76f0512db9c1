import type { ReasonText } from '../../../../core/bots/reasons.ts';
import { counted } from '../../../../core/text/plural.ts';
import { who, whom } from '../../../../core/text/types.ts';
import type { Reason } from '../reasons.ts';

const dice = (count: number): string => counted('en', count, 'die', 'dice');
const steps = (count: number): string => counted('en', count, 'step', 'steps');
const green = (percent: number): string => `green comes up ${percent}% of the time`;

export const en: ReasonText<Reason> = {
  only: () => 'it is the only legal move',
  together: () => 'mice that start together roll more dice',
  spread: () => 'leaves more than one place to choose from',
  reach: ({ percent }) => `one green die is enough to reach the cheese, and ${green(percent)}`,
  crowd: ({ dice: count, percent }) =>
    `${green(percent)} with ${dice(count)}, and there are rivals to take the red ones`,
  alone: ({ dice: count, percent }) =>
    `${green(percent)} with ${dice(count)}, and no rival there gets a free ride`,
  barrel: ({ dice: count, percent }) => `${green(percent)} with ${dice(count)}, and red costs nothing here`,
  early: () => 'whichever place the others choose, this roll does little harm',
  vote: ({ seat }, cast) => `the roll helps ${whom(cast, seat, 'you')} the least there`,
  eat: () => 'the cheese is right there',
  forward: ({ steps: stepsLeft }) => `then it’s only ${steps(stepsLeft)} from the cheese`,
  aside: () => 'a side step is safer: one step back from there loses no ground',
  give: ({ seat }, cast) =>
    `green has to be used, and ${who(cast, seat, 'you gain', 'gains')} the least from it`,
  hinder: ({ seat, steps: stepsLeft }, cast) =>
    `${who(cast, seat, 'you are', 'is')} ${steps(stepsLeft)} from the cheese again`,
  lose: () => 'red has to be used, and this costs the least',
  stop: ({ seat }, cast) => `keeps the cheese from ${whom(cast, seat, 'you')}`,
  finish: () => 'brings a mouse to the cheese',
  better: ({ from, to }) => `raises the chance of winning from about ${from}% to ${to}%`,
  try: () => 'just to see what happens',
  hold: () => 'no token helps enough here, so it’s better to save them',
};

import { Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { BotScheduler, type Pace } from './bot-scheduler.ts';
import type { Effect } from './io.ts';
import { Timers } from './timers.ts';

/** When the bot in turn moves, and how long it may think. */
function asked(pace: Pace, seed: number): { readonly due: number; readonly milliseconds: number } {
  const match = new Match(games.find(({ id }) => id === 'mens-erger-je-niet')!, { seats: 2, options: {} });
  match.resolveAll(seededChance(1));
  const timers = new Timers();
  const wanted: Effect[] = [];
  const thoughts = new BotScheduler(
    timers,
    (label) => seededDraw(`${label} ${seed}`),
    (effect) => wanted.push(effect),
  );
  const question = { number: 1, obliged: match.actors };
  thoughts.ask({
    match,
    question,
    level: () => 'sharp',
    lateSeats: new Set(),
    now: 0,
    breathUntil: null,
    pace,
  });
  const [think] = wanted;
  if (think?.type !== 'think') throw new Error('nobody is asked');
  return { due: timers.next!, milliseconds: think.milliseconds };
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

test.each(['usual', 'brisk'] as const)('%s: a bot has thought before it moves', (pace) => {
  for (const seed of seeds) {
    const { due, milliseconds } = asked(pace, seed);
    expect(due).toBeGreaterThan(milliseconds);
  }
});

test('a host that set “fast” has brisk bots, all with the same pause', () => {
  const dues = new Set(seeds.map((seed) => asked('brisk', seed).due));
  expect(dues.size).toBe(1);
  expect(Math.max(...dues)).toBeLessThan(Math.min(...seeds.map((seed) => asked('usual', seed).due)) / 2);
});

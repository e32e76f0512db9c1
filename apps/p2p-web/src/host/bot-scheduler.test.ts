import { Match, seededChance } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { type BotPace, BotScheduler } from './bot-scheduler.ts';
import { Timers } from './timers.ts';

/** Asks the bot in turn. Returns when it moves and how long it may think. */
function askBot(
  pace: BotPace,
  seed: number,
  isUndoable = false,
): { readonly due: number; readonly milliseconds: number; readonly longestMilliseconds: number } {
  const match = new Match(games.find(({ id }) => id === 'mens-erger-je-niet')!, { seats: 2, options: {} });
  match.resolveAll(seededChance(1));
  const context = {
    timers: new Timers(),
    now: 0,
    effects: [],
    room: { shared: false },
    parts: { pace: () => pace },
    seed: `${seed}`,
  } as unknown as ConstructorParameters<typeof BotScheduler>[0];
  const scheduler = new BotScheduler(context, match, () => {});
  const question = { number: 1, obliged: match.actors };
  scheduler.ask({ question, level: () => 'sharp', lateSeats: new Set(), breathUntil: null, isUndoable });
  const [think] = context.effects;
  if (think?.type !== 'think') throw new Error('nobody is asked');
  const { milliseconds, longestMilliseconds } = think;
  return { due: context.timers.nextDueAt, milliseconds, longestMilliseconds };
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

test.each(['slow', 'natural', 'fast'] as const)('%s: a bot has thought before it moves', (pace) => {
  for (const seed of seeds) {
    const { due, milliseconds, longestMilliseconds } = askBot(pace, seed);
    expect(longestMilliseconds).toBeGreaterThanOrEqual(milliseconds);
    expect(due).toBeGreaterThan(longestMilliseconds);
  }
});

test('on a slow device a bot may think longer where its answer is not due yet', () => {
  const { milliseconds, longestMilliseconds } = askBot('natural', 1);
  expect(longestMilliseconds).toBeGreaterThan(2 * milliseconds);
});

test('a host that set “fast” has brisk bots, all with the same pause', () => {
  const dues = new Set(seeds.map((seed) => askBot('fast', seed).due));
  expect(dues.size).toBe(1);
  expect(Math.max(...dues)).toBeLessThan(Math.min(...seeds.map((seed) => askBot('natural', seed).due)) / 2);
});

test('slow bots take twice as long as natural ones', () => {
  for (const seed of seeds) expect(askBot('slow', seed).due).toBe(2 * askBot('natural', seed).due);
});

test('a bot leaves time to undo the move before, unless it is fast', () => {
  for (const seed of seeds) expect(askBot('natural', seed, true).due).toBe(2000);
  expect(askBot('fast', 0, true).due).toBe(askBot('fast', 0).due);
});

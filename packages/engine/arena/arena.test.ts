import { describe, expect, it } from 'vitest';
import { davidGoliathBots } from '../src/games/david-goliath/bot/index.ts';
import { davidGoliath } from '../src/games/david-goliath/index.ts';
import { resultByScore } from '../src/index.ts';
import { readRequest } from './request.ts';
import { interval, ratings, standings } from './statistics.ts';
import { type LineUp, type Played, playDeal, seatings, type Tournament } from './tournament.ts';
import { loadYardsticks } from './yardsticks.ts';

const tournament: Tournament = {
  game: davidGoliath,
  bots: davidGoliathBots,
  options: { deals: 1 },
  budget: { iterations: 4 },
  seed: 'test',
  now: () => 0,
};

const playedGame = (contenders: LineUp, scores: number[]): Played => ({
  contenders,
  result: resultByScore(scores),
  milliseconds: contenders.map(() => [1, 3]),
  iterations: contenders.map(() => [20, 10]),
});

describe('a tournament', () => {
  it('turns a line-up around the table, each way once', () => {
    expect(seatings(['sharp', 'easy', 'easy'])).toHaveLength(3);
    expect(seatings(['sharp', 'easy', 'sharp', 'easy'])).toHaveLength(2);
    expect(seatings(['easy', 'easy', 'easy'])).toHaveLength(1);
  });

  it('deals the same cards to the same seats in every seating', () => {
    const hands: string[] = [];
    const spy: typeof davidGoliathBots.easy = (observation, draw, budget) => {
      if (observation.view.hand.length === 15)
        hands.push(`${observation.view.viewer}: ${observation.view.hand}`);
      return davidGoliathBots.easy(observation, draw, budget);
    };
    playDeal({ ...tournament, bots: { easy: spy, steady: spy, sharp: spy } }, ['sharp', 'easy', 'easy'], 5);
    expect(hands).toHaveLength(9);
    expect(new Set(hands).size).toBe(3);
  });

  it('gives a contender the factor of its budget', () => {
    const budgets = new Set<string>();
    const spy: typeof davidGoliathBots.easy = (observation, draw, budget) => {
      budgets.add(JSON.stringify(budget));
      return davidGoliathBots.easy(observation, draw, budget);
    };
    playDeal({ ...tournament, bots: { sharp: spy } }, ['sharp:16', 'sharp', 'sharp'], 1);
    expect([...budgets].sort()).toEqual(['{"iterations":4}', '{"iterations":64}']);
  });

  it('counts the iterations of searches in milliseconds', () => {
    let time = 0;
    const now = (): number => {
      time += 1;
      return time;
    };
    const budget = { milliseconds: 40, longestMilliseconds: 60, now };
    const [game] = playDeal({ ...tournament, budget }, ['sharp', 'sharp:2', 'steady'], 1);
    const [sharp, sharpTwice, steady] = game!.iterations;
    expect([Math.max(...sharp!), Math.max(...sharpTwice!)]).toEqual([60, 120]);
    expect(steady).toEqual([]);
  });

  it('lets yardsticks play legal moves', async () => {
    const bots = await loadYardsticks('david-goliath');
    const [game] = playDeal({ ...tournament, bots }, ['greedy', 'greedy-high', 'random'], 1);
    expect(game?.result.scores).toHaveLength(3);
  });

  it('refuses a contender that the game does not have', () => {
    expect(() => playDeal(tournament, ['best', 'easy', 'easy'], 1)).toThrow('"best" is not one of');
  });

  it('plays the same again', () => {
    const playOnce = () => playDeal(tournament, ['sharp', 'steady', 'easy'], 1);
    expect(playOnce()).toEqual(playOnce());
  });
});

describe('the figures', () => {
  const lineUp: LineUp = ['sharp', 'easy', 'easy'];

  it('split a shared win, and count a seat', () => {
    const [sharp, easy] = standings(lineUp, [
      [playedGame(lineUp, [5, 5, 1]), playedGame(['easy', 'easy', 'sharp'], [1, 2, 3])],
    ]);
    expect(sharp).toMatchObject({ contender: 'sharp', seats: 1, of: 3, games: 2, share: 0.75, rank: 1 });
    expect(easy).toMatchObject({
      contender: 'easy',
      seats: 2,
      share: 0.125,
      millisecondsPerMove: 2,
      millisecondsP50: 3,
      millisecondsP95: 3,
      iterationsP50: 20,
      iterationsP5: 10,
    });
  });

  it('give an interval as wide as the deals differ', () => {
    const { low, high } = interval([0, 0.5, 1, 0.5]);
    expect((low + high) / 2).toBeCloseTo(0.5);
    // Student's t with 3 degrees of freedom is 3.18; the expansion gives slightly less for so few values.
    expect(high - 0.5).toBeGreaterThan(0.5);
    expect(high - 0.5).toBeLessThan(0.7);
    expect(interval([0.5, 0.5, 0.5])).toEqual({ low: 0.5, high: 0.5 });
  });

  it('rate by odds: three wins of four are 191 points', () => {
    const games = Array.from({ length: 400 }, (_, index) =>
      playedGame(['sharp', 'easy'], index % 4 === 0 ? [0, 1] : [1, 0]),
    );
    const [first, second] = ratings(games);
    expect(second).toMatchObject({ contender: 'easy', rating: 1000 });
    expect(first?.rating).toBeGreaterThan(1185);
    expect(first?.rating).toBeLessThan(1195);
  });
});

describe('the command line', () => {
  it('has usual line-ups', () => {
    expect(readRequest(['--seats', '3'])).toMatchObject({
      game: 'david-goliath',
      lineUps: [
        ['sharp', 'easy', 'easy'],
        ['sharp', 'steady', 'steady'],
        ['steady', 'easy', 'easy'],
      ],
    });
  });

  it('reads what is asked for', () => {
    const args = '--line-up easy,steady,sharp --option deals=1 --option firstDealer=random --deals 7 --json';
    expect(readRequest(args.split(' '))).toMatchObject({
      lineUps: [['easy', 'steady', 'sharp']],
      options: { deals: 1, firstDealer: 'random' },
      deals: 7,
      json: true,
    });
  });

  it('reads yardsticks, factors and a budget of time', () => {
    expect(readRequest(['--line-up', 'sharp:16,greedy-high', '--milliseconds', '250'])).toMatchObject({
      lineUps: [['sharp:16', 'greedy-high']],
      milliseconds: 250,
    });
  });

  it('reads how much slower a device is', () => {
    expect(readRequest(['--milliseconds', '250', '--slowdown', '6'])).toMatchObject({ slowdown: 6 });
  });

  it.each([['--slowdown', '0'], ['--deals', '0'], ['--line-up', 'sharp:0,easy'], ['--nonsense']])(
    'refuses %s %s',
    (...args) => {
      expect(() => readRequest(args)).toThrow();
    },
  );
});

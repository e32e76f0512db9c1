import type { Level } from '../src/core/bots/bot.ts';
import type { LineUp, Played } from './tournament.ts';

/** How the bots of one level did in one line-up. */
export interface Standing {
  readonly level: Level;
  /** The number of seats of this level (`seats`), out of all seats (`of`). */
  readonly seats: number;
  readonly of: number;
  readonly deals: number;
  readonly games: number;
  /** Mean share of the win per seat; a shared win is split. By chance it would be 1 / `of`. */
  readonly share: number;
  /** 95 % confidence interval, clustered by deal: the games of one deal are not independent. */
  readonly low: number;
  readonly high: number;
  readonly rank: number;
  readonly score: number;
  readonly millisecondsPerMove: number;
}

/** The standings of each level in a line-up, from the games of each deal. */
export function standings(lineUp: LineUp, deals: readonly (readonly Played[])[]): Standing[] {
  return [...new Set(lineUp)].map((level) => {
    const shares = deals.map((games) =>
      mean(meanPerSeat(games, level, ({ result }, seat) => shareOf(result, seat))),
    );
    const games = deals.flat();
    const { low, high } = interval(shares);
    const decisions = meanPerSeat(games, level, (game, seat) => game.decisions[seat]!);
    const milliseconds = meanPerSeat(games, level, (game, seat) => game.milliseconds[seat]!);
    return {
      level,
      seats: lineUp.filter((other) => other === level).length,
      of: lineUp.length,
      deals: deals.length,
      games: games.length,
      share: mean(shares),
      low,
      high,
      rank: mean(meanPerSeat(games, level, ({ result }, seat) => result.ranking[seat]!)),
      score: mean(meanPerSeat(games, level, ({ result }, seat) => result.scores[seat]!)),
      millisecondsPerMove: sum(milliseconds) / Math.max(1, sum(decisions)),
    };
  });
}

function meanPerSeat(
  games: readonly Played[],
  level: Level,
  figure: (game: Played, seat: number) => number,
): number[] {
  return games.flatMap((game) =>
    game.levels.flatMap((other, seat) => (other === level ? [figure(game, seat)] : [])),
  );
}

const shareOf = (result: Played['result'], seat: number): number =>
  result.winners.includes(seat) ? 1 / result.winners.length : 0;

/** 95 % of Student's t around the mean (Cornish–Fisher expansion of its quantile, good from ten values on). */
export function interval(values: readonly number[]): { low: number; high: number } {
  const average = mean(values);
  const freedom = values.length - 1;
  if (freedom < 1) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = sum(values.map((value) => (value - average) ** 2)) / freedom;
  const halfWidth = (1.96 + 2.37 / freedom) * Math.sqrt(variance / values.length);
  return { low: average - halfWidth, high: average + halfWidth };
}

export interface Rating {
  readonly level: Level;
  /** On the Elo scale: 400 more points are ten times the odds. The lowest level is set to 1000. */
  readonly rating: number;
  readonly comparisons: number;
}

/**
 * The strengths that make all results most likely (Bradley–Terry model, Hunter's MM algorithm). At each
 * table, every two seats of different levels are one comparison; a shared place counts half. Unlike Elo
 * updates, the result does not depend on the order of games. One drawn comparison between every two levels
 * that met keeps the strengths finite.
 */
export function ratings(games: readonly Played[]): Rating[] {
  const levels = [...new Set(games.flatMap((game) => game.levels))];
  const wins = levels.map(() => levels.map(() => 0));
  for (const { levels: levelsBySeat, result } of games) {
    levelsBySeat.forEach((a, seat) => {
      levelsBySeat.forEach((b, other) => {
        if (a === b) return;
        const sign = Math.sign(result.ranking[other]! - result.ranking[seat]!);
        wins[levels.indexOf(a)]![levels.indexOf(b)]! += (1 + sign) / 2;
      });
    });
  }
  const count = (a: number, b: number): number => wins[a]![b]! + wins[b]![a]!;
  const priorDraws = (a: number, b: number): number => (a !== b && count(a, b) > 0 ? 0.5 : 0);
  let strengths = levels.map(() => 1);
  for (let round = 0; round < 2000; round++) {
    strengths = strengths.map((strength, a) => {
      const won = sum(levels.map((_, b) => wins[a]![b]! + priorDraws(a, b)));
      const weight = sum(
        levels.map((_, b) => (count(a, b) + 2 * priorDraws(a, b)) / (strength + strengths[b]!)),
      );
      return weight === 0 ? strength : won / weight;
    });
  }
  const lowest = Math.min(...strengths);
  return levels
    .map((level, a) => ({
      level,
      rating: Math.round(1000 + 400 * Math.log10(strengths[a]! / lowest)),
      comparisons: sum(levels.map((_, b) => count(a, b))),
    }))
    .sort((a, b) => b.rating - a.rating);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

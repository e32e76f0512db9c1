import type { Contender, LineUp, Played } from './tournament.ts';

/** How one contender did in one line-up. */
export interface Standing {
  readonly contender: Contender;
  /** The number of seats of this contender (`seats`), out of all seats (`of`). */
  readonly seats: number;
  readonly of: number;
  readonly deals: number;
  readonly games: number;
  /** Mean share of the win per seat; a shared win is split. By chance it would be 1 / `of`. */
  readonly share: number;
  /** The share in each deal. */
  readonly shares: readonly number[];
  /** 95 % confidence interval, clustered by deal: the games of one deal are not independent. */
  readonly low: number;
  readonly high: number;
  readonly rank: number;
  readonly score: number;
  /** CPU time of a decision, mean, median and 95th percentile. */
  readonly millisecondsPerMove: number;
  readonly millisecondsP50: number;
  readonly millisecondsP95: number;
  /** Iterations of a search, median and 5th percentile; 0 if nobody counted. */
  readonly iterationsP50: number;
  readonly iterationsP5: number;
}

/** The standings of each contender in a line-up, from the games of each deal. */
export function standings(lineUp: LineUp, deals: readonly (readonly Played[])[]): Standing[] {
  return [...new Set(lineUp)].map((contender) => {
    const shares = deals.map((games) =>
      mean(perSeat(games, contender, ({ result }, seat) => shareOf(result, seat))),
    );
    const games = deals.flat();
    const { low, high } = interval(shares);
    const milliseconds = perSeat(games, contender, (game, seat) => game.milliseconds[seat]!).flat();
    const iterations = perSeat(games, contender, (game, seat) => game.iterations[seat]!).flat();
    return {
      contender,
      seats: lineUp.filter((other) => other === contender).length,
      of: lineUp.length,
      deals: deals.length,
      games: games.length,
      share: mean(shares),
      shares,
      low,
      high,
      rank: mean(perSeat(games, contender, ({ result }, seat) => result.ranking[seat]!)),
      score: mean(perSeat(games, contender, ({ result }, seat) => result.scores[seat]!)),
      millisecondsPerMove: mean(milliseconds),
      millisecondsP50: percentile(milliseconds, 0.5),
      millisecondsP95: percentile(milliseconds, 0.95),
      iterationsP50: percentile(iterations, 0.5),
      iterationsP5: percentile(iterations, 0.05),
    };
  });
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;

function perSeat<Figure>(
  games: readonly Played[],
  contender: Contender,
  figure: (game: Played, seat: number) => Figure,
): Figure[] {
  return games.flatMap((game) =>
    game.contenders.flatMap((other, seat) => (other === contender ? [figure(game, seat)] : [])),
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
  readonly contender: Contender;
  /** On the Elo scale: 400 more points are ten times the odds. The lowest contender is set to 1000. */
  readonly rating: number;
  readonly comparisons: number;
}

/**
 * The strengths that make all results most likely (Bradley–Terry model, Hunter's MM algorithm). At each
 * table, every two seats of different contenders are one comparison; a shared place counts half. Unlike Elo
 * updates, the result does not depend on the order of games. One drawn comparison between every two
 * contenders that met keeps the strengths finite.
 */
export function ratings(games: readonly Played[]): Rating[] {
  const contenders = [...new Set(games.flatMap((game) => game.contenders))];
  const wins = contenders.map(() => contenders.map(() => 0));
  for (const { contenders: contendersBySeat, result } of games) {
    contendersBySeat.forEach((a, seat) => {
      contendersBySeat.forEach((b, other) => {
        if (a === b) return;
        const sign = Math.sign(result.ranking[other]! - result.ranking[seat]!);
        wins[contenders.indexOf(a)]![contenders.indexOf(b)]! += (1 + sign) / 2;
      });
    });
  }
  const count = (a: number, b: number): number => wins[a]![b]! + wins[b]![a]!;
  const priorDraws = (a: number, b: number): number => (a !== b && count(a, b) > 0 ? 0.5 : 0);
  let strengths = contenders.map(() => 1);
  for (let round = 0; round < 2000; round++) {
    strengths = strengths.map((strength, a) => {
      const won = sum(contenders.map((_, b) => wins[a]![b]! + priorDraws(a, b)));
      const weight = sum(
        contenders.map((_, b) => (count(a, b) + 2 * priorDraws(a, b)) / (strength + strengths[b]!)),
      );
      return weight === 0 ? strength : won / weight;
    });
  }
  const lowest = Math.min(...strengths);
  return contenders
    .map((contender, a) => ({
      contender,
      rating: Math.round(1000 + 400 * Math.log10(strengths[a]! / lowest)),
      comparisons: sum(contenders.map((_, b) => count(a, b))),
    }))
    .sort((a, b) => b.rating - a.rating);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

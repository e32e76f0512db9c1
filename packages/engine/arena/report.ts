import type { ArenaRequest } from './request.ts';
import type { Rating, Standing } from './statistics.ts';
import type { LineUp } from './tournament.ts';

export interface Report {
  readonly request: ArenaRequest;
  readonly lineUps: readonly { readonly lineUp: LineUp; readonly standings: readonly Standing[] }[];
  readonly ratings: readonly Rating[];
}

const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The name of a line-up: `1 sharp + 3 easy`. */
export const nameOf = (lineUp: LineUp): string =>
  [...new Set(lineUp)]
    .map((contender) => `${lineUp.filter((other) => other === contender).length} ${contender}`)
    .join(' + ');

/** The report as Markdown tables. */
export function tables({ request, lineUps, ratings }: Report): string {
  const head = [
    'players',
    'bot',
    'games',
    'win share a seat',
    '95 % interval',
    'chance',
    'rank',
    'score',
    'CPU ms a move',
    'p50',
    'p95',
    ...(request.milliseconds === null ? [] : ['iterations, p50', 'p5']),
  ];
  const rows = lineUps.flatMap(({ lineUp, standings }) =>
    standings.map((bot) => [
      nameOf(lineUp),
      bot.contender,
      `${bot.games}`,
      percent(bot.share),
      `${percent(bot.low)} to ${percent(bot.high)}`,
      percent(1 / bot.of),
      bot.rank.toFixed(2),
      bot.score.toFixed(1),
      milliseconds(bot.millisecondsPerMove),
      milliseconds(bot.millisecondsP50),
      milliseconds(bot.millisecondsP95),
      ...(request.milliseconds === null ? [] : [`${bot.iterationsP50}`, `${bot.iterationsP5}`]),
    ]),
  );
  const budget =
    request.milliseconds === null ? `${request.iterations} iterations` : `${request.milliseconds} ms of CPU`;
  const device = request.slowdown === 1 ? '' : ` on a device ${request.slowdown} times slower`;
  const settings = Object.entries(request.options).map(([key, value]) => `, ${key} ${value}`);
  return [
    `${request.game}${settings.join('')}: ${request.deals} deals, each played in every seating; ${budget} a move${device}; seed ${request.seed}`,
    '',
    markdown(head, rows),
    '',
    markdown(
      ['bot', 'rating', 'comparisons'],
      ratings.map(({ contender, rating, comparisons }) => [contender, `${rating}`, `${comparisons}`]),
    ),
    '',
  ].join('\n');
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}

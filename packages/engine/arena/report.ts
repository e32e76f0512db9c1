import type { ArenaRequest } from './request.ts';
import type { Rating, Standing } from './statistics.ts';
import type { LineUp } from './tournament.ts';

export interface Report {
  readonly request: ArenaRequest;
  readonly lineUps: readonly { readonly lineUp: LineUp; readonly standings: readonly Standing[] }[];
  readonly ratings: readonly Rating[];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The name of a line-up: `1 sharp + 3 easy`. */
export const nameOf = (lineUp: LineUp): string =>
  [...new Set(lineUp)]
    .map((level) => `${lineUp.filter((other) => other === level).length} ${level}`)
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
    'ms a move',
  ];
  const rows = lineUps.flatMap(({ lineUp, standings }) =>
    standings.map((bot) => [
      nameOf(lineUp),
      bot.level,
      `${bot.games}`,
      percent(bot.share),
      `${percent(bot.low)} to ${percent(bot.high)}`,
      percent(1 / bot.of),
      bot.rank.toFixed(2),
      bot.score.toFixed(1),
      bot.millisecondsPerMove.toFixed(bot.millisecondsPerMove < 1 ? 2 : 0),
    ]),
  );
  const settings = Object.entries(request.options).map(([key, value]) => `, ${key} ${value}`);
  return [
    `${request.game}${settings.join('')}: ${request.deals} deals, each played in every seating; ${request.iterations} iterations a move; seed ${request.seed}`,
    '',
    markdown(head, rows),
    '',
    markdown(
      ['bot', 'rating', 'comparisons'],
      ratings.map(({ level, rating, comparisons }) => [level, `${rating}`, `${comparisons}`]),
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

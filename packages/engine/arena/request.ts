import { parseArgs } from 'node:util';
import { SOUND_ITERATIONS } from '../src/core/bots/bot.ts';
import { gameFacts } from '../src/games/facts.ts';
import { type Contender, type LineUp, readContender } from './tournament.ts';

/** The parsed command line. Plain data: it is posted to the workers. */
export interface ArenaRequest {
  readonly game: string;
  readonly lineUps: readonly LineUp[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly deals: number;
  /** The number of the first deal, so that a long run can be split. */
  readonly firstDeal: number;
  readonly iterations: number;
  /** Thinking time of CPU; null to count iterations. */
  readonly milliseconds: number | null;
  /** How many times slower than this machine the device is that the figures are for. */
  readonly slowdown: number;
  readonly seed: string;
  readonly jobs: number;
  /** True to print JSON instead of the table. */
  readonly json: boolean;
}

const defaultGame: string = gameFacts[0].id;

export const usage = `Usage: pnpm arena [options]

  --game <id>            ${defaultGame}
  --seats <n>            4
  --line-up <bots>       like sharp,easy,easy,easy; as often as you like. Besides the levels: random and
                         the game's yardsticks. sharp:16 has 16 times the budget. Default: one against all others of a lower level
  --option <key=value>   of the game, like deals=1; as often as you like
  --deals <n>            100: each is played once for every seating of each line-up; at least 2, for an interval
  --first-deal <n>       1: to split a long run, as in --deals 5 --first-deal 6
  --iterations <n>       ${SOUND_ITERATIONS}: how long each bot thinks about a move
  --milliseconds <n>     think for this much CPU time in place of iterations, and three times as long if that is
                         too short for a sound search, as the app does; two runs differ then
  --slowdown <n>         1: give the times of a device that is this many times slower
  --seed <text>          1
  --jobs <n>             1: workers
  --json                 print JSON in place of the table
`;

/** Parses the arguments. Throws an error of one sentence if they are invalid. */
export function readRequest(args: readonly string[]): ArenaRequest | 'help' {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      game: { type: 'string', default: defaultGame },
      seats: { type: 'string', default: '4' },
      'line-up': { type: 'string', multiple: true },
      option: { type: 'string', multiple: true, default: [] },
      deals: { type: 'string', default: '100' },
      'first-deal': { type: 'string', default: '1' },
      iterations: { type: 'string', default: `${SOUND_ITERATIONS}` },
      milliseconds: { type: 'string' },
      slowdown: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const seats = readInteger('seats', values.seats);
  return {
    game: values.game,
    lineUps: values['line-up']?.map(readLineUp) ?? usualLineUps(seats),
    options: Object.fromEntries(values.option.map(readOption)),
    deals: readInteger('deals', values.deals, 2),
    firstDeal: readInteger('first-deal', values['first-deal']),
    iterations: readInteger('iterations', values.iterations),
    milliseconds: values.milliseconds === undefined ? null : readInteger('milliseconds', values.milliseconds),
    slowdown: readInteger('slowdown', values.slowdown),
    seed: values.seed,
    jobs: readInteger('jobs', values.jobs),
    json: values.json,
  };
}

/** For every two levels: one bot of the higher level against bots of the lower level in all other seats. */
function usualLineUps(seats: number): LineUp[] {
  const lineUpOfOneAgainst = (contender: Contender, rival: Contender): LineUp => [
    contender,
    ...Array<Contender>(seats - 1).fill(rival),
  ];
  return [
    lineUpOfOneAgainst('sharp', 'easy'),
    lineUpOfOneAgainst('sharp', 'steady'),
    lineUpOfOneAgainst('steady', 'easy'),
  ];
}

function readLineUp(text: string): LineUp {
  return text.split(',').map((contender) => {
    const [, factor] = readContender(contender);
    if (factor !== undefined) readInteger('line-up: a factor', `${factor}`);
    return contender;
  });
}

function readOption(text: string): [string, string | number] {
  const [key = '', value = ''] = text.split('=', 2);
  return [key, /^\d+$/.test(value) ? Number(value) : value];
}

function readInteger(name: string, text: string, minimum = 1): number {
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) < minimum) {
    throw new Error(`--${name} is a whole number from ${minimum} on`);
  }
  return Number(text);
}

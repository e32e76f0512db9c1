import type { AnyGame, Game, GameTypes, OptionValue } from './game.ts';
import { Invalid } from './invalid.ts';
import { Match, type Step } from './match.ts';
import { changedOptions, numberOfSeats, readOption, unwrittenOptions } from './option-text.ts';
import { readSeats } from './options.ts';

/*
 * A match as text, modelled on chess PGN:
 *
 *   cheeseboard record 1
 *   game: <id> <version>
 *   seats: 3
 *   option deals: 1
 *   player 0: Emma
 *   result: 52 31 40
 *
 *   * 2              a draw and its outcome
 *   * 14 3 8 …
 *   0 g4             seat and move
 *   # a remark
 */

export { type Moment, momentsOf, type Story, type StoryPoint, storyOf } from './story.ts';

const title = 'cheeseboard record';
const recordVersion = 1;

/** The whole match as text that people can read, mail and diff. */
export function writeRecord<T extends GameTypes>(match: Match<T>): string {
  const { game, seats, options, players, result } = match;
  return [
    `${title} ${recordVersion}`,
    `game: ${game.id} ${game.version}`,
    `seats: ${seats}`,
    ...changedOptions(game, seats, options).map(([key, value]) => `option ${key}: ${value}`),
    ...players.map((name, seat) => `player ${seat}: ${oneLine(name)}`),
    ...(result ? [`result: ${result.scores.join(' ')}`] : []),
    '',
    ...match.history.map(({ step }) => writeStep(match, step)),
    '',
  ].join('\n');
}

/** One step as a line of the record. */
export function writeStep<T extends GameTypes>(
  { game, options }: Pick<Match<T>, 'game' | 'options'>,
  step: Step<T['move']>,
): string {
  return 'outcome' in step
    ? `* ${step.outcome.join(' ')}`
    : `${step.seat} ${game.writeMove(step.move, options)}`;
}

/** A name may contain any text. In a record, it is one line without leading or trailing space. */
function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Replays a record. Throws `Invalid` with the line number if it is malformed or illegal. */
export function readRecord(text: string, games: readonly AnyGame[]): Match {
  if (typeof text !== 'string') throw new Invalid('record', 'not a text');
  const lines: Line[] = text
    // A byte-order mark, which some editors write.
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }));
  const blankIndex = lines.findIndex((line) => line.text === '');
  const header = lines.slice(0, blankIndex === -1 ? lines.length : blankIndex);
  const steps = lines.slice(header.length).filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const { match, result } = readHeader(header, games);
  for (const [index, line] of steps.entries()) {
    try {
      withLineNumber(line, () => takeStep(match, line));
    } catch (error) {
      // Every complete line ends with a line break.
      const isHalfALine =
        error instanceof Invalid && !match.result && index === steps.length - 1 && !/\n\s*$/.test(text);
      throw isHalfALine ? cutOffAfter(steps[index - 1] ?? header.at(-1)!) : error;
    }
  }
  if (result && !match.result) throw cutOffAfter(steps.at(-1) ?? header.at(-1)!);
  if (result) {
    withLineNumber(result, () => {
      if (match.result?.scores.join(' ') !== result.text) {
        throw new Invalid('record', `the steps end with ${match.result?.scores.join(' ')}`);
      }
    });
  }
  return match;
}

/** The record is cut off: this is its last complete line. */
const cutOffAfter = ({ number }: Line): Invalid =>
  new Invalid('record', 'the record is cut off: steps are missing after this line', {
    line: number,
    cutOff: true,
  });

function readHeader(
  lines: readonly Line[],
  games: readonly AnyGame[],
): { match: Match; result: Line | undefined } {
  const [first, ...otherLines] = lines;
  if (first?.text !== `${title} ${recordVersion}`) {
    throw new Invalid('record', `the first line is "${title} ${recordVersion}"`, { line: 1 });
  }
  const fields = new Map<string, Line>();
  for (const { number, text } of otherLines) {
    const [, key, value] = /^([a-zA-Z0-9 ]+):(?: (.*))?$/.exec(text) ?? [];
    if (key === undefined) throw new Invalid('record', 'not "key: value"', { line: number });
    if (fields.has(key)) throw new Invalid('record', `a second "${key}"`, { line: number });
    fields.set(key, { number, text: value ?? '' });
  }
  const take = (key: string): Line => {
    const line = fields.get(key);
    if (!line) throw new Invalid('record', `no "${key}" in the header`, { line: lines.length });
    fields.delete(key);
    return line;
  };
  const gameLine = take('game');
  const game = withLineNumber(gameLine, () => readGame(gameLine.text, games));
  const seatsLine = take('seats');
  const seats = withLineNumber(seatsLine, () => readSeats(game, numberOfSeats(seatsLine.text)));
  const result = fields.get('result');
  fields.delete('result');
  const players = fields.has('player 0')
    ? Array.from({ length: seats }, (_, seat) => take(`player ${seat}`).text)
    : [];
  const options: Record<string, OptionValue> = unwrittenOptions(game);
  for (const [field, line] of fields) {
    const [word, key, ...surplus] = field.split(' ');
    if (word !== 'option' || key === undefined || surplus.length > 0) {
      throw new Invalid('record', `"${field}" is not known`, { line: line.number });
    }
    options[key] = withLineNumber(line, () => readOption(game, seats, key, line.text));
  }
  return { match: new Match(game as Game, { seats, options, players, isRecorded: true }), result };
}

function readGame(text: string, games: readonly AnyGame[]): AnyGame {
  const [id, version, ...surplus] = text.split(' ');
  const game = games.find((candidate) => candidate.id === id);
  if (!game)
    throw new Invalid('record', `no game "${id}" among ${games.map((candidate) => candidate.id).join(', ')}`);
  if (
    surplus.length > 0 ||
    version === undefined ||
    !/^[1-9]\d?$/.test(version) ||
    Number(version) > game.version
  ) {
    throw new Invalid('record', `versions 1 to ${game.version} of ${game.id} can be read`);
  }
  return game;
}

function takeStep(match: Match, { text }: Line): void {
  if (text.startsWith('* ')) {
    const numbers = text.slice(2).split(' ');
    if (!numbers.every((number) => /^\d{1,6}$/.test(number)))
      throw new Invalid('record', 'a draw is a list of numbers');
    match.resolve(numbers.map(Number));
    return;
  }
  const [, seat, word] = /^(0|[1-9]\d?) (.+)$/.exec(text) ?? [];
  const move = word === undefined ? null : match.game.readMove(word, match.options);
  if (!move) throw new Invalid('record', `"${text.slice(0, 40)}" is not a move of ${match.game.id}`);
  const result = match.play(Number(seat), move);
  if (!result.ok) {
    const { refusal } = result;
    throw new Invalid('record', `not allowed by ${refusal.rule} (${refusal.reason})`, { refusal });
  }
}

/** Adds this line's number to any error inside. */
function withLineNumber<V>(line: Line, read: () => V): V {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Invalid) || error.line !== undefined) throw error;
    const reason = error.message.slice(error.what.length + 2);
    throw new Invalid('record', reason, {
      line: line.number,
      ...(error.refusal ? { refusal: error.refusal } : {}),
    });
  }
}

import { parseArgs } from 'node:util';
import { type BotLevel, botLevels } from './bots.ts';
import { Usage } from './usage.ts';

export interface PlayArguments {
  readonly command: 'play';
  readonly game: string | undefined;
  readonly seats: number | undefined;
  readonly people: readonly string[] | undefined;
  readonly bots: BotLevel;
  readonly preset: string | undefined;
  readonly options: readonly (readonly [key: string, value: string])[];
  readonly seed: string | undefined;
  readonly save: string | undefined;
  readonly resume: string | undefined;
  readonly words: boolean;
}
export interface ReplayArguments {
  readonly command: 'replay';
  readonly file: string;
  readonly step: number | undefined;
  readonly all: boolean;
  readonly words: boolean;
}
export interface ValidateArguments {
  readonly command: 'validate' | 'verify';
  readonly files: readonly string[];
}
export interface ShowArguments {
  readonly command: 'show';
  readonly position: string;
  readonly seat: number | undefined;
  readonly words: boolean;
}
export type Arguments = { readonly lang: string | undefined } & (
  | PlayArguments
  | ReplayArguments
  | ValidateArguments
  | ShowArguments
  | { readonly command: 'help' }
  | { readonly command: 'version' }
);

/** The options of each command. Any other option is an error. */
const optionsByCommand: { readonly [command: string]: readonly string[] } = {
  play: ['seats', 'people', 'bots', 'preset', 'option', 'seed', 'save', 'resume', 'words'],
  replay: ['step', 'all', 'words'],
  validate: [],
  verify: [],
  show: ['seat', 'words'],
};

/** Parses the command line. Throws `Usage` for anything it does not understand. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  const { lang } = values;
  const [command, ...operands] = positionals;
  if (values.version) return { lang, command: 'version' };
  if (values.help || command === undefined || command === 'help') return { lang, command: 'help' };
  const allowed = Object.hasOwn(optionsByCommand, command) ? optionsByCommand[command] : undefined;
  if (!allowed) throw new Usage(`"${command}" is not one of ${Object.keys(optionsByCommand).join(', ')}.`);
  for (const name of Object.keys(values)) {
    if (name !== 'lang' && !allowed.includes(name))
      throw new Usage(`--${name} does not belong to ${command}.`);
  }
  const words = values.words ?? false;
  switch (command) {
    case 'play':
      limitOperands(operands, 1);
      if (values.resume !== undefined) rejectRecordedSettings(operands, values);
      return {
        lang,
        command,
        game: operands[0],
        seats: wholeNumber('seats', values.seats),
        people: values.people === undefined ? undefined : namesIn(values.people),
        bots: levelOf(values.bots ?? 'easy'),
        preset: values.preset,
        options: (values.option ?? []).map(keyAndValue),
        seed: values.seed,
        save: values.save,
        resume: values.resume,
        words,
      };
    case 'replay':
      limitOperands(operands, 1);
      return {
        lang,
        command,
        file: requireOption(operands, 'replay FILE'),
        step: wholeNumber('step', values.step),
        all: values.all ?? false,
        words,
      };
    case 'validate':
    case 'verify':
      requireOption(operands, `${command} FILE …`);
      return { lang, command, files: operands };
    default:
      limitOperands(operands, 1);
      return {
        lang,
        command: 'show',
        position: requireOption(operands, 'show POSITION'),
        seat: wholeNumber('seat', values.seat),
        words,
      };
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
        lang: { type: 'string' },
        seats: { type: 'string' },
        people: { type: 'string' },
        bots: { type: 'string' },
        preset: { type: 'string' },
        option: { type: 'string', multiple: true },
        seed: { type: 'string' },
        save: { type: 'string' },
        resume: { type: 'string' },
        words: { type: 'boolean' },
        step: { type: 'string' },
        all: { type: 'boolean' },
        seat: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new Usage(`--${name} is a number, not "${text}".`);
  return Number(text);
}

function levelOf(text: string): BotLevel {
  const level = botLevels.find((knownLevel) => knownLevel === text);
  if (!level) throw new Usage(`--bots is one of ${botLevels.join(', ')}.`);
  return level;
}

function namesIn(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  const givenNames = names.filter((name) => name !== '');
  if (givenNames.length === 0) throw new Usage('--people is a list of names, such as Emma,Ben.');
  return givenNames;
}

/** Throws `Usage` if the command names a game, seats or options, which the saved game fixes. */
function rejectRecordedSettings(game: readonly string[], values: object): void {
  const options = ['seats', 'preset', 'option'].filter((name) => name in values);
  const [unexpected] = [...game.map((name) => `"${name}"`), ...options.map((name) => `--${name}`)];
  if (unexpected)
    throw new Usage(`${unexpected} does not belong to --resume: the saved game says what is played.`);
}

function keyAndValue(text: string): readonly [string, string] {
  const index = text.indexOf('=');
  if (index < 1) throw new Usage(`--option is key=value, such as deals=2, not "${text}".`);
  return [text.slice(0, index), text.slice(index + 1)];
}

function requireOption(operands: readonly string[], form: string): string {
  if (operands[0] === undefined) throw new Usage(`cheeseboard ${form}`);
  return operands[0];
}

function limitOperands(operands: readonly string[], count: number): void {
  if (operands.length > count) throw new Usage(`"${operands[count]}" is one word too many.`);
}

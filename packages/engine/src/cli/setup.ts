/** Finds out what is played and by whom: from the command, from a saved game, or by asking. */
import type { AnyGame, Game, OptionValue, Preset, RefusalBase } from '../core/game.ts';
import { Invalid } from '../core/invalid.ts';
import { Match } from '../core/match.ts';
import { readOption } from '../core/option-text.ts';
import { type Language, languages, tellOptionsRefusal } from '../core/text/index.ts';
import { games } from '../games/index.ts';
import { gameTexts } from '../games/text.ts';
import type { PlayArguments } from './arguments.ts';
import { botNames, isBotName } from './bots.ts';
import { languageOf } from './language.ts';
import { readMatch } from './reading.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './text.ts';
import { BadInput, Usage } from './usage.ts';

export interface GameSetup {
  readonly match: Match;
  readonly people: readonly number[];
  readonly language: Language;
}

export async function setUpGame(
  commandLine: PlayArguments,
  lang: Language | undefined,
  terminal: Terminal,
): Promise<GameSetup> {
  if (commandLine.resume !== undefined)
    return resumeGame(commandLine, lang ?? languageOf(undefined), commandLine.resume);
  if (commandLine.game !== undefined)
    return newGame(commandLine, lang ?? languageOf(undefined), findGameByName(commandLine.game));
  if (!terminal.interactive) throw new Usage(`play which game? ${gameIds()}`);
  const language = lang ?? (await chooseLanguage(terminal));
  const game = await chooseGame(terminal, language);
  const seats = commandLine.seats ?? (await chooseSeats(terminal, language, game));
  const people = commandLine.people ?? [await chooseName(terminal, language)];
  const preset = commandLine.preset ?? (await choosePreset(terminal, language, game));
  return newGame({ ...commandLine, seats, people, preset }, language, game);
}

function newGame(commandLine: PlayArguments, language: Language, game: AnyGame): GameSetup {
  const people = commandLine.people ?? [cliText[language].player(1)];
  const seats = commandLine.seats ?? Math.max(defaultSeats(game), people.length);
  if (people.length > seats) throw new Usage(`${people.length} people do not fit on ${seats} seats.`);
  if (new Set(people).size < people.length) throw new Usage('two people have the same name.');
  const bot = people.find(isBotName);
  if (bot !== undefined) throw new Usage(cliText[language].botName(bot));
  const bots = botNames.slice(0, seats - people.length);
  const preset = findPreset(game, commandLine.preset);
  const options = { ...preset?.options } as Record<string, OptionValue>;
  // `match({})` checks the number of seats before `readOption` uses it, and gives a clearer message.
  const match = (givenOptions: object): Match =>
    new Match(game as Game, { seats, options: givenOptions, players: [...people, ...bots].slice(0, seats) });
  match({});
  for (const [key, value] of commandLine.options) options[key] = readOption(game, seats, key, value);
  try {
    return { match: match(options), people: people.map((_, seat) => seat), language };
  } catch (error) {
    if (!(error instanceof Invalid) || !error.refusal) throw error;
    throw new Usage(clashText(game, language, seats, readGiven(game, seats, options), error.refusal));
  }
}

/** All options, without the check whether they go together. */
const readGiven = (
  game: AnyGame,
  seats: number,
  given: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> =>
  Object.fromEntries(
    Object.entries(game.options).map(([key, spec]) => [key, given[key] ?? spec.values(seats)[0]!]),
  );

/** Why options do not go together, and which values of the last one that is wrong do. */
function clashText(
  game: AnyGame,
  language: Language,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  refusal: RefusalBase,
): string {
  const sentence = tellOptionsRefusal(gameTexts[game.id]![language], refusal);
  for (const [key, spec] of Object.entries(game.options).reverse()) {
    const values = spec
      .values(seats)
      .filter((value: OptionValue) => !game.optionsRefusal?.({ ...options, [key]: value }));
    if (values.length > 0) return `${sentence} "${key}" is one of ${values.join(', ')}.`;
  }
  return sentence!;
}

function findPreset({ presets = [] }: AnyGame, id: string | undefined): Preset | undefined {
  const preset = presets.find((candidate) => candidate.id === id);
  if (id === undefined || preset) return preset;
  throw new Usage(`no preset "${id}". The presets: ${presets.map((candidate) => candidate.id).join(', ')}`);
}

/** In a saved game, every name that is not a bot's is a person, unless the command names the people. */
function resumeGame(commandLine: PlayArguments, language: Language, file: string): GameSetup {
  const reading = readMatch(file, language);
  if (!reading.ok) throw new BadInput(reading.problem);
  const { match } = reading;
  if (match.result) throw new Usage(`${file}: this game is over. cheeseboard replay ${file}`);
  const names = match.players;
  if (names.length === 0) throw new Usage(`${file}: the record names no players.`);
  for (const name of commandLine.people ?? []) {
    if (!names.includes(name)) throw new Usage(`${name} is not among ${names.join(', ')}.`);
  }
  const isPerson = (name: string): boolean =>
    commandLine.people ? commandLine.people.includes(name) : !botNames.some((bot) => bot === name);
  const people = names.flatMap((name, seat) => (isPerson(name) ? [seat] : []));
  if (people.length === 0)
    throw new Usage(
      `${file}: all of ${names.join(', ')} have the names of bots. Say with --people who is a person.`,
    );
  return { match, people, language };
}

/** Finds a game by its name or a prefix of it. */
function findGameByName(name: string): AnyGame {
  const matches = games.filter(({ id }) => id === name || id.startsWith(name.toLowerCase()));
  if (matches.length !== 1) throw new Usage(`no game "${name}". The games: ${gameIds()}`);
  return matches[0]!;
}

const gameIds = (): string => games.map(({ id }) => id).join(', ');

function defaultSeats({ seats }: AnyGame): number {
  return Math.min(seats.max, Math.max(seats.min, 4));
}

async function chooseLanguage(terminal: Terminal): Promise<Language> {
  const systemLanguage = languageOf(undefined);
  const number = await chooseNumber(
    terminal,
    systemLanguage,
    cliText[systemLanguage].chooseLanguage,
    1,
    languages.length,
    languages.indexOf(systemLanguage) + 1,
  );
  return languages[number - 1]!;
}

async function chooseGame(terminal: Terminal, language: Language): Promise<AnyGame> {
  terminal.say();
  terminal.say(cliText[language].chooseGame, 'bold');
  games.forEach(({ id, seats }, index) => {
    const text = gameTexts[id]![language];
    terminal.say(`  ${index + 1}  ${text.name} (${seats.min}–${seats.max})`);
    terminal.say(`     ${text.pitch}`, 'dim');
  });
  return games[(await chooseNumber(terminal, language, '', 1, games.length, 1)) - 1]!;
}

/** Asks for a preset by number; the first is for a first game. */
async function choosePreset(
  terminal: Terminal,
  language: Language,
  { id, presets = [] }: AnyGame,
): Promise<string | undefined> {
  if (presets.length === 0) return undefined;
  terminal.say(cliText[language].choosePreset, 'bold');
  presets.forEach((preset, index) => {
    const text = gameTexts[id]![language].presets?.[preset.id];
    terminal.say(`  ${index + 1}  ${text?.name ?? preset.id}`);
    if (text) terminal.say(`     ${text.about}`, 'dim');
  });
  return presets[(await chooseNumber(terminal, language, '', 1, presets.length, 1)) - 1]!.id;
}

async function chooseName(terminal: Terminal, language: Language): Promise<string> {
  const words = cliText[language];
  for (;;) {
    const name = (await terminal.ask(`${words.chooseName} `)) || words.player(1);
    if (!isBotName(name)) return name;
    terminal.say(words.botName(name), 'warn');
  }
}

async function chooseSeats(terminal: Terminal, language: Language, game: AnyGame): Promise<number> {
  const { min, max } = game.seats;
  const usualCount = defaultSeats(game);
  return chooseNumber(
    terminal,
    language,
    cliText[language].choosePlayers(min, max, usualCount),
    min,
    max,
    usualCount,
  );
}

async function chooseNumber(
  terminal: Terminal,
  language: Language,
  question: string,
  min: number,
  max: number,
  usualCount: number,
): Promise<number> {
  for (;;) {
    const line = await terminal.ask(`${question}${question === '' ? '' : ' '}> `);
    const number = line === '' ? usualCount : Number(line);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    terminal.say(cliText[language].chooseNumber(min, max), 'warn');
  }
}

import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ChanceSource, drawOutcome, seededChance } from '../core/chance.ts';
import type { Language } from '../core/text/index.ts';
import type { PlayArguments } from './arguments.ts';
import { createThinking } from './bots.ts';
import { freeName, save } from './files.ts';
import { joinNames } from './names.ts';
import { Screen } from './screen.ts';
import { type GameSetup, setUpGame } from './setup.ts';
import { castOf, playOut, type Table } from './table.ts';
import type { Terminal } from './terminal.ts';
import { SessionEnded, Usage } from './usage.ts';

/** `cheeseboard play`: a whole game in the terminal, saved to a file from the first move on. */
export async function play(
  commandLine: PlayArguments,
  lang: Language | undefined,
  terminal: Terminal,
): Promise<number> {
  const gameSetup = await setUpGame(commandLine, lang, terminal);
  const table = tableFor(gameSetup, commandLine, terminal);
  welcome(table, gameSetup.language);
  try {
    await playOut(table);
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    return endSession(table, error);
  }
  return finish(table);
}

function tableFor(gameSetup: GameSetup, commandLine: PlayArguments, terminal: Terminal): Table {
  const { match, people, language } = gameSetup;
  const file = fileFor(commandLine, match.game.id);
  const seed = seedFor(commandLine.seed, match.length);
  const table: Table = {
    match,
    people,
    screen: new Screen(terminal, match.game, language, commandLine.words),
    chance: chanceFrom(seed),
    thinking: createThinking(match.game, commandLine.bots, seed),
    file,
    keep: () => save(match, file),
    atKeyboard: null,
    before: match.events('spectator').length,
    eventsTold: match.players.map(() => 0),
    waiting: new Set(),
    clearsScreen: false,
  };
  table.keep();
  return table;
}

function fileFor({ save: saveFile, resume }: PlayArguments, game: string): string {
  if (saveFile === undefined) return resume ?? freeName(game);
  if (existsSync(saveFile))
    throw new Usage(`${saveFile} is there already. Choose another name, or continue with --resume.`);
  return saveFile;
}

/** Gives a resumed game fresh draws: the same seed would repeat those of its first part. */
function seedFor(seed: string | undefined, steps: number): string | undefined {
  return seed === undefined || steps === 0 ? seed : `${seed} ${steps}`;
}

function chanceFrom(seed: string | undefined): ChanceSource {
  if (seed !== undefined) return seededChance(seed);
  return (request) => drawOutcome(request, (bound) => randomInt(bound));
}

function welcome({ match, screen, people }: Table, language: Language): void {
  const { terminal, words, text } = screen;
  const names = match.players.map((name, seat) => (people.includes(seat) ? name : words.bot(name)));
  screen.heading(text.name);
  terminal.say(`  ${text.pitch}`, 'dim');
  terminal.say(`  ${words.seated(joinNames(names, language))} ${words.hint}`);
  if (people.length > 1 && match.game.offersOutOfTurn?.(match.options)) terminal.say(`  ${words.inTurnOnly}`);
}

function finish({ match, screen, people, file, eventsTold: toldCounts, keep }: Table): number {
  keep();
  const { terminal, words } = screen;
  // A single person reads "you"; several people share the screen and read names.
  const you = people.length === 1 ? people[0]! : null;
  const toldCount = Math.max(0, ...people.map((seat) => toldCounts[seat]!));
  screen.events(match.events(you ?? 'spectator').slice(toldCount), castOf(match, you));
  screen.result(match.result!, match, you);
  terminal.say();
  terminal.say(words.saved(resolve(file)));
  terminal.say(words.lookBack(file));
  return 0;
}

function endSession({ screen, file, keep }: Table, { how }: SessionEnded): number {
  keep();
  const { terminal, words } = screen;
  terminal.say(words.ended);
  terminal.say(words.saved(resolve(file)));
  terminal.say(words.goOn(file));
  return how === 'interrupted' ? 130 : 0;
}

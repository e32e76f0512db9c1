import type { Match } from '../core/match.ts';
import { writePosition } from '../core/position.ts';
import type { Cast, Language } from '../core/text/index.ts';
import { positionsOf } from '../games/positions.ts';
import type { ReplayArguments } from './arguments.ts';
import { defaultNames } from './names.ts';
import { readMatch } from './reading.ts';
import { Screen } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { SessionEnded, Usage } from './usage.ts';

/** `cheeseboard replay`: prints a record as sentences, step by step. */
export async function replay(
  commandLine: ReplayArguments,
  language: Language,
  terminal: Terminal,
): Promise<number> {
  const reading = readMatch(commandLine.file, language);
  if (!reading.ok) {
    terminal.complain(reading.problem);
    return 1;
  }
  const { match } = reading;
  const viewer = new Replay(match, new Screen(terminal, match.game, language, commandLine.words), language);
  if (commandLine.step !== undefined) viewer.printTable(commandLine.step);
  else if (commandLine.all || !terminal.interactive) viewer.all();
  else await viewer.browse();
  return 0;
}

class Replay {
  readonly #match: Match;
  readonly #screen: Screen;
  /** The reader is a spectator, so no seat is "you". */
  readonly #cast: Cast;

  constructor(match: Match, screen: Screen, language: Language) {
    this.#match = match;
    this.#screen = screen;
    const names = match.players.length > 0 ? match.players : defaultNames(match.seats, language);
    this.#cast = { names, you: null };
  }

  all(): void {
    const { terminal, words, text } = this.#screen;
    terminal.say(`${text.name}: ${this.#cast.names.join(', ')}`, 'bold');
    for (let step = 1; step <= this.#match.length; step++) this.#printStep(step);
    const { result } = this.#match;
    terminal.say();
    terminal.say(
      result ? this.#screen.outcome(result, this.#match.options, this.#cast) : words.running,
      'bold',
    );
  }

  /** Prints the table after a step, with the position as text to copy. */
  printTable(step: number): void {
    const match = this.#match;
    const { terminal, words } = this.#screen;
    if (step > match.length) throw new Usage(words.noStep(step, match.length));
    const state = match.at(step);
    const view = match.game.view(state, 'spectator');
    terminal.say(step === 0 ? words.start : words.step(step, match.length), 'bold');
    if (step > 0) this.#screen.events(match.events('spectator', step - 1, step), this.#cast);
    this.#screen.position(view, this.#cast);
    this.#screen.scores(view, this.#cast);
    this.#screen.ask(view, this.#cast);
    terminal.say();
    terminal.say(`${words.position} ${writePosition(positionsOf(match.game), state)}`, 'dim');
  }

  async browse(): Promise<void> {
    const { terminal, words } = this.#screen;
    for (let step = 0; ; ) {
      terminal.clear();
      this.printTable(step);
      let key = '';
      try {
        key = (await terminal.ask(words.replayKeys)).toLowerCase();
      } catch (error) {
        if (error instanceof SessionEnded) return;
        throw error;
      }
      if (key === 'q') return;
      const to = key === 'b' ? step - 1 : /^\d+$/.test(key) ? Number(key) : step + 1;
      step = Math.min(Math.max(to, 0), this.#match.length);
    }
  }

  #printStep(step: number): void {
    const match = this.#match;
    const taken = match.history[step - 1]!;
    const number = String(step).padStart(String(match.length).length);
    const indent = ' '.repeat(number.length);
    const notation = 'move' in taken.step ? match.game.writeMove(taken.step.move, match.options) : '*';
    const sentences = this.#screen.paragraphs(match.events('spectator', step - 1, step), this.#cast);
    const [first = notation, ...otherSentences] = sentences;
    this.#screen.terminal.say(`${number}  ${first}`);
    for (const sentence of otherSentences) this.#screen.terminal.say(`${indent}  ${sentence}`);
  }
}

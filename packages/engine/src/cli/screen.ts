import type {
  AnyGame,
  EventBase,
  MoveBase,
  RefusalBase,
  Result,
  Seat,
  ViewBase,
  Viewer,
} from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { inColumns } from '../core/text/grid.ts';
import {
  type Cast,
  type GameText,
  type Language,
  type TableText,
  tableText,
  tellEvent,
  tellResult,
} from '../core/text/index.ts';
import { manifests } from '../games/manifests.ts';
import { gameTexts } from '../games/text.ts';
import { kindLines, type Menu, menuLines } from './menu.ts';
import { refusalText } from './refusal.ts';
import type { Terminal } from './terminal.ts';
import { type CliText, cliText } from './text.ts';

/** Prints one game to the terminal in one language. */
export class Screen {
  readonly terminal: Terminal;
  readonly game: AnyGame;
  readonly language: Language;
  readonly words: CliText;
  // biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
  readonly text: GameText<any>;
  readonly table: TableText;
  /** True to print sentences only, without drawings, for screen readers. */
  readonly spoken: boolean;
  #shown: ReadonlySet<string> = new Set();

  constructor(terminal: Terminal, game: AnyGame, language: Language, spoken: boolean) {
    this.terminal = terminal;
    this.game = game;
    this.language = language;
    this.words = cliText[language];
    this.text = gameTexts[game.id]![language];
    this.table = tableText[language];
    this.spoken = spoken;
  }

  heading(text: string): void {
    const { terminal } = this;
    terminal.say();
    terminal.say(this.spoken ? text : `── ${text} ${'─'.repeat(Math.max(3, 40 - text.length))}`, 'bold');
  }

  events(events: readonly EventBase[], cast: Cast): void {
    if (events.length === 0) return;
    this.terminal.say();
    for (const paragraph of this.paragraphs(events, cast)) this.#printLine(paragraph);
  }

  /** The events as sentences. Consecutive moves of one player share a line. */
  paragraphs(events: readonly EventBase[], cast: Cast): string[] {
    const lines: string[] = [];
    let previousSeat: Seat | undefined;
    for (const event of events) {
      const { seat } = event as { readonly seat?: Seat };
      const sentence = tellEvent(this.text, event, cast);
      if (seat !== undefined && seat === previousSeat) lines.push(`${lines.pop()} ${sentence}`);
      else lines.push(sentence);
      previousSeat = seat;
    }
    return lines;
  }

  /** Prints the table and the viewer's own cards: everything, or only what changed since the last time. */
  position(view: ViewBase, cast: Cast, parts: 'all' | 'changed' = 'all'): void {
    const draw = this.spoken ? undefined : manifests.find(({ game }) => game === this.game)?.drawing;
    const table = draw ? draw(view, cast, this.words, this.language) : this.text.table(view, cast);
    const blocks = [...blocksOf(table), this.text.hand(view)];
    const previousBlocks = this.#shown;
    this.#shown = new Set(blocks.map(String));
    for (const block of blocks) if (parts === 'all' || !previousBlocks.has(String(block))) this.#block(block);
  }

  /** Makes the next call of `position` print everything, because the viewer changed or the screen was cleared. */
  forget(): void {
    this.#shown = new Set();
  }

  scores(view: ViewBase, cast: Cast): void {
    this.#block(this.text.scores(view, cast));
  }

  ask(view: ViewBase, cast: Cast): void {
    this.terminal.say();
    this.terminal.say(this.text.ask(view, cast), 'bold');
  }

  /** Prints the choices. `kind` limits them to one kind of move; `extra` becomes number 0. */
  moves(
    moves: readonly MoveBase[],
    view: ViewBase,
    cast: Cast,
    { kind, extra }: { kind?: string; extra?: string } = {},
  ): void {
    const menu: Menu = {
      moves,
      write: (move) => this.game.writeMove(move, view.options),
      tell: (move) => this.text.move(move, view, cast),
      folded: this.words.folded,
    };
    const lines = kind === undefined ? menuLines(menu) : kindLines(menu, kind);
    const allLines = extra === undefined ? lines : [`0  ${extra}`, ...lines];
    for (const line of inColumns(allLines, this.terminal.width - 2)) this.#printLine(line);
  }

  /** Prints why a move is illegal, and the rule. */
  refusal(refusal: RefusalBase, cast: Cast): void {
    this.terminal.say(refusalText(this.game, this.language, refusal, cast), 'warn');
  }

  /** The sentence that names the winner. */
  outcome(result: Result, options: Match['options'], cast: Cast): string {
    return tellResult(this.text, this.table, result, options, cast);
  }

  /** Prints the final position, the scores, the winner and the ranking. */
  result(result: Result, match: Match, you: Seat | null): void {
    const cast: Cast = { names: match.players, you };
    const viewer: Viewer = you ?? 'spectator';
    this.position(match.view(viewer), cast);
    this.scores(match.view(viewer), cast);
    this.terminal.say();
    this.terminal.say(this.outcome(result, match.options, cast), 'bold');
    const order = match.players
      .map((_, seat) => seat)
      .sort((a, b) => result.ranking[a]! - result.ranking[b]!);
    for (const seat of order) {
      const score = this.text.score(result.scores[seat]!, match.options);
      this.#printLine(this.words.placed(result.ranking[seat]!, match.players[seat]!, score));
    }
  }

  #block(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.terminal.say();
    for (const line of lines) this.#printLine(line);
  }

  #printLine(line: string): void {
    for (const part of this.spoken ? [line] : wrapLine(line, this.terminal.width - 2))
      this.terminal.say(`  ${part}`.trimEnd());
  }
}

/** Splits lines into paragraphs, which blank lines separate. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '') blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks;
}

/** Wraps lines at spaces with a hanging indent. Leaves drawings (runs of spaces) alone. */
function wrapLine(line: string, width: number): string[] {
  if (line.length <= width || line.includes('   ')) return [line];
  const index = line.lastIndexOf(' ', width);
  if (index <= 2) return [line];
  return [line.slice(0, index), ...wrapLine(`  ${line.slice(index + 1)}`, width)];
}

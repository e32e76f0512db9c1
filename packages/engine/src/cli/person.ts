import { observe } from '../core/bots/bot.ts';
import { mayWait } from '../core/bots/waiting.ts';
import type { MoveBase, Seat } from '../core/game.ts';
import { save } from './files.ts';
import { hint } from './hint.ts';
import { afterMove, castOf, readableEvents, type Table, tellNews } from './table.ts';
import { SessionEnded, Usage } from './usage.ts';

/** Shows the table to a person and prompts until they move, undo, or decline an optional move. */
export async function askPerson(table: Table, seat: Seat): Promise<void> {
  showTurn(table, seat);
  const { terminal } = table.screen;
  const prompt = `${table.match.players[seat]}> `;
  while (!answer(table, seat, await terminal.ask(prompt))) {}
}

function showTurn(table: Table, seat: Seat): void {
  const { match, screen } = table;
  const { terminal, words } = screen;
  const observation = observe(match, seat);
  const cast = castOf(match, seat);
  const isOptional = mayWait(observation);
  screen.position(observation.view, cast, 'changed');
  screen.ask(observation.view, cast);
  if (isOptional) terminal.say(words.offer);
  screen.moves(observation.moves, observation.view, cast, isOptional ? { extra: words.letGo } : {});
}

/** Returns whether this line ended the turn. */
function answer(table: Table, seat: Seat, line: string): boolean {
  const { match, screen } = table;
  const { terminal, words } = screen;
  const cast = castOf(match, seat);
  const [command = '', ...parameters] = line.split(/\s+/);
  switch (command) {
    case '':
      return handleEmptyLine(table, seat);
    case '?':
    case 'help':
      terminal.say(words.commands);
      return false;
    case 'log':
      tellAgain(table, seat, parameters.join(' '));
      return false;
    case 'table':
      screen.position(match.view(seat), cast);
      return false;
    case 'scores':
      screen.scores(match.view(seat), cast);
      return false;
    case 'hint':
      terminal.say(hint(table, seat));
      return false;
    case 'undo':
      return undo(table, seat);
    case 'save':
      saveCopy(table, parameters.join(' '));
      return false;
    case 'quit':
    case 'exit':
      throw new SessionEnded('quit');
    default:
      return tryMove(table, seat, line);
  }
}

/** Prints the last `count` events again, or all if `count` is empty. */
function tellAgain({ match, screen }: Table, seat: Seat, count: string): void {
  if (!/^([1-9]\d*)?$/.test(count)) {
    screen.terminal.say(screen.words.logHow, 'warn');
    return;
  }
  screen.events(readableEvents(match, match.events(seat)).slice(-Number(count)), castOf(match, seat));
}

/** Handles an empty line: declines an optional move, or makes the only legal one. Returns whether that ended the turn. */
function handleEmptyLine(table: Table, seat: Seat): boolean {
  const observation = observe(table.match, seat);
  if (mayWait(observation)) return declineOffer(table, seat);
  return observation.moves.length === 1 && playMove(table, seat, observation.moves[0]!);
}

function declineOffer({ waiting }: Table, seat: Seat): boolean {
  waiting.add(seat);
  return true;
}

function tryMove(table: Table, seat: Seat, line: string): boolean {
  const { match, screen } = table;
  const observation = observe(match, seat);
  const { moves } = observation;
  if (/^\d+$/.test(line)) {
    if (Number(line) === 0 && mayWait(observation)) return declineOffer(table, seat);
    const chosenMove = moves[Number(line) - 1];
    if (chosenMove) return playMove(table, seat, chosenMove);
    screen.terminal.say(screen.words.outOfRange(moves.length), 'warn');
    return false;
  }
  const move = match.game.readMove(line, match.options);
  if (move) return playMove(table, seat, move);
  if (moves.some(({ type }) => type === line)) {
    screen.moves(moves, observation.view, castOf(match, seat), { kind: line });
    return false;
  }
  screen.terminal.say(screen.words.unknown(line, match.game.writeMove(moves[0]!, match.options)), 'warn');
  return false;
}

function playMove(table: Table, seat: Seat, move: MoveBase): boolean {
  const { match, screen } = table;
  const result = match.play(seat, move);
  if (!result.ok) {
    screen.refusal(result.refusal, castOf(match, seat));
    return false;
  }
  afterMove(table, move.type);
  table.keep();
  // If the screen is cleared between players, nobody has time to read the news now. The player reads it when back at the
  // keyboard.
  if (!table.clearsScreen) tellNews(table, seat);
  return true;
}

function undo(table: Table, seat: Seat): boolean {
  const { match, screen, eventsTold: toldCounts } = table;
  const result = match.undo(seat);
  if (!result.ok) {
    screen.refusal(result.refusal, castOf(match, seat));
    return false;
  }
  const { length } = match.events(seat);
  toldCounts.forEach((count, other) => {
    toldCounts[other] = Math.min(count, length);
  });
  table.keep();
  screen.terminal.say(screen.words.undone);
  return true;
}

function saveCopy({ match, screen }: Table, file: string): void {
  const { terminal, words } = screen;
  if (file === '') {
    terminal.say(words.saveWhere, 'warn');
    return;
  }
  try {
    terminal.say(words.saved(save(match, file)));
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    terminal.say(error.message, 'warn');
  }
}

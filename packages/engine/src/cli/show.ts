import type { AnyGame, Seat, StateBase, ViewBase, Viewer } from '../core/game.ts';
import { readPosition } from '../core/position.ts';
import type { Language } from '../core/text/index.ts';
import { gamePositions } from '../games/positions.ts';
import type { ShowArguments } from './arguments.ts';
import { defaultNames } from './names.ts';
import { Screen } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { Usage } from './usage.ts';

/** `cheeseboard show`: describes a position as the requested seat sees it, or else the seat that is to act. */
export function show(commandLine: ShowArguments, language: Language, terminal: Terminal): number {
  const { game, state }: { game: AnyGame; state: StateBase } = readPosition(
    commandLine.position,
    gamePositions,
  );
  const screen = new Screen(terminal, game, language, commandLine.words);
  const { words } = screen;
  const actors = game.actors(state);
  if (commandLine.seat !== undefined && commandLine.seat >= state.seats)
    throw new Usage(words.noSuchSeat(state.seats));
  const seat = commandLine.seat ?? toAct(game.view(state, 'spectator'), actors);
  const viewer: Viewer = seat ?? 'spectator';
  const cast = { names: defaultNames(state.seats, language), you: seat };
  const view = game.view(state, viewer);
  screen.heading(screen.text.name);
  if (seat !== null) terminal.say(`  ${words.seat(seat, cast.names[seat]!)}`, 'dim');
  screen.position(view, cast);
  screen.scores(view, cast);
  const result = game.result(state);
  if (result) terminal.say(`\n${screen.outcome(result, state.options, cast)}`, 'bold');
  else screen.ask(view, cast);
  if (seat !== null && actors.includes(seat)) screen.moves(game.legalMoves(state, seat), view, cast);
  return 0;
}

/** Prefers the seat in turn. Choosing a seat that may act out of turn would reveal that it can. */
function toAct(view: ViewBase, actors: readonly Seat[]): Seat | null {
  const { turn } = view as { readonly turn?: unknown };
  return actors.find((seat) => seat === turn) ?? actors[0] ?? null;
}

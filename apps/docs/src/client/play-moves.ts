/** Plays moves from the starting position, as the reader would. */
import type { CbPosition } from '@cheeseboard/ui-components/position';
import type { DocsPosition } from './position.ts';

/** Reads a move: `g12` is for the seat to act, `@2 g12` for seat 2. Null if it is not a move. */
export function readMove(
  positionElement: CbPosition,
  text: string,
): { seat: number; move: { type: string } } | null {
  const match = positionElement.match!;
  const [, namedSeat, moveText = ''] = /^(?:@(\d) )?(.+)$/.exec(text) ?? [];
  const seat = namedSeat === undefined ? match.actors[0] : Number(namedSeat);
  const move = match.game.readMove(moveText, match.options);
  return seat === undefined || !move ? null : { seat, move };
}

export async function playMoves(position: DocsPosition, moves: readonly string[]): Promise<void> {
  position.scrollIntoView({ block: 'nearest' });
  const positionElement = await position.fromStart();
  for (const text of moves) {
    const move = readMove(positionElement, text);
    if (!move || !positionElement.play(move.seat, move.move)) return;
    await positionElement.updateComplete;
  }
}

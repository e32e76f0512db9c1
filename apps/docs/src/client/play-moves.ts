/** Plays moves from the starting position, as the reader would. */
import type { CbPosition } from '@cheeseboard/ui-components/position';
import type { DocsPosition } from './position.ts';

/** `g12` for the seat to act, `@2 g12` for seat 2. */
export function readMove(
  positionElement: CbPosition,
  text: string,
): { seat: number; move: { type: string } } | null {
  const match = positionElement.match!;
  const [, named, rest = ''] = /^(?:@(\d) )?(.+)$/.exec(text) ?? [];
  const seat = named === undefined ? match.actors[0] : Number(named);
  const move = match.game.readMove(rest, match.options);
  return seat === undefined || !move ? null : { seat, move };
}

export async function playMoves(position: DocsPosition, moves: readonly string[]): Promise<void> {
  position.scrollIntoView({ block: 'nearest' });
  const live = await position.fromStart();
  for (const text of moves) {
    const wanted = readMove(live, text);
    if (!wanted || !live.play(wanted.seat, wanted.move)) return;
    await live.updateComplete;
  }
}

/** Turns at a table where the reader has one seat. */
import type { CbPosition } from '@cheeseboard/ui-components/position';

export const isReadersTurn = (positionElement: CbPosition): boolean =>
  positionElement.you !== null && (positionElement.match?.actors.includes(positionElement.you) ?? false);

/** Takes back moves, of other players too, until it is the reader's turn. */
export function backToReadersTurn(live: CbPosition): void {
  for (let before = -1; live.match && live.match.length !== before && !isReadersTurn(live); ) {
    before = live.match.length;
    live.back();
  }
}

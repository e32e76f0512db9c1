/** Turns at a table where the reader has one seat. */
import type { CbPosition } from '@cheeseboard/ui-components/position';

export const isReadersTurn = (positionElement: CbPosition): boolean =>
  positionElement.you !== null && (positionElement.match?.actors.includes(positionElement.you) ?? false);

/** Takes back moves, even those of other players, until it is the reader's turn. */
export function backToReadersTurn(positionElement: CbPosition): void {
  for (
    let lengthBefore = -1;
    positionElement.match && positionElement.match.length !== lengthBefore && !isReadersTurn(positionElement);
  ) {
    lengthBefore = positionElement.match.length;
    positionElement.back();
  }
}

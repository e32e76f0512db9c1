/** Turns at a table where the reader has one seat. */
import type { CbPosition } from '@cheeseboard/ui-components/position';

export const isReadersTurn = (live: CbPosition): boolean =>
  live.you !== null && (live.match?.actors.includes(live.you) ?? false);

/** Takes back the other players' moves too, until it is the reader's turn. */
export function backToReadersTurn(live: CbPosition): void {
  for (let before = -1; live.match && live.match.length !== before && !isReadersTurn(live); ) {
    before = live.match.length;
    live.back();
  }
}

/** Whose turn it is, for a table where one seat is the reader's. */
import type { CbPosition } from '@cheeseboard/ui-components/position';

export const isReaders = (live: CbPosition): boolean =>
  live.you !== null && (live.match?.actors.includes(live.you) ?? false);

/** What the others did is taken back with it: to where the reader is to move again. */
export function backToReader(live: CbPosition): void {
  for (let before = -1; live.match && live.match.length !== before && !isReaders(live); ) {
    before = live.match.length;
    live.back();
  }
}

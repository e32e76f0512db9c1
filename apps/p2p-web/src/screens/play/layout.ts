/** What a table shows on this device: beside a big screen, a phone is its player's hand. */
import type { TableLayout } from '@cheeseboard/ui-components';
import type { TableState } from '../../tables/table.ts';
import { me } from './seats.ts';

/** Matches phones, upright and on their side: below the width or the height of a table seen from above. */
const PHONE = '(max-width: 43.99rem), (max-height: 29.99rem)';

/** Whether somebody's big screen is at the table. */
const hasBoard = ({ people }: TableState): boolean =>
  people.some(({ board, connection }) => board && connection !== 'away');

/** Whether the reader chooses between their hand and the table. After the end, everybody sees the table. */
export const isHandOffered = (state: TableState, isPhone: boolean): boolean =>
  isPhone && state.phase === 'playing' && state.match?.view.viewer !== 'spectator' && hasBoard(state);

export function layoutOf(state: TableState, isPhone: boolean, isTableWanted: boolean): TableLayout {
  if (me(state)?.board) return 'big-screen';
  return isHandOffered(state, isPhone) && !isTableWanted ? 'hand' : 'table';
}

/** Tells whether the window is a phone's, and calls back when that changes. */
export class PhoneWindow {
  readonly #query = matchMedia(PHONE);
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#query.addEventListener('change', changed);
  }

  get isPhone(): boolean {
    return this.#query.matches;
  }

  end(): void {
    this.#query.removeEventListener('change', this.#changed);
  }
}

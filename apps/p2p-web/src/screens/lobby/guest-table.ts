import { customElement, property } from 'lit/decorators.js';
import type { Connection } from '../../transport/transport.ts';
import type { LobbyWords } from '../../words/lobby.ts';
import { address } from '../app/route.ts';
import { type Opened, TableScreen } from './table-screen.ts';

/**
 * A table opened by its link. Usually another browser hosts it.
 *
 * @element cbp-guest-table
 */
@customElement('cbp-guest-table')
export class CbpGuestTable extends TableScreen {
  @property({ attribute: false }) invitation = '';
  /** Whether this browser becomes a big screen. */
  @property({ attribute: false }) board = false;
  /** A connection paired by hand, for the first opening only. */
  @property({ attribute: false }) by: Connection | null = null;

  protected override get invited(): string {
    return address.join(this.invitation);
  }

  override connectedCallback(): void {
    this.wantsBoard = this.board;
    super.connectedCallback();
  }

  protected override rememberBoard(board: boolean): void {
    history.replaceState(history.state, '', board ? address.board(this.invited) : this.invited);
  }

  protected async open(words: LobbyWords, take: boolean): Promise<Opened> {
    const { tables } = await import('../../tables/open.ts');
    const connection = this.by ?? undefined;
    this.by = null;
    return (await tables.join(this.invitation, connection, take)) ?? { say: words.noInvitation };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-guest-table': CbpGuestTable;
  }
}

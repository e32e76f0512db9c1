import { customElement, property } from 'lit/decorators.js';
import type { LobbyWords } from '../../words/lobby.ts';
import { type Opened, TableScreen } from './table-screen.ts';

/**
 * A table by its link: another browser hosts it, or this one does.
 *
 * @element cbp-guest-table
 */
@customElement('cbp-guest-table')
export class CbpGuestTable extends TableScreen {
  @property({ attribute: false }) invitation = '';

  protected async open(words: LobbyWords): Promise<Opened> {
    const { tables } = await import('../../tables/open.ts');
    return (await tables.join(this.invitation)) ?? { say: words.noInvitation };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-guest-table': CbpGuestTable;
  }
}

import { customElement, property } from 'lit/decorators.js';
import type { LobbyWords } from '../../words/lobby.ts';
import { type Opened, TableScreen } from './table-screen.ts';

/**
 * A table that this browser hosts.
 *
 * @element cbp-host-table
 */
@customElement('cbp-host-table')
export class CbpHostTable extends TableScreen {
  @property({ attribute: false }) room = '';

  protected async open(words: LobbyWords, take: boolean): Promise<Opened> {
    const { tables } = await import('../../tables/open.ts');
    return (await tables.host(this.room, take)) ?? { say: words.noSuchRoom };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-host-table': CbpHostTable;
  }
}

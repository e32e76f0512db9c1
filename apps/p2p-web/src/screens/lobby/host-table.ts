import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Table } from '../../tables/table.ts';
import { type LobbyWords, lobbyWords } from '../../words/lobby.ts';
import { texts } from '../../words/texts.ts';
import { type Opened, TableScreen } from './table-screen.ts';

/**
 * A table that this browser hosts.
 *
 * @element cbp-host-table
 */
@customElement('cbp-host-table')
export class CbpHostTable extends TableScreen {
  @property({ attribute: false }) room = '';
  /** Whether to open pairing by hand, in the lobby or during a game. */
  @property({ attribute: false }) pairing = false;

  @state() private isPairing = false;

  protected async open(words: LobbyWords, take: boolean): Promise<Opened> {
    const { tables } = await import('../../tables/open.ts');
    if (this.pairing) await Promise.all([import('../pair/pair-host.ts'), texts.load('pair')]);
    this.isPairing = this.pairing;
    return (await tables.host(this.room, take)) ?? { say: words.noSuchRoom };
  }

  protected override hostControls({ hosted }: Table): TemplateResult | string {
    if (!this.isPairing || !hosted) return '';
    return html`<div class="column stack">
      <cbp-pair-host .invitation=${hosted.invitation} .admit=${hosted.admit.bind(hosted)}></cbp-pair-host>
      <div class="row"><button class="button" @click=${this.closePairing}>${this.say(lobbyWords).pairingDone}</button></div>
    </div>`;
  }

  private closePairing = (): void => {
    this.isPairing = false;
    void this.updateComplete.then(() => this.arrive());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-host-table': CbpHostTable;
  }
}

import { gameFacts } from '@cheeseboard/ui-components/kits';
import { customElement, property, state } from 'lit/decorators.js';
import { openSavedTables } from '../../storage/saved-tables.ts';
import { settings } from '../../storage/settings.ts';
import type { SavedTable } from '../../tables/table.ts';
import type { Connection } from '../../transport/transport.ts';
import { type LobbyWords, lobbyWords, type Sentence } from '../../words/lobby.ts';
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

  /** What this browser has saved of the table; null if the reader has never been there. */
  @state() private saved: SavedTable | null = null;

  private async findSaved(): Promise<void> {
    const entries = await (await openSavedTables()).list();
    this.saved = entries.find(({ role, room }) => role === 'guest' && room === this.invitation) ?? null;
  }

  protected override get asleep(): Sentence | null {
    const { saved } = this;
    if (!saved) return null;
    const { title, text } = this.say(lobbyWords).asleep;
    const game = gameFacts.find(({ id }) => id === saved.game)?.name[this.language] ?? saved.game;
    const ownName = settings.get('name');
    const others = saved.names.filter((name) => name !== ownName);
    return { title, text: text(game, new Intl.ListFormat(this.language).format(others)) };
  }

  protected override get invited(): string {
    return address.join(this.invitation);
  }

  override connectedCallback(): void {
    this.wantsBoard = this.board;
    super.connectedCallback();
    void this.findSaved();
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

import { gameFacts } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { openSavedTables } from '../../storage/saved-tables.ts';
import type { SavedTable } from '../../tables/table.ts';
import { startWords } from '../../words/start.ts';
import { AppElement } from '../app/element.ts';
import { address } from '../app/route.ts';

/**
 * The newest table that is not finished, as one line. The others are under the evenings. Renders nothing if there is none.
 *
 * @element cbp-unfinished
 */
@customElement('cbp-unfinished')
export class CbpUnfinished extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem;
      }
      .line {
        display: flex;
        align-items: center;
        gap: 0 0.8rem;
        padding: 0 clamp(0.7rem, 2vw, 1.2rem);
      }
      .table {
        display: flex;
        flex: 1;
        align-items: center;
        gap: 0.8rem;
        min-inline-size: 0;
        min-block-size: 48px;
        color: var(--cb-text);
        text-decoration: none;
      }
      /* Two lines on a phone, so that the name of the game can be read. */
      .what {
        flex: 1;
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
        line-height: 1.25;
        text-overflow: ellipsis;
      }
      .resume {
        flex: none;
        order: 1;
        color: var(--cb-glow);
        text-decoration: underline;
        text-underline-offset: 0.15em;
      }
      .more {
        display: inline-flex;
        flex: none;
        align-items: center;
        min-block-size: 44px;
      }
      p.paper {
        padding-block: 0.6rem;
      }
    `,
  ];

  @state() private tables: readonly SavedTable[] = [];
  /** Whether this browser saves nothing, so that a note must warn the reader. */
  @state() private savesNothing = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    const savedTables = await openSavedTables();
    this.savesNothing = !savedTables.lasting;
    this.tables = (await savedTables.list()).filter(({ over }) => !over);
    this.hidden = this.tables.length === 0 && !this.savesNothing;
  }

  override render(): TemplateResult {
    const { nothingIsSaved } = this.say(startWords);
    const [newest, ...others] = this.tables;
    return html`${this.savesNothing ? html`<p class="paper">${nothingIsSaved}</p>` : nothing}
      ${newest ? this.line(newest, others.length) : nothing}`;
  }

  private line(table: SavedTable, others: number): TemplateResult {
    const { unfinished: words, with: labelOf } = this.say(startWords);
    const game = gameFacts.find(({ id }) => id === table.game)?.name[this.language] ?? table.game;
    const names = table.names.join(', ');
    return html`<div class="paper line">
      <a class="table" href=${savedTableAddress(table)} aria-label="${labelOf(words.resume, game)}, ${names}">
        <b class="resume">${words.resume}</b>
        <span class="what"><b>${game}</b> <span class="quiet">${names}</span></span>
      </a>
      ${others > 0 ? html`<a class="more" href=${address.evenings}>${words.more(others)}</a>` : nothing}
    </div>`;
  }
}

/** Where a saved table is opened again. */
export const savedTableAddress = ({ role, room }: SavedTable): string =>
  role === 'host' ? address.host(room) : role === 'local' ? address.local(room) : `#/t/${room}`;

declare global {
  interface HTMLElementTagNameMap {
    'cbp-unfinished': CbpUnfinished;
  }
}

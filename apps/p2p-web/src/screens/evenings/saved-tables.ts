import { gameFacts } from '@cheeseboard/ui-components/kits';
import { css, html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { screenStyles } from '../../look/styles.ts';
import { openSavedTables } from '../../storage/saved-tables.ts';
import type { SavedTable } from '../../tables/table.ts';
import { eveningsWords } from '../../words/evenings.ts';
import { type Language, localeOf } from '../../words/language.ts';
import { AppElement } from '../app/element.ts';
import '../app/confirm-dialog.ts';
import { saveFile } from '../start/save-file.ts';
import { savedTableAddress } from '../start/unfinished.ts';

/**
 * The saved tables of this browser: continue, save the record, delete.
 *
 * @element cbp-saved-tables
 */
@customElement('cbp-saved-tables')
export class CbpSavedTables extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      li {
        display: grid;
        gap: 0.5rem;
        padding-block: 0.8rem;
        border-block-start: 1.5px solid var(--cb-edge);
      }
    `,
  ];

  @state() private entries: readonly SavedTable[] = [];
  /** The entry whose deletion awaits confirmation. */
  @state() private entryToConfirm: string | null = null;
  @state() private note = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.loadEntries();
  }

  private async loadEntries(): Promise<void> {
    const savedTables = await openSavedTables();
    this.entries = await savedTables.list();
    this.hidden = this.entries.length === 0 && this.note === '';
  }

  override render(): TemplateResult {
    const { tables: words } = this.say(eveningsWords);
    return html`<section class="paper stack" aria-labelledby="saved-tables">
      <h2 id="saved-tables" tabindex="-1">${words.title}</h2>
      <p role="status" ?hidden=${this.note === ''}>${this.note}</p>
      <ul>
        ${repeat(
          this.entries,
          (entry) => keyOf(entry),
          (entry) => this.entry(entry),
        )}
      </ul>
    </section>`;
  }

  private entry(entry: SavedTable): TemplateResult {
    const { tables: words, of, delete: deleteWord } = this.say(eveningsWords);
    const { language } = this;
    const game = nameOf(entry, language);
    const names = entry.names.join(', ');
    const dateText = new Date(entry.at).toLocaleString(localeOf(language), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const main = entry.over ? words.look : words.resume;
    const label = (action: string): string => of(action, game, names);
    return html`<li>
      <div>
        <h3>${game}</h3>
        <p>${names}</p>
        <p class="quiet">${words.role[entry.role]} · ${entry.over ? words.over : words.steps(entry.steps)} · ${dateText}</p>
      </div>
      ${
        this.entryToConfirm === keyOf(entry)
          ? this.renderConfirmation(entry, game)
          : html`<div class="row">
            <a class="button first small" href=${savedTableAddress(entry)} aria-label=${label(main)}>${main}</a>
            ${
              (entry.role === 'guest' && !entry.over) || entry.steps === 0
                ? ''
                : html`<button class="button small" aria-label=${label(words.export)} @click=${() => this.save(entry)}>${words.export}</button>`
            }
            <button class="button small plain" aria-label=${label(deleteWord)} @click=${() => this.askForConfirmation(entry)}>${deleteWord}</button>
          </div>`
      }
    </li>`;
  }

  private renderConfirmation(entry: SavedTable, game: string): TemplateResult {
    const { tables: words, deleteYes } = this.say(eveningsWords);
    return html`<cbp-confirm
      .question=${words.deleteSure(game)}
      .yes=${deleteYes}
      @cbp-yes=${() => this.deleteEntry(entry)}
      @cbp-no=${this.cancelDeletion}
    ></cbp-confirm>`;
  }

  private askForConfirmation(entry: SavedTable): void {
    this.entryToConfirm = keyOf(entry);
  }

  private async cancelDeletion(): Promise<void> {
    this.entryToConfirm = null;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  private async deleteEntry(entry: SavedTable): Promise<void> {
    const { tables: words, failed } = this.say(eveningsWords);
    this.entryToConfirm = null;
    try {
      const { tables } = await import('../../tables/open.ts');
      await tables.forget(entry.room);
      this.note = words.deleted(nameOf(entry, this.language));
    } catch (error) {
      console.error(error);
      this.note = failed;
    }
    await this.loadEntries();
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  private async save(entry: SavedTable): Promise<void> {
    const { tables: words, failed } = this.say(eveningsWords);
    try {
      const { tables } = await import('../../tables/open.ts');
      const record = await tables.record(entry.room);
      if (record === null) this.note = words.noRecord;
      else if (record === 'secret') this.note = words.secretRecord;
      else {
        this.note = '';
        saveFile(`${entry.game}.txt`, record);
      }
    } catch (error) {
      console.error(error);
      this.note = failed;
    }
  }
}

const keyOf = (entry: SavedTable): string => `${entry.role} ${entry.room}`;

const nameOf = (entry: SavedTable, language: Language): string =>
  gameFacts.find(({ id }) => id === entry.game)?.name[language] ?? entry.game;

declare global {
  interface HTMLElementTagNameMap {
    'cbp-saved-tables': CbpSavedTables;
  }
}

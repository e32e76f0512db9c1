import { gameFacts, isGameId } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import {
  deleteOurTable,
  type OurTable,
  ourTables,
  renameOurTable,
  TABLE_NAME_MAX_CHARACTERS,
} from '../../storage/our-tables.ts';
import { ourTablesWords } from '../../words/our-tables.ts';
import { texts } from '../../words/texts.ts';
import { AppElement } from '../app/element.ts';
import '../app/confirm-dialog.ts';

/**
 * The set-ups that the reader keeps. One tap opens a table with one of them.
 *
 * @element cbp-our-tables
 */
@customElement('cbp-our-tables')
export class CbpOurTables extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      section {
        padding-block: 0.5rem;
      }
      h2 {
        font-size: 1rem;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
        border-block-start: 1px solid var(--cb-edge);
        padding-block: 0.3rem;
      }
      .line {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }
      .what {
        flex: 1;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .entry {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
      }
      .entry input {
        flex: 1 1 9rem;
        min-inline-size: 0;
      }
    `,
  ];

  @state() private tables: readonly OurTable[] = ourTables();
  /** The name of the table that the reader changes, and whether its deletion awaits confirmation. */
  @state() private changed: { readonly name: string; readonly isDeleting: boolean } | null = null;
  @state() private isOpening = false;
  @state() private note = '';
  @state() private error = '';

  override render(): TemplateResult {
    const words = this.say(ourTablesWords);
    // A game that this version does not have cannot be opened, but its set-up is not lost.
    const tables = this.tables.filter(({ game }) => isGameId(game));
    if (tables.length === 0) return html``;
    return html`<section class="paper" aria-labelledby="our-tables">
      <h2 id="our-tables" tabindex="-1">${words.title}</h2>
      <p role="status">${this.isOpening ? words.opening : this.note}</p>
      <p role="alert" class="trouble">${this.error}</p>
      <ul>
        ${tables.map((table) => this.table(table))}
      </ul>
    </section>`;
  }

  private table(table: OurTable): TemplateResult {
    const words = this.say(ourTablesWords);
    const { name } = table;
    const game = gameFacts.find(({ id }) => id === table.game)!.name[this.language];
    const isChanged = this.changed?.name === name;
    return html`<li>
      <div class="line">
        <span class="what"><b>${name}</b> <span class="quiet">${game}</span></span>
        <button class="button small plain" aria-label=${words.of(words.change, name)} aria-expanded=${isChanged} @click=${() => this.change(isChanged ? null : name)}>${words.change}</button>
        <button class="button small first" aria-label=${words.of(words.open, name)} aria-disabled=${this.isOpening} @click=${() => this.open(table)}>${words.open}</button>
      </div>
      ${isChanged ? this.changes(name) : nothing}
    </li>`;
  }

  private changes(name: string): TemplateResult {
    const words = this.say(ourTablesWords);
    if (this.changed?.isDeleting)
      return html`<cbp-confirm
        .question=${words.deleteSure(name)}
        .yes=${words.deleteYes}
        @cbp-yes=${() => this.delete(name)}
        @cbp-no=${() => this.change(null)}
      ></cbp-confirm>`;
    return html`<form class="field" @submit=${(event: SubmitEvent) => this.rename(event, name)}>
      <label for="new-name">${words.name}</label>
      <div class="entry">
        <input id="new-name" type="text" autocomplete="off" maxlength=${TABLE_NAME_MAX_CHARACTERS} .value=${name} />
        <button class="button small">${words.rename}</button>
      </div>
      <div class="row">
        <button type="button" class="button small danger" @click=${() => this.askForConfirmation(name)}>${words.delete}</button>
      </div>
    </form>`;
  }

  private async change(name: string | null): Promise<void> {
    this.changed = name === null ? null : { name, isDeleting: false };
    [this.note, this.error] = ['', ''];
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(name === null ? 'h2' : '#new-name')?.focus();
  }

  private askForConfirmation(name: string): void {
    this.changed = { name, isDeleting: true };
  }

  private async rename(event: SubmitEvent, name: string): Promise<void> {
    event.preventDefault();
    const words = this.say(ourTablesWords);
    const newName = this.renderRoot.querySelector<HTMLInputElement>('#new-name')!.value.trim();
    if (!renameOurTable(name, newName)) {
      this.error = words.nameTaken;
      return;
    }
    this.tables = ourTables();
    await this.change(null);
    this.note = words.renamed;
  }

  private async delete(name: string): Promise<void> {
    deleteOurTable(name);
    this.tables = ourTables();
    await this.change(null);
  }

  /** Creates a table with the set-up. If something is missing, such as the reader's name, the form asks for it. */
  private async open({ game, mode, draft }: OurTable): Promise<void> {
    if (this.isOpening) return;
    [this.isOpening, this.note, this.error] = [true, '', ''];
    try {
      const [{ openSetup }] = await Promise.all([import('../setup/open-setup.ts'), texts.load('table')]);
      location.hash = await openSetup(game, mode, draft);
    } catch (error) {
      console.error(error);
      this.error = this.say(ourTablesWords).failed;
    }
    this.isOpening = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-our-tables': CbpOurTables;
  }
}

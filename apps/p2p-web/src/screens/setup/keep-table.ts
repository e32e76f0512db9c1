import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { keepOurTable, TABLE_NAME_MAX_CHARACTERS } from '../../storage/our-tables.ts';
import { ourTablesWords } from '../../words/our-tables.ts';
import { AppElement } from '../app/element.ts';
import type { Mode } from '../app/route.ts';
import type { Draft } from './draft.ts';

/** A table's set-up, as it is kept under a name. */
export interface Setup {
  readonly game: string;
  readonly mode: Mode;
  readonly draft: Draft;
}

/**
 * Keeps a set-up under a name, to open it again from the start page.
 *
 * @element cbp-keep-table
 */
@customElement('cbp-keep-table')
export class CbpKeepTable extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      .field {
        max-inline-size: 26rem;
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

  @property({ attribute: false }) setup!: Setup;

  @state() private note = '';
  @state() private error = '';
  @query('input') private field!: HTMLInputElement;

  override render(): TemplateResult {
    const { keep: words, name } = this.say(ourTablesWords);
    // Not a form: the setup form is around it.
    return html`<section class="paper stack" aria-labelledby="our-table">
      <h2 id="our-table">${words.title}</h2>
      <div class="field">
        <label for="table-name">${name}</label>
        <div class="entry">
          <input
            id="table-name"
            type="text"
            autocomplete="off"
            maxlength=${TABLE_NAME_MAX_CHARACTERS}
            placeholder=${words.placeholder}
            aria-describedby="table-hint table-trouble"
            aria-invalid=${this.error !== ''}
            @keydown=${this.onKey}
          />
          <button type="button" class="button" @click=${this.keep}>${words.keep}</button>
        </div>
        <p class="trouble" id="table-trouble" role="alert">${this.error}</p>
        <p class="hint" id="table-hint">${words.hint}</p>
      </div>
      <p role="status">${this.note}</p>
    </section>`;
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    this.keep();
  }

  private keep(): void {
    const { keep: words } = this.say(ourTablesWords);
    const name = this.field.value.trim();
    [this.note, this.error] = ['', ''];
    if (name === '') {
      this.error = words.noName;
      this.field.focus();
    } else if (keepOurTable({ name, ...this.setup })) {
      this.note = words.kept(name);
      this.field.value = '';
    } else this.error = words.failed;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-keep-table': CbpKeepTable;
  }
}

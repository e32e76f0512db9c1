import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { type KeptMatch, openKeptMatches } from '../../storage/kept-matches.ts';
import { settings } from '../../storage/settings.ts';
import { eveningsWords } from '../../words/evenings.ts';
import { AppElement } from '../app/element.ts';
import '../app/confirm-dialog.ts';
import { saveFile } from '../start/save-file.ts';
import { FILE_MAX_BYTES, readFile, writeFile } from './file.ts';

/**
 * Saves all matches as a file, adds those of a file, and deletes all.
 *
 * @element cbp-copies
 * @fires cbp-matches - The kept matches have changed.
 */
@customElement('cbp-copies')
export class CbpCopies extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      input[type='file'] {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        opacity: 0;
        cursor: pointer;
      }
      .file {
        position: relative;
        overflow: clip;
      }
      .file:has(:focus-visible) {
        outline: 3px solid var(--cb-focus);
        outline-offset: 2px;
      }
    `,
  ];

  @property({ attribute: false }) keptMatches: readonly KeptMatch[] = [];

  @state() private note = '';
  @state() private error = '';
  @state() private isConfirming = false;

  override render(): TemplateResult {
    const { file: words, deleteYes } = this.say(eveningsWords);
    const hasMatches = this.keptMatches.length > 0;
    return html`<section class="paper stack" aria-labelledby="copies">
      <h2 id="copies" tabindex="-1">${words.title}</h2>
      <p>${words.text}</p>
      ${
        this.isConfirming
          ? html`<cbp-confirm
            .question=${words.deleteAllSure(this.keptMatches.length)}
            .yes=${deleteYes}
            @cbp-yes=${this.deleteAll}
            @cbp-no=${this.cancel}
          ></cbp-confirm>`
          : html`<div class="row">
            ${hasMatches ? html`<button class="button small" @click=${this.save}>${words.save}</button>` : ''}
            <label class="button small file"
              >${words.open}<input type="file" accept=".json,application/json" @change=${this.open}
            /></label>
            ${hasMatches ? html`<button class="button small danger" @click=${this.ask}>${words.deleteAll}</button>` : ''}
          </div>`
      }
      <p role="status">${this.note}</p>
      <p role="alert" class="trouble">${this.error}</p>
    </section>`;
  }

  private save(): void {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`cheeseboard-evenings-${day}.json`, writeFile(this.keptMatches, settings.get('name')));
  }

  private async open(event: Event): Promise<void> {
    const { file: words, failed } = this.say(eveningsWords);
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    this.error = '';
    this.note = words.reading;
    try {
      [this.note, this.error] = await this.addMatchesOf(file);
    } catch (error) {
      console.error(error);
      [this.note, this.error] = ['', failed];
    }
    // The reader may choose the same file again.
    input.value = '';
  }

  /** Adds the matches of a file. Returns a note or an error. */
  private async addMatchesOf(file: File): Promise<[note: string, error: string]> {
    const { file: words } = this.say(eveningsWords);
    if (file.size > FILE_MAX_BYTES) return ['', words.tooLarge];
    const [text, { games }] = await Promise.all([file.text(), import('@cheeseboard/engine/games')]);
    const result = await readFile(text, games, settings.get('name'));
    if (!result.ok) {
      if (result.why === 'bad-match') return ['', words.badMatch(result.number)];
      return ['', result.why === 'newer' ? words.newer : words.otherFile];
    }
    const added = await (await openKeptMatches()).add(result.matches);
    this.dispatchEvent(new Event('cbp-matches'));
    return [words.added(added, result.matches.length - added), ''];
  }

  private ask(): void {
    this.isConfirming = true;
  }

  private async cancel(): Promise<void> {
    this.isConfirming = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  private async deleteAll(): Promise<void> {
    const { file: words, failed } = this.say(eveningsWords);
    try {
      await (await openKeptMatches()).delete(this.keptMatches.map(({ id }) => id));
      [this.note, this.error] = [words.deletedAll, ''];
      this.dispatchEvent(new Event('cbp-matches'));
    } catch (error) {
      console.error(error);
      [this.note, this.error] = ['', failed];
    }
    await this.cancel();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-copies': CbpCopies;
  }
}

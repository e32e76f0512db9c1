import { Invalid } from '@cheeseboard/engine';
import { tellVerdict, type Verdict, verify } from '@cheeseboard/engine/fair';
import { readRecord } from '@cheeseboard/engine/records';
import { tableText, tellRefusal } from '@cheeseboard/engine/text';
import type { CbStepEvent } from '@cheeseboard/ui-components';
import '@cheeseboard/ui-components/replay/define';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { rulesHref } from '../../look/docs.ts';
import { cheeseMark } from '../../look/icons.ts';
import { loadGame } from '../../look/load-game.ts';
import { screenStyles } from '../../look/styles.ts';
import { settings } from '../../storage/settings.ts';
import { ScreenElement } from '../app/element.ts';
import { address } from '../app/route.ts';
import { shareIcon } from './icons.ts';
import { flawOf, flawWords } from './record-error.ts';
import './record-dialog.ts';
import type { CbpRecord } from './record-dialog.ts';
import { ownSeatIn, readLink } from './record-link.ts';
import { playWords } from './words/index.ts';

interface InputError {
  readonly line: number | null;
  readonly reason: string;
}

interface VerdictText {
  readonly game: string;
  readonly names: readonly string[];
  readonly verdict: Verdict;
}

/** Verdicts that report a violation. */
const accusingVerdicts: readonly Verdict['type'][] = ['record', 'violation'];

/**
 * Replays a record from a link, a pasted text or a file. An unreadable text stays editable, with the line and the reason.
 *
 * @element cbp-replay
 */
@customElement('cbp-replay')
export class CbpReplay extends ScreenElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        color: var(--cb-text);
        font-family: var(--cb-font);
      }
      :host([shown]) {
        display: grid;
        grid-template-rows: auto auto minmax(0, 1fr);
        grid-template-columns: minmax(0, 1fr);
        block-size: 100svh;
        /* On a phone the slider is below the fold, so the table is as low as possible. */
        min-block-size: 47rem;
      }
      .top {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.3rem 0.6rem;
        padding: 0.3rem 0.5rem;
        border-block-end: 1.5px solid var(--cb-edge);
        background: var(--cb-panel);
      }
      .top label {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        flex: 1 1 12rem;
        font-weight: 400;
      }
      .home {
        display: inline-grid;
        place-items: center;
        flex: none;
        inline-size: 44px;
        block-size: 44px;
      }
      .home svg {
        inline-size: 2.2rem;
        block-size: 1.8rem;
      }
      .top select {
        flex: 1;
        min-inline-size: 6rem;
        max-inline-size: 16rem;
      }
      @media (max-width: 30rem) {
        .top {
          flex-wrap: nowrap;
        }
        .top label span {
          position: absolute;
          clip-path: inset(50%);
        }
        .top label {
          flex: 1 0 5.5rem;
        }
        .top select {
          min-inline-size: 0;
        }
        .share span {
          position: absolute;
          clip-path: inset(50%);
        }
        /* A long label takes a second line, so that the name beside it can be read. */
        .other {
          flex: 0 1 auto;
          min-inline-size: min-content;
          padding-block: 0.1rem;
          padding-inline: 0.4rem;
          font-size: 0.8rem;
          line-height: 1.1;
        }
      }
      .share svg {
        inline-size: 1.3rem;
        block-size: 1.3rem;
      }
      .verdict {
        margin: 0;
        padding: 0.3rem 0.75rem;
        background: var(--cb-panel);
        font-size: 0.9rem;
      }
      cb-replay {
        block-size: 100%;
      }
      textarea {
        block-size: 16rem;
        font:
          0.9rem ui-monospace,
          monospace;
        white-space: pre;
      }
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

  /** The text after `#/replay/`. */
  @property({ attribute: false }) packedRecord = '';

  /** The number of steps at which the replay opens. */
  @property({ attribute: false }) step = 0;

  /** The record itself, if the caller has it. */
  @property() record = '';

  @state() private text = '';
  @state() private shownVerdict: VerdictText | null = null;
  @state() private inputError: InputError | null = null;
  @state() private viewerSeat = -1;
  /** The step on the screen. */
  private shownStep = 0;
  @query('cbp-record') private shareDialog!: CbpRecord | null;
  @query('textarea') private field!: HTMLTextAreaElement | null;

  protected get screenTitle(): string {
    return this.say(playWords).replayTitle;
  }

  protected override get hidesTopBar(): boolean {
    return this.shownVerdict !== null;
  }

  protected override willUpdate(changedProperties: PropertyValues<this>): void {
    if (changedProperties.has('packedRecord') && this.packedRecord !== '') void this.open();
    else if (changedProperties.has('record') && this.record !== '') void this.read(this.record);
    this.toggleAttribute('shown', this.shownVerdict !== null);
  }

  private async open(): Promise<void> {
    const record = await readLink(this.packedRecord);
    if (record === null) this.inputError = { line: null, reason: this.say(playWords).badLink };
    else await this.read(record);
  }

  /** Checks the whole record before showing any of it. */
  private async read(text: string): Promise<void> {
    this.text = text;
    this.shownVerdict = null;
    const id = /^game: (\S+)/m.exec(text)?.[1] ?? '';
    try {
      const kit = await loadGame(id);
      const games = kit ? [kit.game] : [];
      const match = readRecord(text, games);
      const { players } = match;
      this.inputError = null;
      this.viewerSeat = ownSeatIn(text) ?? seatNamed(players, settings.get('name'));
      this.shownStep = this.step;
      this.shownVerdict = {
        game: id,
        names: Array.from(
          { length: match.seats },
          (_, seat) => players[seat] || this.say(playWords).player(seat + 1),
        ),
        verdict: verify(text, games),
      };
    } catch (error) {
      this.inputError = await this.explainError(error, id);
      await this.updateComplete;
      this.showLine(this.inputError.line);
    }
  }

  private async explainError(error: unknown, id: string): Promise<InputError> {
    if (!(error instanceof Invalid)) return { line: null, reason: this.say(playWords).loadFailed };
    const { line = null, refusal } = error;
    const { language } = this;
    const kit = refusal && (await loadGame(id));
    if (!kit) return { line, reason: flawWords[language][flawOf(this.text, line)] };
    const players = { names: [], you: null };
    const reason = tellRefusal(kit.texts[language], tableText[language], refusal, players);
    return { line, reason: `${reason} (${refusal!.rule})` };
  }

  /** Selects the faulty line. */
  private showLine(line: number | null): void {
    const { field } = this;
    if (!field || line === null) return;
    const lines = field.value.split('\n');
    const lineStart = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    field.focus();
    field.setSelectionRange(lineStart, lineStart + (lines[line - 1]?.length ?? 0));
    field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4);
  }

  override render(): TemplateResult {
    return this.shownVerdict ? this.renderReplay(this.shownVerdict) : this.renderInput();
  }

  private renderReplay({ game, names, verdict }: VerdictText): TemplateResult {
    const words = this.say(playWords);
    const choose = (event: Event): void => {
      this.viewerSeat = Number((event.target as HTMLSelectElement).value);
    };
    return html`<div class="top">
        <h1 class="spoken" tabindex="-1">${words.replayTitle}</h1>
        <a class="home" href=${address.start} aria-label=${words.toStart}>${cheeseMark}</a>
        <label>
          <span>${words.viewpoint}</span>
          <select @change=${choose}>
            <option value="-1" ?selected=${this.viewerSeat === -1}>${words.spectatorView}</option>
            ${names.map((name, seat) => html`<option value=${seat} ?selected=${this.viewerSeat === seat}>${name}</option>`)}
          </select>
        </label>
        <button class="button small share" @click=${this.share}>${shareIcon}<span>${words.shareMoment}</span></button>
        <button class="button small other" @click=${this.chooseAnother}>${words.otherRecord}</button>
      </div>
      ${this.renderVerdict(verdict)}
      <cb-replay
        .record=${this.text}
        .you=${this.viewerSeat}
        .at=${this.step}
        @cb-step=${this.onStep}
        .rulesHref=${rulesHref(this.language, game)}
        pace=${settings.get('pace')}
      ></cb-replay>
      <cbp-record .record=${this.text} .game=${game} .step=${this.shownStep}></cbp-record>`;
  }

  private renderVerdict(verdict: Verdict): TemplateResult {
    const words = this.say(playWords);
    if (verdict.type === 'unproven')
      return html`<details class="verdict"><summary>${words.rulesFollowed}</summary>${words.noProof}</details>`;
    return html`<p class=${accusingVerdicts.includes(verdict.type) ? 'verdict trouble' : 'verdict'} role="status">${tellVerdict(verdict, this.language)}</p>`;
  }

  private renderInput(): TemplateResult {
    const words = this.say(playWords);
    const { inputError } = this;
    return html`<form class="paper column stack" @submit=${this.onSubmit}>
      <h1 tabindex="-1">${words.replayTitle}</h1>
      <p>${words.replayIntro}</p>
      <div role="alert">
        ${inputError ? html`<p class="trouble">${words.badRecord}</p><p id="wrong">${inputError.line === null ? '' : html`<strong>${words.badLine(inputError.line)}:</strong> `}${inputError.reason}</p>` : ''}
      </div>
      <div class="field">
        <label for="record">${words.paste}</label>
        <textarea id="record" spellcheck="false" autocomplete="off" .value=${this.text} aria-invalid=${inputError !== null} aria-describedby=${inputError ? 'wrong' : ''} @input=${this.onInput}></textarea>
      </div>
      <div class="row">
        <button class="button first">${words.show}</button>
        <label class="button file">${words.chooseFile}<input type="file" accept=".txt,text/plain" @change=${this.onFile} /></label>
        <a class="button plain" href=${address.start}>${words.toStart}</a>
      </div>
    </form>`;
  }

  private readonly onStep = ({ at }: CbStepEvent): void => {
    this.shownStep = at;
  };

  /** Offers the record, and a link that opens at the step on the screen. */
  private async share(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    await this.shareDialog?.open();
  }

  private chooseAnother(): void {
    this.shownVerdict = null;
    this.text = '';
    this.step = 0;
  }

  private onInput(event: Event): void {
    this.text = (event.target as HTMLTextAreaElement).value;
  }

  private onSubmit(event: Event): void {
    event.preventDefault();
    // If the reader pasted a link, read the record in it.
    const link = /#\/replay\/([\w-]+)(?:\/(\d+))?/.exec(this.text);
    if (link === null) void this.read(this.text);
    else {
      this.packedRecord = link[1]!;
      this.step = Number(link[2] ?? 0);
      void this.open();
    }
  }

  private async onFile(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    try {
      const bytes = await file.arrayBuffer();
      if (bytes.byteLength > 2_000_000) throw new RangeError('too large');
      await this.read(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      this.inputError = { line: null, reason: this.say(playWords).badFile };
    }
  }
}

/** The seat of the player with this name, as far as there is only one; −1 otherwise. */
function seatNamed(players: readonly string[], name: string): number {
  const seats = players.flatMap((player, seat) =>
    name !== '' && player.toLowerCase() === name.toLowerCase() ? [seat] : [],
  );
  return seats.length === 1 ? seats[0]! : -1;
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-replay': CbpReplay;
  }
}

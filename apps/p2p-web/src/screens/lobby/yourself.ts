import '@cheeseboard/ui-components/mouse/define';
import { teaches } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { colourNames, coloursFor } from '../../look/colours.ts';
import { screenStyles } from '../../look/styles.ts';
import { settings } from '../../storage/settings.ts';
import type { Act, Answer, Person, Table, TableState } from '../../tables/table.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { AppElement } from '../app/element.ts';
import { NAME_MAX_CHARACTERS } from '../setup/draft.ts';
import { joinTable } from './join.ts';

/**
 * Your name, colour and seat at a table.
 *
 * @element cbp-yourself
 */
@customElement('cbp-yourself')
export class CbpYourself extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      .choice {
        padding: 0.3rem 0.5rem;
      }
      .choice cb-mouse {
        --cb-mouse-size: 2.2rem;
      }
      .choice:has(:disabled) {
        text-decoration: line-through;
      }
      .field {
        max-inline-size: 22rem;
      }
    `,
  ];

  @property({ attribute: false }) state!: TableState;
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) act!: (act: Act) => Promise<boolean>;
  /** Reports an answer to the reader. Resolves to whether the command succeeded. */
  @property({ attribute: false }) handleAnswer!: (answer: Promise<Answer>) => Promise<boolean>;

  @state() private isNameMissing = false;
  /** The name that was sent most recently. The host may not have answered yet. */
  private sentName = '';
  private nameRequest: Promise<boolean> = Promise.resolve(true);

  private get me(): Person | undefined {
    return this.state.people.find(({ id }) => id === this.state.me);
  }

  override render(): TemplateResult {
    const words = this.say(lobbyWords);
    const { me } = this;
    if (!me) return html``;
    const hasOpenChair = this.state.chairs.some(({ kind }) => kind === 'open');
    return html`<section class="paper stack" aria-labelledby="yourself">
      <h2 id="yourself">${words.yourself}</h2>
      <div class="field">
        <label for="name">${words.name}</label>
        <input
          id="name"
          type="text"
          autocomplete="nickname"
          maxlength=${NAME_MAX_CHARACTERS}
          aria-invalid=${this.isNameMissing}
          aria-describedby="nameless"
          .value=${me.name}
          @change=${() => this.tellName()}
        />
        <p id="nameless" class="trouble" role="alert">${this.isNameMissing ? words.nameRequired : ''}</p>
      </div>
      ${me.seat === null ? this.spectatorForm(me, hasOpenChair) : this.seatedForm(me)}
    </section>`;
  }

  private spectatorForm({ name }: Person, hasFreeSeat: boolean): TemplateResult {
    const words = this.say(lobbyWords);
    return html`<p>${hasFreeSeat ? (name === '' ? words.sitHint : words.watching) : words.noSeatLeft}</p>
      ${hasFreeSeat ? html`<div class="row"><button class="button first" @click=${this.sit}>${words.sitDown}</button></div>` : nothing}`;
  }

  /** Sends the name if the host does not have it yet, and then takes the first open seat. */
  private async sit(): Promise<void> {
    if (!(await this.tellName())) return;
    const { state: tableState } = this.table;
    if (tableState?.people.find(({ id }) => id === tableState.me)?.seat !== null) return;
    const seat = tableState.chairs.findIndex(({ kind }) => kind === 'open');
    if (seat >= 0) await this.act({ kind: 'sit', seat });
  }

  private seatedForm(me: Person): TemplateResult {
    const words = this.say(lobbyWords);
    return html`${this.colours(me)}
      ${teaches(this.state.game) ? this.explainSwitch() : nothing}
      <div class="row">
        <button class="button plain" @click=${() => this.act({ kind: 'sit', seat: null })}>${words.standUp}</button>
      </div>`;
  }

  /** Whether the game is explained to this reader while it is played; nobody else notices. */
  private explainSwitch(): TemplateResult {
    const words = this.say(lobbyWords);
    const change = (event: Event): void => {
      settings.set('explain', (event.target as HTMLInputElement).checked);
    };
    return html`<label class="check"
      ><input type="checkbox" .checked=${settings.get('explain')} @change=${change} /><span
        >${words.explain}<br /><span class="hint">${words.explainHint}</span></span
      ></label
    >`;
  }

  private colours(me: Person): TemplateResult {
    const words = this.say(lobbyWords);
    const names = colourNames[this.language];
    const takenColours = new Set(
      this.state.people.flatMap(({ id, colour }) => (id !== me.id && colour ? [colour] : [])),
    );
    return html`<fieldset>
      <legend>${words.colour}</legend>
      <div class="choices">
        <label class="choice"
          ><input type="radio" name="colour" .checked=${me.colour === null} @change=${() => this.onColour(null)} />${words.noColour}</label
        >
        ${coloursFor(this.state.game).map((colour) => {
          const isTaken = takenColours.has(colour);
          return html`<label class="choice" title=${isTaken ? words.taken(names[colour]) : names[colour]}
            ><input
              type="radio"
              name="colour"
              aria-label=${isTaken ? words.taken(names[colour]) : names[colour]}
              ?disabled=${isTaken}
              .checked=${me.colour === colour}
              @change=${() => this.onColour(colour)}
            /><cb-mouse aria-hidden="true" .colour=${colour}></cb-mouse
          ></label>`;
        })}
      </div>
    </fieldset>`;
  }

  /** Sends the name if needed. Focuses the field if it is empty. Resolves to whether the host has a name. */
  tellName(): Promise<boolean> {
    const field = this.renderRoot.querySelector<HTMLInputElement>('#name');
    const name = field?.value.trim() ?? '';
    this.isNameMissing = name === '';
    if (this.isNameMissing) {
      field?.focus();
      return Promise.resolve(false);
    }
    if (name === this.sentName) return this.nameRequest;
    if (name === this.me?.name) return Promise.resolve(true);
    this.sentName = name;
    settings.set('name', name);
    this.nameRequest = this.handleAnswer(joinTable(this.table, name));
    return this.nameRequest;
  }

  private onColour(colour: string | null): void {
    if (this.me) void this.act({ kind: 'profile', name: this.me.name, colour });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-yourself': CbpYourself;
  }
}

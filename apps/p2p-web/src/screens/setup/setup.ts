import { tableText, tellOptionsRefusal } from '@cheeseboard/engine/text';
import {
  type GameFacts,
  type GameId,
  type GameKit,
  gameFacts,
  hasCapability,
  teaches,
} from '@cheeseboard/ui-components/kits';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { rulesHref } from '../../look/docs.ts';
import { loadGame } from '../../look/load-game.ts';
import { screenStyles } from '../../look/styles.ts';
import '../../look/game-picture.ts';
import { settings } from '../../storage/settings.ts';
import { appWords } from '../../words/app.ts';
import { setupWords } from '../../words/setup.ts';
import { startWords } from '../../words/start.ts';
import { ScreenElement } from '../app/element.ts';
import { address, type Mode } from '../app/route.ts';
import { chairFields } from './chairs.ts';
import { createTable } from './create-table.ts';
import {
  type Draft,
  type FormError,
  formErrorsOf,
  NAME_MAX_CHARACTERS,
  withChair,
  withSeats,
} from './draft.ts';
import { keepDraft, lastDraft } from './last-draft.ts';
import './options.ts';
import type { OptionsEvent } from './options.ts';
import './keep-table.ts';
import './policy.ts';
import type { PolicyEvent } from './policy.ts';
import { seatsField } from './seats.ts';

const modes: readonly Mode[] = ['friends', 'bots', 'device'];

/**
 * The setup form of a new table: who plays, and by which rules.
 *
 * @element cbp-setup
 */
@customElement('cbp-setup')
export class CbpSetup extends ScreenElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        inline-size: min(100%, 60rem);
        margin-inline: auto;
      }
      .head {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 1rem;
        align-items: center;
      }
      .head cbp-game-picture {
        inline-size: 15rem;
        border-block-end: 2px solid var(--cb-edge);
      }
      @media (max-width: 40rem) {
        .head {
          grid-template-columns: minmax(0, 1fr);
        }
        .head cbp-game-picture {
          display: none;
        }
      }
      .chairs {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
        gap: 0.9rem 1.5rem;
      }
      .own {
        max-inline-size: 22rem;
      }
      .go {
        justify-content: center;
      }
      .go .button {
        flex: 1 1 14rem;
        max-inline-size: 30rem;
      }
      .rules {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
      }
      .troubles:focus {
        outline: none;
      }
    `,
  ];

  @property({ attribute: false }) game!: GameId;
  @property({ attribute: false }) mode: Mode = 'friends';

  @state() private kit: GameKit | null = null;
  @state() private draft: Draft | null = null;
  /** Whether the form was submitted. Errors are shown from then on, and disappear as they are corrected. */
  @state() private wasSubmitted = false;
  @state() private isCreating = false;
  @state() private failedStep: 'kit' | 'create' | null = null;

  protected get screenTitle(): string {
    return this.say(setupWords).title(this.gameName);
  }

  private get gameName(): string {
    return gameFacts.find(({ id }) => id === this.game)!.name[this.language];
  }

  /** Who made the game, as far as its source says it. */
  private credits(): TemplateResult | '' {
    const facts: GameFacts = gameFacts.find(({ id }) => id === this.game)!;
    const line = facts.credits ? tableText[this.language].credits(facts.credits) : '';
    return line === '' ? '' : html`<p class="hint">${line}</p>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    this.failedStep = null;
    try {
      const kit = await loadGame(this.game);
      this.kit = kit;
      this.draft = lastDraft(kit.game, this.mode, settings.get('name'));
      void this.prefetchTable();
    } catch (error) {
      console.error(error);
      this.failedStep = 'kit';
    }
  }

  /** Loads the code of the table while the reader fills in the form. If that fails, the table says so. */
  private async prefetchTable(): Promise<void> {
    await this.updateComplete;
    const screens =
      this.mode === 'friends'
        ? [import('../lobby/host-table.ts')]
        : [import('../lobby/local-table.ts'), import('../play/local.ts')];
    const rules = import('@cheeseboard/engine/games');
    await Promise.allSettled([import('../../tables/open.ts'), rules, ...screens]);
  }

  override render(): TemplateResult {
    const words = this.say(setupWords);
    const { mode } = this;
    return html`<div class="stack">
      <div class="paper head">
        <div class="stack">
          <h1 tabindex="-1">${words.title(this.gameName)}</h1>
          <p>${words.lead[mode]}</p>
          ${this.credits()}
          <p><a class="rules" href=${rulesHref(this.language, this.game)} target="_blank">${this.say(startWords).rulesOf(this.gameName)}</a></p>
          <p class="row">
            <span>${words.otherModes}</span>
            ${modes.flatMap((other) =>
              other === mode
                ? []
                : [
                    html`<a class="button small" href=${address.new(this.game, other)}>${words.mode[other]}</a>`,
                  ],
            )}
            ${teaches(this.game) ? html`<a class="button small" href=${address.teach(this.game)}>${words.mode.teach}</a>` : ''}
          </p>
        </div>
        <cbp-game-picture .game=${this.game}></cbp-game-picture>
      </div>
      ${this.failedStep === 'kit' ? this.notFetched() : this.kit && this.draft ? this.form(this.kit, this.draft) : html`<p role="status">${words.loading}</p>`}
    </div>`;
  }

  private notFetched(): TemplateResult {
    const words = this.say(appWords);
    return html`<div class="paper stack" role="alert">
      <p>${words.notFetched}</p>
      <p><button class="button" @click=${() => this.fetch()}>${words.tryAgain}</button></p>
    </div>`;
  }

  private form(kit: GameKit, draft: Draft): TemplateResult {
    const words = this.say(setupWords);
    const { mode } = this;
    const formErrors = this.wasSubmitted ? formErrorsOf(draft, mode, kit.game) : [];
    return html`<form class="stack" novalidate @submit=${this.onSubmit}>
      <section class="paper stack" aria-labelledby="chairs">
        ${mode === 'device' ? '' : this.ownName(draft, formErrors)}
        ${seatsField(kit.game, draft.chairs.length, words, (seats) => this.change(withSeats(kit.game, draft, seats, mode)))}
        <h2 id="chairs">${words.chairs}</h2>
        <div class="chairs">
          ${chairFields(
            draft.chairs,
            mode,
            words,
            formErrors,
            (seat, chair) => this.change(withChair(draft, seat, chair, mode)),
            this.ownNameOf(draft),
            (formError) => this.sentence(formError),
          )}
        </div>
      </section>
      <section class="paper stack" aria-labelledby="options">
        <h2 id="options">${words.options}</h2>
        <cbp-options
          .kit=${kit}
          .options=${draft.options}
          .names=${this.names(draft)}
          @cbp-options=${({ options }: OptionsEvent) => this.change({ ...draft, options })}
        ></cbp-options>
      </section>
      <section class="paper stack" aria-labelledby="policy">
        <h2 id="policy">${words.policy}</h2>
        <cbp-policy
          .policy=${draft.policy}
          .breath=${kit.texts[this.language].breath ?? null}
          .isOnThisDevice=${mode !== 'friends'}
          .solo=${mode === 'bots'}
          .finalMoves=${hasCapability(kit.game.id, 'finalMoves')}
          @cbp-policy=${({ policy }: PolicyEvent) => this.change({ ...draft, policy })}
        ></cbp-policy>
      </section>
      <cbp-keep-table .setup=${{ game: this.game, mode, draft }}></cbp-keep-table>
      ${this.errorList(formErrors)}
      <div class="paper go">
        <button class="button first" aria-disabled=${this.isCreating}>${words.create[mode]}</button>
        <p role="status">${this.isCreating ? words.creating : ''}</p>
      </div>
    </form>`;
  }

  private ownNameOf(draft: Draft): string {
    const ownChair = draft.chairs.find((chair) => chair.kind === 'person');
    return ownChair?.kind === 'person' ? ownChair.name : '';
  }

  private ownName(draft: Draft, formErrorList: readonly FormError[]): TemplateResult {
    const words = this.say(setupWords);
    const nameError = formErrorList.find(({ kind }) => kind === 'noName' || kind === 'longName');
    const rename = (event: Event): void => {
      const name = (event.target as HTMLInputElement).value;
      this.change({
        ...draft,
        chairs: draft.chairs.map((chair) => (chair.kind === 'person' ? { ...chair, name } : chair)),
      });
    };
    return html`<div class="field own">
      <label for="name">${words.name}</label>
      <input
        id="name"
        type="text"
        autocomplete="nickname"
        maxlength=${NAME_MAX_CHARACTERS}
        aria-describedby="name-trouble name-hint"
        aria-invalid=${nameError !== undefined}
        .value=${this.ownNameOf(draft)}
        @input=${rename}
      />
      <p class="trouble" id="name-trouble" ?hidden=${!nameError}>${nameError ? this.sentence(nameError) : ''}</p>
      <p class="hint" id="name-hint">${this.mode === 'bots' ? words.nameOptional : words.nameHint}</p>
    </div>`;
  }

  private errorList(formErrors: readonly FormError[]): TemplateResult {
    const words = this.say(setupWords);
    const sentences = formErrors.map((trouble) => this.sentence(trouble));
    if (this.failedStep === 'create') sentences.push(words.formErrorTexts.notCreated);
    if (sentences.length === 0) return html``;
    return html`<div class="paper stack troubles" role="alert" tabindex="-1">
      <h2>${words.formErrorsTitle}</h2>
      <ul class="trouble">
        ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
    </div>`;
  }

  private sentence(trouble: FormError): string {
    const words = this.say(setupWords).formErrorTexts;
    switch (trouble.kind) {
      case 'options':
        return tellOptionsRefusal(this.kit!.texts[this.language], trouble.refusal)!;
      case 'longName':
        return words.longName(NAME_MAX_CHARACTERS);
      case 'sameName':
        return words.sameName(trouble.name);
      default:
        return words[trouble.kind];
    }
  }

  /** Names of the seats, for options whose value is a seat. */
  private names({ chairs }: Draft): string[] {
    const words = this.say(setupWords);
    return chairs.map((chair, seat) =>
      chair.kind === 'person' && chair.name.trim() !== '' ? chair.name.trim() : words.chair(seat + 1),
    );
  }

  private change(draft: Draft): void {
    this.draft = draft;
    keepDraft(this.game, this.mode, draft);
  }

  private async onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { draft, kit, mode } = this;
    if (!draft || !kit || this.isCreating) return;
    this.wasSubmitted = true;
    this.failedStep = null;
    if (formErrorsOf(draft, mode, kit.game).length > 0) {
      await this.updateComplete;
      const invalidField = this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]');
      (invalidField ?? this.renderRoot.querySelector<HTMLElement>('.troubles'))?.focus();
      return;
    }
    this.isCreating = true;
    try {
      const name = this.ownNameOf(draft).trim();
      if (mode !== 'device' && name !== '') settings.set('name', name);
      location.hash = await createTable(this.game, mode, draft);
    } catch (error) {
      console.error(error);
      this.failedStep = 'create';
    } finally {
      this.isCreating = false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-setup': CbpSetup;
  }
}

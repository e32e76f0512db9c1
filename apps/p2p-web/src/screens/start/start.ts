import { type GameFacts, type GameId, gameFacts } from '@cheeseboard/ui-components/kits';
import { css, html, nothing, type TemplateResult, unsafeCSS } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { docsHref, rulesHref } from '../../look/docs.ts';
import '../../look/game-picture.ts';
import { screenStyles } from '../../look/styles.ts';
import { ourTables } from '../../storage/our-tables.ts';
import { hasWebRtc } from '../../webrtc.ts';
import { gameLineWords } from '../../words/game-line.ts';
import { startWords } from '../../words/start.ts';
import { ScreenElement } from '../app/element.ts';
import '../app/new-version.ts';
import { address, type Mode, readPasted } from '../app/route.ts';
import './notes.ts';
import './our-tables.ts';
import './unfinished.ts';

/** Small cards, so that on a phone, in either direction, all games are in sight at once. */
const COMPACT = '(max-width: 48rem), (max-height: 30rem)';

/**
 * The start page: an unfinished table, the games, and a field for a link.
 *
 * @element cbp-start
 */
@customElement('cbp-start')
export class CbpStart extends ScreenElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.5rem;
        inline-size: min(100%, 84rem);
        margin-inline: auto;
      }
      .lead {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 1.5rem;
      }
      .lead p {
        max-inline-size: 42rem;
        margin-block-start: 0.5rem;
        font-size: 1.1rem;
      }
      cbp-notes[silent] {
        position: absolute;
      }
      .mice {
        display: flex;
        flex: none;
        align-items: end;
        gap: 0.4rem;
      }
      .mice cb-mouse {
        --cb-mouse-size: 4.5rem;
      }
      .mice cb-cheese {
        --cb-cheese-size: 8rem;
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
        gap: 1.25rem;
      }
      .game {
        display: grid;
        grid-template-rows: auto auto auto 1fr auto;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
        padding: 0 0 1rem;
        overflow: clip;
      }
      .game > :not(cbp-game-picture) {
        margin-inline: 1rem;
      }
      .game cbp-game-picture {
        margin-block-end: 0.5rem;
        border-block-end: 1.5px solid var(--cb-edge);
        background: color-mix(in srgb, var(--cb-wood) 35%, var(--cb-panel));
      }
      .ways {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem;
        margin-block-start: 0.4rem;
      }
      .ways .first,
      .ways :nth-child(4) {
        grid-column: 1 / -1;
      }
      .ways .button {
        padding-inline: 0.5rem;
      }
      .rules {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
        min-inline-size: 44px;
        justify-self: start;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
      }
      form > * {
        flex: 1 0 100%;
      }
      form > input {
        flex: 1 1 9rem;
        min-inline-size: 0;
      }
      form > button {
        flex: none;
      }
      .more {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
      }
      .short {
        display: none;
      }
      @media ${unsafeCSS(COMPACT)} {
        :host {
          gap: 0.8rem;
        }
        .mice,
        .long {
          display: none;
        }
        .short {
          display: revert;
        }
        .lead {
          padding-block: 0.7rem;
        }
        .lead h1 {
          font-size: 1.45rem;
        }
        .lead p {
          margin-block-start: 0.1rem;
          font-size: 1rem;
        }
        .games {
          grid-template-columns: repeat(auto-fit, minmax(max(8.2rem, 22%), 1fr));
          gap: 0.6rem;
        }
        .game {
          grid-template-rows: auto auto 1fr auto;
          gap: 0.15rem;
          padding-block-end: 0.6rem;
        }
        .game > :not(cbp-game-picture) {
          margin-inline: 0.6rem;
        }
        .game cbp-game-picture {
          --cbp-picture-size: 5.2rem;
          --cbp-picture-card: 3.3rem;
          --cbp-picture-die: 2.1rem;
          --cbp-picture-cheese: 3.8rem;
          margin-block-end: 0.3rem;
        }
        .game h3 {
          font-size: 1rem;
        }
        .game .quiet {
          font-size: 0.85rem;
        }
        .ways {
          gap: 0.4rem;
          margin-block-start: 0.3rem;
        }
        /* Four buttons in two rows. */
        .ways:has(:nth-child(4)) {
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: 0.3rem;
          margin-inline: 0.3rem;
        }
        .ways:has(:nth-child(4)) .button {
          grid-column: auto;
          padding-inline: 0;
          font-size: 0.78rem;
          line-height: 1.15;
          overflow-wrap: anywhere;
        }
        .ways .button {
          padding: 0.2rem;
          border-width: 1.5px;
          font-size: 0.88rem;
        }
      }
      @media (max-height: 30rem) {
        :host {
          gap: 0.5rem;
          margin-block-start: -0.6rem;
        }
        .lead {
          padding-block: 0.2rem;
        }
        .lead > div:first-child {
          display: flex;
          flex-wrap: wrap;
          align-items: baseline;
          gap: 0 1rem;
        }
        .game cbp-game-picture {
          --cbp-picture-size: 2.9rem;
          --cbp-picture-card: 2.6rem;
          --cbp-picture-die: 1.7rem;
          --cbp-picture-cheese: 3rem;
        }
      }
    `,
  ];

  @state() private hasInvalidLink = false;
  private readonly compact = matchMedia(COMPACT);

  override connectedCallback(): void {
    super.connectedCallback();
    this.compact.addEventListener('change', this.redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.compact.removeEventListener('change', this.redraw);
  }

  private readonly redraw = (): void => this.requestUpdate();

  protected get screenTitle(): string {
    return '';
  }

  override render(): TemplateResult {
    const words = this.say(startWords);
    const hasOurTables = ourTables().length > 0;
    return html`<div class="paper lead">
        <div>
          <h1 tabindex="-1">${words.title(gameFacts.length)}</h1>
          <p>${words.lead}</p>
        </div>
        <div class="mice" aria-hidden="true">
          <cb-mouse colour="purple"></cb-mouse><cb-cheese state="wedge"></cb-cheese>
        </div>
      </div>
      <cbp-new-version></cbp-new-version>
      <cbp-notes></cbp-notes>
      <cbp-unfinished hidden></cbp-unfinished>
      <cbp-our-tables ?hidden=${!hasOurTables}></cbp-our-tables>
      <section aria-labelledby="games">
        <h2 id="games" class="spoken">${words.games}</h2>
        <ul class="games">
          ${gameFacts.map((facts) => this.game(facts))}
        </ul>
      </section>
      <section class="paper">${this.linkForm()}</section>
      <nav class="more">
        <a class="button small" href=${address.evenings}>${words.evenings}</a>
        <a class="button small" href=${docsHref(this.language)}>${words.docs}</a>
        ${hasWebRtc() ? html`<a class="button small" href=${address.pair}>${words.pair}</a>` : nothing}
      </nav>
      <p class="promise">${words.promise}</p>`;
  }

  private game({
    id,
    name,
    pitch,
    untranslated,
    teaches,
    seats,
    minutes,
  }: GameFacts & { id: GameId }): TemplateResult {
    const words = this.say(startWords);
    const line = this.say(gameLineWords);
    const { language } = this;
    // The name begins with the text that is seen, so that it can be spoken to voice control.
    const labels = this.compact.matches ? words.short : words;
    const way = (mode: Mode | 'teach', href: string): TemplateResult =>
      html`<a class="button ${mode === 'friends' ? 'first' : ''}" href=${href} aria-label=${words.with(labels[mode], name[language])}>${labels[mode]}</a>`;
    const form = (mode: Mode): TemplateResult => way(mode, address.new(id, mode));
    return html`<li class="paper game">
      <cbp-game-picture .game=${id}></cbp-game-picture>
      <h3>${name[language]}</h3>
      <p class="quiet long">${line.players(seats.min, seats.max)} · ${line.minutes(minutes)}</p>
      <p class="quiet short">${words.fewPlayers(seats.min, seats.max)} · ${words.fewMinutes(minutes)}</p>
      <div class="long">
        <p>${pitch[language]}</p>
        ${untranslated.includes(language) ? html`<p class="quiet">${words.untranslated}</p>` : nothing}
        <a class="rules" href=${rulesHref(language, id)} aria-label=${words.rulesOf(name[language])}>${words.rules}</a>
      </div>
      <div class="ways">${form('friends')}${teaches ? way('teach', address.teach(id)) : nothing}${form('bots')}${form('device')}</div>
    </li>`;
  }

  private linkForm(): TemplateResult {
    const { link } = this.say(startWords);
    const { hasInvalidLink } = this;
    return html`<form @submit=${this.onLink} novalidate>
      <div>
        <label for="link">${link.label}</label>
        <p class="hint" id="link-hint">${link.hint}</p>
      </div>
      <input
        id="link"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-describedby="link-hint link-trouble"
        aria-invalid=${hasInvalidLink}
      />
      <button class="button">${link.go}</button>
      <p id="link-trouble" class="trouble" role="alert">${hasInvalidLink ? link.none : ''}</p>
    </form>`;
  }

  private onLink(event: SubmitEvent): void {
    event.preventDefault();
    const field = this.renderRoot.querySelector<HTMLInputElement>('#link')!;
    const invitation = readPasted(field.value);
    this.hasInvalidLink = invitation === null;
    if (invitation === null) field.focus();
    else location.hash = `#/t/${invitation}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-start': CbpStart;
  }
}

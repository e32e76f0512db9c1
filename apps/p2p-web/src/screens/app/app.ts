import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { cheeseMark, cogMark } from '../../look/icons.ts';
import { screenStyles } from '../../look/styles.ts';
import { settings } from '../../storage/settings.ts';
import { appWords } from '../../words/app.ts';
import { isLanguage, languageNames, languages } from '../../words/language.ts';
import { AppElement, type ScreenElement, type ScreenEvent } from './element.ts';
import './not-found.ts';
import { address, type Route, readRoute } from './route.ts';
import { loadScreen } from './screens.ts';

const tables: readonly Route['screen'][] = ['host', 'join', 'local', 'pair'];

/**
 * The frame around every screen: reads the route, loads the screen, sets the tab title, moves the focus.
 *
 * @element cbp-app
 */
@customElement('cbp-app')
export class CbpApp extends AppElement {
  static override styles = [
    ...screenStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        grid-template-columns: minmax(0, 1fr);
        min-block-size: 100svh;
      }
      .skip {
        position: absolute;
        inset-block-start: -6rem;
        inset-inline-start: 1rem;
        z-index: 10;
        background: var(--cb-panel);
      }
      .skip:focus {
        inset-block-start: 0.5rem;
      }
      header {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        padding: 0.5rem clamp(0.75rem, 3vw, 2rem);
        border-block-end: 1.5px solid var(--cb-edge);
        background: var(--cb-panel);
      }
      .brand {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
        min-inline-size: 44px;
        min-block-size: 44px;
        margin-inline-end: auto;
        color: var(--cb-text);
        font-size: clamp(15px, 4.6vw, 1.25rem);
        font-weight: 700;
        text-decoration: none;
      }
      .brand svg {
        inline-size: 2.3rem;
        block-size: 1.9rem;
      }
      .settings {
        flex: none;
        display: inline-grid;
        place-items: center;
        inline-size: 44px;
        block-size: 44px;
        color: var(--cb-text);
      }
      .settings svg {
        inline-size: 1.6rem;
        block-size: 1.6rem;
      }
      header {
        container-type: inline-size;
      }
      /* With large text on a phone, the languages need the room of the name. */
      @container (max-inline-size: 19.9rem) {
        .brand span {
          display: none;
        }
      }
      header select {
        flex: 0 1 auto;
        inline-size: auto;
        min-inline-size: 4.5rem;
        max-inline-size: 9rem;
        text-overflow: ellipsis;
      }
      main {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        padding: clamp(1rem, 3vw, 2.5rem) clamp(0.75rem, 3vw, 2rem) 3rem;
      }
      main:focus {
        outline: none;
      }
      :host([bare]) {
        grid-template-rows: minmax(0, 1fr);
      }
      :host([bare]) header {
        display: none;
      }
      :host([bare]) main {
        align-content: stretch;
        padding: 0;
      }
      .message {
        display: grid;
        gap: 1rem;
        justify-items: start;
      }
    `,
  ];

  @state() private route: Route = readRoute(location.hash);
  /** The screen's template, once its code has loaded. */
  @state() private screen: TemplateResult | null = null;
  @state() private hasFailed = false;
  /** The number of screens shown so far. Showing the first one does not move the focus, because the browser has set it. */
  private arrivals = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.onAddress);
    this.addEventListener('cbp-screen', this.onScreen as EventListener);
    void this.showRoute();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.onAddress);
    this.removeEventListener('cbp-screen', this.onScreen as EventListener);
  }

  private onAddress = (): void => {
    this.route = readRoute(location.hash);
    void this.showRoute();
  };

  private onScreen = (event: ScreenEvent): void => {
    document.title = event.title === '' ? 'Cheeseboard' : `${event.title} · Cheeseboard`;
    this.toggleAttribute('bare', event.hidesTopBar);
  };

  private async showRoute(): Promise<void> {
    const { route } = this;
    this.hasFailed = false;
    try {
      const screen = await loadScreen(route);
      if (route !== this.route) return;
      this.screen = screen;
    } catch (error) {
      if (route !== this.route) return;
      console.error(error);
      this.screen = null;
      this.hasFailed = true;
    }
    this.arrivals += 1;
    await this.updateComplete;
    if (this.arrivals === 1) return;
    scrollTo(0, 0);
    const currentScreen = this.renderRoot.querySelector('main')?.firstElementChild as ScreenElement | null;
    await currentScreen?.updateComplete;
    if (route === this.route) currentScreen?.arrive?.();
  }

  override render(): TemplateResult {
    const words = this.say(appWords);
    // Settings open in a new tab, because leaving a table would keep others waiting.
    const linkTarget = tables.includes(this.route.screen) ? '_blank' : nothing;
    // The skip link is a button: a real link would need a target in the light DOM and would change the route.
    return html`<button class="button skip" @click=${this.onSkip}>${words.skip}</button>
      <header>
        <a class="brand" href=${address.start} aria-label=${words.home}>${cheeseMark}<span>Cheeseboard</span></a>
        <select aria-label=${words.language} @change=${this.onLanguage}>
          ${languages.map(
            (language) =>
              html`<option value=${language} lang=${language} .selected=${language === this.language}>
                ${languageNames[language]}
              </option>`,
          )}
        </select>
        <a class="settings" href=${address.settings} target=${linkTarget} aria-label=${words.settings} title=${words.settings}>${cogMark}</a>
      </header>
      <main id="main" tabindex="-1">${this.hasFailed ? this.notFetched() : (this.screen ?? nothing)}</main>`;
  }

  private notFetched(): TemplateResult {
    const words = this.say(appWords);
    return html`<div class="paper column message" role="alert">
      <p>${words.notFetched}</p>
      <button class="button first" @click=${() => this.showRoute()}>${words.tryAgain}</button>
    </div>`;
  }

  /** Moves the focus by script, because a link's fragment would replace the route. */
  private onSkip(): void {
    this.renderRoot.querySelector('main')?.focus();
  }

  private onLanguage(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    if (isLanguage(value)) settings.set('language', value);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-app': CbpApp;
  }
}

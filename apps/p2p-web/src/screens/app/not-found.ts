import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { screenStyles } from '../../look/styles.ts';
import { appWords } from '../../words/app.ts';
import { ScreenElement } from './element.ts';
import { address } from './route.ts';

/**
 * The page for an unknown address.
 *
 * @element cbp-not-found
 */
@customElement('cbp-not-found')
export class CbpNotFound extends ScreenElement {
  static override styles = screenStyles;

  protected get screenTitle(): string {
    return this.say(appWords).notFound.title;
  }

  override render(): TemplateResult {
    const words = this.say(appWords);
    return html`<div class="paper column stack">
      <h1 tabindex="-1">${words.notFound.title}</h1>
      <p>${words.notFound.text}</p>
      <p><a class="button first" href=${address.start}>${words.toStart}</a></p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-not-found': CbpNotFound;
  }
}

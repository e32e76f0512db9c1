import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { screenStyles } from '../../look/paper.ts';
import { appWords } from '../../words/app.ts';
import { ScreenElement } from './element.ts';
import { address } from './route.ts';

/**
 * An address that leads nowhere.
 *
 * @element cbp-nowhere
 */
@customElement('cbp-nowhere')
export class CbpNowhere extends ScreenElement {
  static override styles = screenStyles;

  protected get screenTitle(): string {
    return this.say(appWords).nowhere.title;
  }

  override render(): TemplateResult {
    const words = this.say(appWords);
    return html`<div class="paper column stack">
      <h1 tabindex="-1">${words.nowhere.title}</h1>
      <p>${words.nowhere.text}</p>
      <p><a class="button first" href=${address.start}>${words.toStart}</a></p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-nowhere': CbpNowhere;
  }
}

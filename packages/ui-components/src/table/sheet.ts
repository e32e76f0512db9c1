/** A sheet of paper on the table: how a deal went, how the game ended. It waits to be laid aside; the table goes on below. */
import { html, type TemplateResult } from 'lit';

export interface Sheet {
  readonly title: string;
  /** One sentence below the title. */
  readonly sentence?: string;
  /** How it came about. */
  readonly body: TemplateResult;
  /** What the button says that lays it aside. */
  readonly button: string;
  /** The game is over: the page can offer what comes next in the slot `after`. */
  readonly last?: boolean;
}

export function sheetOf({ title, sentence, body, button, last }: Sheet, aside: () => void): TemplateResult {
  return html`<div class="veil">
    <section class="sheet" part="sheet" role="dialog" aria-labelledby="sheet-title">
      <h2 id="sheet-title">${title}</h2>
      ${sentence ? html`<p class="sentence">${sentence}</p>` : ''}
      <div class="body" role="group" aria-labelledby="sheet-title" tabindex="0">${body}</div>
      <footer>
        ${last ? html`<slot name="after"></slot>` : ''}
        <button class="big aside" @click=${aside}>${button}</button>
      </footer>
    </section>
  </div>`;
}

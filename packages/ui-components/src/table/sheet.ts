/** The summary at the end of a deal or of the game, shown over the table until the player closes it. */
import { html, type TemplateResult } from 'lit';

/** The sheet at the end of a deal or of the game. */
export interface Sheet {
  readonly title: string;
  /** One sentence below the title. */
  readonly sentence?: string;
  /** The details of the result. */
  readonly body: TemplateResult;
  /** Label of the button that closes the sheet. */
  readonly button: string;
  /** True when the game is over: the sheet then shows the slots `story` and `after`, for a rematch. */
  readonly last?: boolean;
}

export function renderSheet(
  { title, sentence, body, button, last }: Sheet,
  readersLine: string,
  hasStory: boolean,
  onClose: () => void,
): TemplateResult {
  return html`<div class="veil">
    <section class="sheet ${last && hasStory ? 'with-story' : ''}" part="sheet" role="dialog" aria-labelledby="sheet-title">
      <h2 id="sheet-title">${title}</h2>
      ${sentence ? html`<p class="sentence">${sentence}</p>` : ''}
      <div class="body" role="group" aria-labelledby="sheet-title" tabindex="0"><div class="details">${body}</div>${last ? html`<slot name="story"></slot>` : ''}</div>
      <footer>
        ${readersLine ? html`<p class="readers">${readersLine}</p>` : ''}
        ${last ? html`<slot name="after"></slot>` : ''}
        <button class="big aside" @click=${onClose}>${button}</button>
      </footer>
    </section>
  </div>`;
}

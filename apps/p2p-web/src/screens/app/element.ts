/** Base classes: Lit elements that use the reader's language and re-render when settings change. */
import { LitElement } from 'lit';
import { settings } from '../../storage/settings.ts';
import type { ByLanguage, Language } from '../../words/language.ts';
import { texts } from '../../words/texts.ts';

const connectedElements = new Set<LitElement>();

/** Re-renders all elements on the page. */
export function redraw(): void {
  for (const element of connectedElements) element.requestUpdate();
}

settings.subscribe(redraw);
settings.subscribe(followLanguage);
texts.subscribe(redraw);

/** Shows the language of the settings, or returns to the one on the screen if its texts cannot be loaded. */
function followLanguage(): void {
  texts.show(settings.get('language')).catch(() => settings.set('language', texts.language));
}

export class AppElement extends LitElement {
  override connectedCallback(): void {
    super.connectedCallback();
    connectedElements.add(this);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    connectedElements.delete(this);
  }

  protected get language(): Language {
    return texts.language;
  }

  /** Returns these words in the reader's language. */
  protected say<W>(words: ByLanguage<W>): W {
    return words[this.language];
  }
}

/** Tells the frame the screen's title, and whether the screen needs the whole window. */
export class ScreenEvent extends Event {
  readonly title: string;
  readonly hidesTopBar: boolean;

  constructor(title: string, hidesTopBar: boolean) {
    super('cbp-screen', { bubbles: true, composed: true });
    this.title = title;
    this.hidesTopBar = hidesTopBar;
  }
}

/** A screen with a tab title. On navigation its heading gets the focus. */
export abstract class ScreenElement extends AppElement {
  #lastTitleKey = '';

  protected abstract get screenTitle(): string;

  /** Whether to hide the top bar: a running game needs all the room. */
  protected get hidesTopBar(): boolean {
    return false;
  }

  protected override updated(): void {
    const { screenTitle, hidesTopBar } = this;
    const titleKey = `${hidesTopBar} ${screenTitle}`;
    if (titleKey === this.#lastTitleKey) return;
    this.#lastTitleKey = titleKey;
    this.dispatchEvent(new ScreenEvent(screenTitle, hidesTopBar));
  }

  /** Moves the focus to the heading. */
  arrive(): void {
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }
}

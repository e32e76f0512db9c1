/** What all our elements are: Lit elements that speak the reader's language and are drawn again when the settings change. */
import { LitElement } from 'lit';
import { settings } from '../../storage/settings.ts';
import type { ByLanguage, Language } from '../../words/language.ts';

const onThePage = new Set<LitElement>();

/** Draws everything again: something has changed that everybody uses. */
export function redraw(): void {
  for (const element of onThePage) element.requestUpdate();
}

settings.subscribe(redraw);

export class AppElement extends LitElement {
  override connectedCallback(): void {
    super.connectedCallback();
    onThePage.add(this);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    onThePage.delete(this);
  }

  protected get language(): Language {
    return settings.get('language');
  }

  /** The words of a screen, in the reader's language. */
  protected say<W>(words: ByLanguage<W>): W {
    return words[this.language];
  }
}

/** Told to the frame: what this screen is called, and whether it wants the whole window. */
export class ScreenEvent extends Event {
  readonly title: string;
  readonly bare: boolean;

  constructor(title: string, bare: boolean) {
    super('cbp-screen', { bubbles: true, composed: true });
    this.title = title;
    this.bare = bare;
  }
}

/** A screen: has a name for the tab, and a heading that gets the focus when one comes here. */
export abstract class ScreenElement extends AppElement {
  #told = '';

  protected abstract get screenTitle(): string;

  /** Without the bar at the top: a table in play needs all the room there is. */
  protected get bare(): boolean {
    return false;
  }

  protected override updated(): void {
    const { screenTitle, bare } = this;
    const told = `${bare} ${screenTitle}`;
    if (told === this.#told) return;
    this.#told = told;
    this.dispatchEvent(new ScreenEvent(screenTitle, bare));
  }

  /** Moves the focus to where this screen begins to be read. */
  arrive(): void {
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }
}

/**
 * `<docs-position>`: a live position, loaded when it is near. The HTML already has the position in words, which every move
 * updates, and buttons to copy a link, to play on against bots, and to copy the embed code.
 */
import { loadKit } from '@cheeseboard/ui-components/kits';
import type { CbPosition } from '@cheeseboard/ui-components/position';
import { copyText } from './copy.ts';
import { describePosition } from './describe-position.ts';
import { embedCode } from './embed-code.ts';
import { readPositionLink, writePositionLink } from './position-link.ts';
import { show, showFailure, whenNear } from './stage.ts';
import { whenReady } from './when-ready.ts';

export class DocsPosition extends HTMLElement {
  #live: CbPosition | null = null;
  #opening: Promise<CbPosition> | null = null;
  #watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.#updatePlayLink();
    this.#watch = whenNear(this, () => void this.open().catch(() => {}));
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
    this.removeEventListener('click', this.#onClick);
  }

  /** The table, loaded on the first call. */
  open(): Promise<CbPosition> {
    this.#opening ??= this.#load().catch((error: unknown) => {
      this.#opening = null;
      showFailure(this, () => void this.open().catch(() => {}));
      throw error;
    });
    return this.#opening;
  }

  /** The table, reset to the example's own position. */
  async fromStart(): Promise<CbPosition> {
    const positionElement = await this.open();
    if (positionElement.position === this.dataset.position) positionElement.reset();
    else positionElement.position = this.dataset.position!;
    await positionElement.updateComplete;
    await whenReady(positionElement);
    return positionElement;
  }

  async #load(): Promise<CbPosition> {
    this.#watch?.disconnect();
    // Loads the code of this game only; `open` reports a failure.
    const [{ CbPosition }] = await Promise.all([
      import('@cheeseboard/ui-components/position/define'),
      loadKit(this.dataset.game!),
    ]);
    const { position, you, seed, names, hotSeat, simple, rules } = this.dataset;
    const positionElement = new CbPosition();
    positionElement.position = this.#linkedPosition() ?? position!;
    positionElement.you = Number(you);
    positionElement.seed = seed ?? null;
    positionElement.names = names ?? '';
    positionElement.hotSeat = hotSeat !== undefined;
    positionElement.simple = simple !== undefined;
    positionElement.rulesHref = rules ?? '';
    positionElement.addEventListener('cb-position', () => void this.#updateWords());
    this.#live = positionElement;
    show(this, positionElement);
    await whenReady(positionElement);
    if (positionElement.position !== position) await this.#updateWords();
    return positionElement;
  }

  /** The position in the page's address, if it is for this case of this example. */
  #linkedPosition(): string | null {
    const linkedPosition = readPositionLink(location.search);
    if (linkedPosition?.example !== this.#example || linkedPosition?.case !== this.#case) return null;
    return linkedPosition.at.startsWith(`${this.dataset.game}.`) ? linkedPosition.at : null;
  }

  get #example(): string {
    return this.closest('[id]')?.id ?? '';
  }

  get #case(): number {
    return Number(this.closest<HTMLElement>('[data-case]')?.dataset.case ?? 0);
  }

  async #updateWords(): Promise<void> {
    this.#updatePlayLink();
    const wordList = this.querySelector('[data-words]');
    if (!this.#live || !wordList) return;
    const sentences = await describePosition(this.dataset.game!, this.#live);
    wordList.replaceChildren(
      ...sentences.map((sentence) => Object.assign(document.createElement('li'), { textContent: sentence })),
    );
  }

  /** The current position, even before the table is loaded. */
  get current(): string {
    return this.#live?.current || this.dataset.position!;
  }

  #onClick = (event: Event): void => {
    const target = (event.target as Element).closest<HTMLElement>('[data-copy]');
    if (!target) return;
    const { copy, done = '', note = '' } = target.dataset;
    const text = copy === 'link' ? this.#link() : this.#embedCode();
    void copyText(this, text, done, note);
  };

  /** Points the link to a table with bots at the current position. */
  #updatePlayLink(): void {
    const link = this.querySelector<HTMLAnchorElement>('[data-open]');
    if (!link) return;
    const table = new URL(link.href);
    table.search = String(new URLSearchParams({ position: this.current, you: this.dataset.you ?? '0' }));
    link.href = table.href;
  }

  #embedCode(): string {
    const page = { lang: document.documentElement.lang, address: document.baseURI };
    return embedCode(this.dataset, this.current, page);
  }

  #link(): string {
    return writePositionLink(location.href, { example: this.#example, case: this.#case, at: this.current });
  }
}

customElements.define('docs-position', DocsPosition);

/**
 * `<docs-position>`: a live position that is loaded when it is scrolled to. Around it stand what the page has already without it: the
 * words (kept up with what is tried), and buttons for a link, a table with bots, and the code to embed it.
 */
import type { CbPosition } from '@cheeseboard/ui-components/position';
import { copyText } from './copy.ts';
import { embedCode } from './embed-code.ts';
import { laid } from './laid.ts';
import { linkedIn, linkTo } from './linked.ts';
import { show, tellFailure, whenNear } from './stage.ts';
import { tellPosition } from './tell.ts';

export class DocsPosition extends HTMLElement {
  #live: CbPosition | null = null;
  #opening: Promise<CbPosition> | null = null;
  #watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.#aim();
    this.#watch = whenNear(this, () => void this.open().catch(() => {}));
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
    this.removeEventListener('click', this.#onClick);
  }

  /** The table, loaded if it is not there yet. */
  open(): Promise<CbPosition> {
    this.#opening ??= this.#load().catch((error: unknown) => {
      this.#opening = null;
      tellFailure(this, () => void this.open().catch(() => {}));
      throw error;
    });
    return this.#opening;
  }

  /** The table at the position of the example, whatever was tried or linked to. */
  async fromStart(): Promise<CbPosition> {
    const live = await this.open();
    if (live.position === this.dataset.position) live.reset();
    else live.position = this.dataset.position!;
    await live.updateComplete;
    await laid(live);
    return live;
  }

  async #load(): Promise<CbPosition> {
    this.#watch?.disconnect();
    const [{ CbPosition }, { loadKit }] = await Promise.all([
      import('@cheeseboard/ui-components/position/define'),
      import('@cheeseboard/ui-components/kits'),
    ]);
    // The code of this game only; and its failure is ours to tell.
    await loadKit(this.dataset.game!);
    const { position, you, seed, names, hotSeat, rules } = this.dataset;
    const live = new CbPosition();
    live.position = this.#linked() ?? position!;
    live.you = Number(you);
    live.seed = seed ?? null;
    live.names = names ?? '';
    live.hotSeat = hotSeat !== undefined;
    live.rulesHref = rules ?? '';
    live.addEventListener('cb-position', () => void this.#tell());
    this.#live = live;
    show(this, live);
    await laid(live);
    if (live.position !== position) await this.#tell();
    return live;
  }

  /** A link may name the position from which to go on: in one case of one example. */
  #linked(): string | null {
    const linked = linkedIn(location.search);
    if (linked?.example !== this.#example || linked?.case !== this.#case) return null;
    return linked.at.startsWith(`${this.dataset.game}.`) ? linked.at : null;
  }

  get #example(): string {
    return this.closest('[id]')?.id ?? '';
  }

  get #case(): number {
    return Number(this.closest<HTMLElement>('[data-case]')?.dataset.case ?? 0);
  }

  async #tell(): Promise<void> {
    this.#aim();
    const list = this.querySelector('[data-words]');
    if (!this.#live || !list) return;
    const sentences = await tellPosition(this.dataset.game!, this.#live);
    list.replaceChildren(
      ...sentences.map((sentence) => Object.assign(document.createElement('li'), { textContent: sentence })),
    );
  }

  /** Where it stands, also before the table is there. */
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

  /** The link to a table with bots leads to where it stands. */
  #aim(): void {
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
    return linkTo(location.href, { example: this.#example, case: this.#case, at: this.current });
  }
}

customElements.define('docs-position', DocsPosition);

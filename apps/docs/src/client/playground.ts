/**
 * `<docs-playground>`: an element, a form with its attributes, and its code. Changes in the form are set on the
 * element at once; the name of its last event is shown below it.
 */
import { copyText } from './copy.ts';
import { elementCode } from './element-code.ts';
import { elementModules } from './element-modules.ts';
import { show, showFailure, whenNear } from './stage.ts';

interface Start {
  readonly tag: string;
  readonly entry: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly placeholders: Readonly<Record<string, string>>;
  readonly events: readonly string[];
}

class DocsPlayground extends HTMLElement {
  #live: HTMLElement | null = null;
  #watch: IntersectionObserver | null = null;

  get #startValues(): Start {
    return JSON.parse(this.dataset.start!) as Start;
  }

  connectedCallback(): void {
    this.#watch = whenNear(this, () => void this.#open());
    const form = this.querySelector('form')!;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', () => this.#change());
    this.querySelector('[data-copy]')!.addEventListener('click', (event) => {
      const { done = '' } = (event.currentTarget as HTMLElement).dataset;
      void copyText(this, this.#code(), done);
    });
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }

  async #open(): Promise<void> {
    const { tag, properties, events } = this.#startValues;
    try {
      await elementModules[tag]!();
    } catch {
      showFailure(this, () => void this.#open());
      return;
    }
    const liveElement = Object.assign(document.createElement(tag), properties);
    for (const name of events) liveElement.addEventListener(name, () => this.#showEvent(name));
    this.#live = liveElement;
    this.#change();
    show(this, liveElement);
  }

  /** The attributes in the form. An empty field sets none. */
  #attributes(): Record<string, string | true> {
    const attributes: Record<string, string | true> = {};
    for (const field of this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form [name]')) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        if (field.checked) attributes[field.name] = true;
      } else if (field.value !== '') attributes[field.name] = field.value;
    }
    return attributes;
  }

  #code(): string {
    return elementCode({ ...this.#startValues, attributes: this.#attributes() });
  }

  #change(): void {
    this.querySelector('[data-code]')!.textContent = this.#code();
    const attributes = this.#attributes();
    for (const { name } of this.querySelectorAll<HTMLInputElement>('form [name]')) {
      const value = attributes[name];
      if (value === undefined) this.#live?.removeAttribute(name);
      else if (this.#live?.getAttribute(name) !== value) {
        this.#live?.setAttribute(name, value === true ? '' : value);
      }
    }
  }

  #showEvent(name: string): void {
    this.querySelector('[data-event]')!.textContent = name;
  }
}

customElements.define('docs-playground', DocsPlayground);

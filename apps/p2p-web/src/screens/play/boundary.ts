/**
 * What a host shows can have the right form and make no sense all the same. Where the page would be blank it is then said in a sentence, and the way out is
 * kept. Whatever comes next is tried again.
 */
import { html, type TemplateResult } from 'lit';
import { address } from '../app/route.ts';
import type { PlayWords } from './words/index.ts';

export class Boundary {
  readonly #broke: () => void;
  /** What could not be drawn. */
  #broken: object | null = null;

  /** `broke`: something has to be drawn anew. */
  constructor(broke: () => void) {
    this.#broke = broke;
  }

  /** What is drawn of this state, or what is said instead. */
  draw<D>(state: object, drawn: () => D, instead: () => D): D {
    if (this.#broken === state) return instead();
    try {
      return drawn();
    } catch (error) {
      this.#breaks(state, error);
      return instead();
    }
  }

  /** Does something with what was heard. */
  hear(state: object | null, call: () => void): void {
    try {
      call();
    } catch (error) {
      if (state) this.#breaks(state, error);
    }
  }

  /** The table draws itself, a little later. */
  watch(state: object | null, element: { readonly updateComplete: Promise<unknown> } | null): void {
    if (!state || this.#broken === state) return;
    element?.updateComplete.catch((error: unknown) => this.#breaks(state, error));
  }

  #breaks(state: object, error: unknown): void {
    console.error(error);
    if (this.#broken === state) return;
    this.#broken = state;
    this.#broke();
  }
}

export const unreadable = (words: PlayWords): TemplateResult =>
  html`<div class="waits" role="alert">
    <p>${words.unreadable}</p>
    <a class="button first" href=${address.start}>${words.toStart}</a>
  </div>`;

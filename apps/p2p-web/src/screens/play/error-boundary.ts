/**
 * An error boundary for data from a host that matches its schema but cannot be rendered. Shows a sentence and a way out,
 * and tries again with the next state.
 */
import { html, type TemplateResult } from 'lit';
import { address } from '../app/route.ts';
import type { PlayWords } from './words/index.ts';

export class ErrorBoundary {
  readonly #onError: () => void;
  /** The state that failed to render. */
  #brokenState: object | null = null;

  /** Calls `onError` after an error, so that the owner of this boundary renders again, with the fallback. */
  constructor(onError: () => void) {
    this.#onError = onError;
  }

  /** Renders a state, or the fallback if rendering throws. */
  draw<D>(state: object, render: () => D, fallback: () => D): D {
    if (this.#brokenState === state) return fallback();
    try {
      return render();
    } catch (error) {
      this.#catchError(state, error);
      return fallback();
    }
  }

  /** Runs a handler for a state and catches its errors. */
  runGuarded(state: object | null, call: () => void): void {
    try {
      call();
    } catch (error) {
      if (state) this.#catchError(state, error);
    }
  }

  /** Catches errors of an element's asynchronous rendering. */
  watch(state: object | null, element: { readonly updateComplete: Promise<unknown> } | null): void {
    if (!state || this.#brokenState === state) return;
    element?.updateComplete.catch((error: unknown) => this.#catchError(state, error));
  }

  #catchError(state: object, error: unknown): void {
    console.error(error);
    if (this.#brokenState === state) return;
    this.#brokenState = state;
    this.#onError();
  }
}

export const unreadableMessage = (words: PlayWords): TemplateResult =>
  html`<div class="waits" role="alert">
    <p>${words.unreadable}</p>
    <a class="button first" href=${address.start}>${words.toStart}</a>
  </div>`;

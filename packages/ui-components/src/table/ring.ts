/** The ring around what a hint means: one at a time, on an element in whichever shadow. Its looks are in theme/base.ts. */
export class Ring {
  #around: Element | null = null;

  put(element: Element | null): void {
    if (element === this.#around) return;
    this.#around?.removeAttribute('data-hint');
    this.#around = element;
    element?.setAttribute('data-hint', '');
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

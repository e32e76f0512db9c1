/** The ring around a hint's target, one at a time, in any shadow root. Its style is in theme/base.ts. */
export class HintRing {
  #target: Element | null = null;

  moveTo(element: Element | null): void {
    if (element === this.#target) return;
    this.#target?.removeAttribute('data-hint');
    this.#target = element;
    element?.setAttribute('data-hint', '');
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

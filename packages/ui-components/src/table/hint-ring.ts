/** Rings the target of a hint, in any shadow root, one target at a time. The style of the ring is in theme/base.ts. */
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

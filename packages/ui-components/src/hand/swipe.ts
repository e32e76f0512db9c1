/** Watches one finger on a card: up means play, anything else is left to the browser (a tap, a scroll). */

/** As far as a thumb goes without thinking. */
const FAR_ENOUGH = 48;
const MEANT = 8;

export class Swipe {
  /** After a swipe, the click that the browser sends is not a tap. */
  moved = false;
  #start: { x: number; y: number; id: number } | null = null;

  down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    this.moved = false;
  }

  move(event: PointerEvent, card: HTMLElement): void {
    if (this.#start?.id !== event.pointerId) return;
    const up = this.#start.y - event.clientY;
    if (!this.moved) {
      if (up < MEANT || up < Math.abs(event.clientX - this.#start.x)) return;
      this.moved = true;
      card.setPointerCapture(event.pointerId);
      card.classList.add('dragged');
    }
    card.style.transform = `translateY(${-Math.max(0, up)}px)`;
  }

  /** True if the card was thrown. */
  up(event: PointerEvent, card: HTMLElement): boolean {
    if (this.#start?.id !== event.pointerId) return false;
    const thrown = this.moved && event.type === 'pointerup' && this.#start.y - event.clientY >= FAR_ENOUGH;
    this.#start = null;
    card.classList.remove('dragged');
    card.style.transform = '';
    return thrown;
  }
}

/** Detects a swipe up on a card, which plays it. Taps and scrolling are left to the browser. */

/** How far up a swipe must go to play the card, and to start dragging it. */
const PLAY_DISTANCE_PX = 48;
const START_DISTANCE_PX = 8;

export class Swipe {
  /** True after a swipe. The click that follows must not count as a tap. */
  hasMoved = false;
  #start: { x: number; y: number; id: number } | null = null;

  start(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    this.hasMoved = false;
  }

  move(event: PointerEvent, card: HTMLElement): void {
    if (this.#start?.id !== event.pointerId) return;
    const upwardPx = this.#start.y - event.clientY;
    if (!this.hasMoved) {
      if (upwardPx < START_DISTANCE_PX || upwardPx < Math.abs(event.clientX - this.#start.x)) return;
      this.hasMoved = true;
      card.setPointerCapture(event.pointerId);
      card.classList.add('dragged');
    }
    card.style.transform = `translateY(${-Math.max(0, upwardPx)}px)`;
  }

  /** True if the swipe plays the card. */
  end(event: PointerEvent, card: HTMLElement): boolean {
    if (this.#start?.id !== event.pointerId) return false;
    const playsCard =
      this.hasMoved && event.type === 'pointerup' && this.#start.y - event.clientY >= PLAY_DISTANCE_PX;
    this.#start = null;
    card.classList.remove('dragged');
    card.style.transform = '';
    return playsCard;
  }
}

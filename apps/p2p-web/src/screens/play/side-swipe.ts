/** Recognizes a swipe to the left or right with one finger, except over things that are dragged or scrolled sideways themselves. */
const MIN_DISTANCE_PX = 56;
const HELD_SELECTOR = 'cb-hand, cb-token-row, .panel, .sheet, .bar, input, textarea';

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });

export class SideSwipe {
  #start: Point | null = null;

  begin(event: TouchEvent): void {
    const [touch] = event.touches;
    const isHeld = event
      .composedPath()
      .some((target) => target instanceof Element && target.matches(HELD_SELECTOR));
    this.#start = touch && event.touches.length === 1 && !isHeld ? pointOf(touch) : null;
  }

  /** Whether the finger that was lifted has swiped. */
  end({ changedTouches }: TouchEvent): boolean {
    const start = this.#start;
    const [touch] = changedTouches;
    this.#start = null;
    if (!start || !touch) return false;
    const end = pointOf(touch);
    const [dx, dy] = [Math.abs(end.x - start.x), Math.abs(end.y - start.y)];
    return dx >= MIN_DISTANCE_PX && dx > 2 * dy;
  }
}

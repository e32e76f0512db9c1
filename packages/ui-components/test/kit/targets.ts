/** Finds touch targets that are too small. */
import { interactive, isVisible, nameOf, parentOf } from './layout.ts';
import { queryAllDeep } from './query.ts';

const MIN_PX = 44;
/** A place on the long board may be a little lower, so that all of them are in sight on the smallest phones. */
const SPOT_MIN_PX = 36;
const SLACK_PX = 0.75;

/** The topmost element at a point, even inside shadow trees. */
export function topmostAt(x: number, y: number, root: DocumentOrShadowRoot = document): Element | null {
  const topmost = root.elementFromPoint(x, y);
  if (!topmost?.shadowRoot || topmost.shadowRoot === root) return topmost;
  return topmostAt(x, y, topmost.shadowRoot) ?? topmost;
}

export function isWithin(element: Element | null, outer: Element): boolean {
  for (let ancestor = element; ancestor; ancestor = parentOf(ancestor)) if (ancestor === outer) return true;
  return false;
}

/** A link in a sentence is as high as its line. */
const isInSentence = (element: Element): boolean =>
  element.matches('a') && getComputedStyle(element).display === 'inline';

/** Whether a touch beside the drawn box still hits the element, for example because of a pseudo-element. */
function isHitAround(element: Element, minPx: number): boolean {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y, reach] = [left + width / 2, top + height / 2, minPx / 2 - 1];
  const points = [
    [x - Math.max(reach, 0), y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ] as const;
  return points.every(([pointX, pointY]) => isWithin(topmostAt(pointX, pointY), element));
}

/** Touch targets below 44 px, as sentences. */
export function smallTargets(root: Element): string[] {
  return queryAllDeep<HTMLElement>(root, interactive).flatMap((element) => {
    const target = element.closest('label') ?? element;
    if (!isVisible(target) || isInSentence(target) || element.matches(':disabled, .spoken')) return [];
    if (getComputedStyle(element).pointerEvents === 'none') return [];
    const minPx = element.matches('.spot') ? SPOT_MIN_PX : MIN_PX;
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) >= minPx - SLACK_PX || isHitAround(target, minPx)) return [];
    return [`${nameOf(target)} is only ${Math.round(width)} × ${Math.round(height)} px`];
  });
}

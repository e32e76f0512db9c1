/** Follows the Tab key through a page: what it reaches, and whether the reader sees the focus. */
import { interactive, isVisible, nameOf } from './layout.ts';
import { focusedElement, queryAllDeep } from './query.ts';
import { isWithin, topmostAt } from './targets.ts';

const reached = new Set<Element>();
let firstStop: Element | null = null;

/** Forgets what Tab has reached so far. */
export function startTabbing(): void {
  reached.clear();
  firstStop = null;
}

/** What is wrong with the element that has the focus now; null if nothing is, and undefined if Tab has come round. */
export function noteFocus(): string | null | undefined {
  const element = focusedElement();
  if (!element || element === document.body || element.localName === 'html') return null;
  if (element === firstStop && reached.size > 1) return undefined;
  firstStop ??= element;
  if (reached.has(element)) return null;
  reached.add(element);
  if (!isFocusShown(element)) return `${nameOf(element)} does not show the focus`;
  const cover = coverOf(element);
  return cover && `${nameOf(element)} has the focus under ${nameOf(cover)}`;
}

/** An outline of the element, or of the label around a field that cannot be seen. */
const isFocusShown = (element: Element): boolean =>
  [element, element.closest('label')].some((shown) => {
    if (!shown) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });

/** What lies over the whole element; null if the reader sees a part of it. */
function coverOf(element: Element): Element | null {
  const shown = element.closest('label') ?? element;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const xs = [left + 3, (left + right) / 2, right - 3];
  const ys = [top + 3, (top + bottom) / 2, bottom - 3];
  const topmost = xs.flatMap((x) => ys.map((y) => topmostAt(x, y)));
  const isSeen = topmost.some((top) => isWithin(top, shown) || (top && isWithin(shown, top) && !isPage(top)));
  return isSeen ? null : (topmost.find((top) => top !== null) ?? document.body);
}

const isPage = (element: Element): boolean => element.matches('html, body');

/** Interactive elements that Tab has not reached, as sentences. Arrow keys move inside groups: one stop per group is enough. */
export function unreached(root: Element): string[] {
  return queryAllDeep<HTMLElement>(root, `${interactive}, [tabindex="0"]`).flatMap((element) => {
    if (element.matches('label, :disabled') || !isVisible(element) || reached.has(element)) return [];
    return isInReachedGroup(element) ? [] : [`Tab does not reach ${nameOf(element)}`];
  });
}

function isInReachedGroup(element: HTMLElement): boolean {
  const tree = element.getRootNode() as ShadowRoot | Document;
  if (element instanceof HTMLInputElement && element.type === 'radio')
    return [...tree.querySelectorAll(`input[type=radio][name="${element.name}"]`)].some((radio) =>
      reached.has(radio),
    );
  // A roving tab index: one stop for all pieces of an element.
  if (element.tabIndex >= 0) return false;
  return [...reached].some((other) => other.getRootNode() === tree);
}

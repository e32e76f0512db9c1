/** Finds text that leaves its box, texts that cover each other, and interactive boxes that overlap, in a table or in a page of the app. */
import { queryAllDeep } from './query.ts';

/** Rounding, and glyphs that stand out a little. */
const SLACK_PX = 2;
/** About four lines of text. */
const SCROLLER_MIN_PX = 88;
export const interactive =
  'button, a[href], input, select, textarea, summary, label:has(input), [role="button"], [role="slider"]';
/** Layers that lie over the table, or over a page of the app, on purpose. */
const layers = '.panel, .note, .veil, .loupe, ol.stack, dialog, .notices, .bubble, .go, .skip';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

function* ancestorsOf(element: Element, root: Element): Generator<Element> {
  for (
    let ancestor = parentOf(element);
    ancestor && ancestor !== parentOf(root);
    ancestor = parentOf(ancestor)
  )
    yield ancestor;
}

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const isEmpty = ({ left, top, right, bottom }: Box): boolean =>
  right - left <= SLACK_PX || bottom - top <= SLACK_PX;
const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - SLACK_PX &&
  inner.top >= outer.top - SLACK_PX &&
  inner.right <= outer.right + SLACK_PX &&
  inner.bottom <= outer.bottom + SLACK_PX;

/** Whether only screen readers get this element: it is one pixel large, or clipped to nothing. */
const isSpokenOnly = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) <= 1 || getComputedStyle(element).clipPath !== 'none';
};

/** Whether a sheet or a dialog makes the element inert, even from outside its shadow tree. */
function isInert(element: Element): boolean {
  const tree = element.getRootNode();
  return element.closest('[inert]') !== null || (tree instanceof ShadowRoot && isInert(tree.host));
}

export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('cb-announcer') &&
  !isInert(element) &&
  !isSpokenOnly(element);

/** The part of a box that is not clipped or scrolled away. */
function visiblePart(element: Element, box: Box, root: Element): Box {
  let part = box;
  for (const ancestor of [element, ...ancestorsOf(element, root)]) {
    const { overflowX, overflowY } = getComputedStyle(ancestor);
    if (overflowX !== 'visible' || overflowY !== 'visible')
      part = overlap(part, ancestor.getBoundingClientRect());
  }
  return part;
}

export const nameOf = (element: Element): string => {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const host = (element.getRootNode() as ShadowRoot).host?.localName ?? '';
  return `${host} ${element.localName}.${element.classList.value.replaceAll(' ', '.')} “${text.slice(0, 40)}”`;
};

/** The boxes of the lines of text directly in an element. */
function textBoxes(element: Element): Box[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

const isPainted = (element: Element): boolean => {
  const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(element);
  return backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderTopWidth) > 0 || boxShadow !== 'none';
};

/** The first ancestor whose box this text leaves. A scrolling ancestor holds any text. */
function boxLeft(element: Element, box: Box, root: Element): Element | null {
  for (const ancestor of [element, ...ancestorsOf(element, root)]) {
    const { overflowX, overflowY, textOverflow, position } = getComputedStyle(ancestor);
    if (textOverflow === 'ellipsis') return null;
    if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll') && ancestor !== root)
      return null;
    // A badge at the corner stands out of its box on purpose.
    if (position === 'absolute' && ancestor === element) return null;
    const holdsText = isPainted(ancestor) || overflowX !== 'visible' || ancestor === root;
    if (
      holdsText &&
      getComputedStyle(ancestor).display !== 'inline' &&
      !isInside(box, ancestor.getBoundingClientRect())
    )
      return ancestor;
    // A layer may lie beside the boxes that contain it, but not outside the table.
    if (ancestor.matches(layers)) return isInside(box, root.getBoundingClientRect()) ? null : root;
  }
  return null;
}

const layerOf = (element: Element, root: Element): Element =>
  [element, ...ancestorsOf(element, root)].find((ancestor) => ancestor.matches(layers)) ?? root;

/** Whether an element shows so little of its long content that nobody reads it by scrolling. */
function scrollsInSlit(element: HTMLElement): boolean {
  const { overflowY } = getComputedStyle(element);
  const isScroller = overflowY === 'auto' || overflowY === 'scroll';
  const isLong = element.scrollHeight > element.clientHeight + SLACK_PX;
  return isScroller && isLong && element.clientHeight < SCROLLER_MIN_PX && !element.matches('textarea');
}

/** Faults in the layout of a table, as sentences. */
export function layoutFaults(root: Element): string[] {
  const faults: string[] = [];
  const elements = queryAllDeep<HTMLElement>(root, '*').filter(
    (element) => !(element instanceof SVGElement) && isVisible(element),
  );
  const hasVeil = elements.some((element) => element.matches('.veil'));
  const shown = elements.filter((element) => !hasVeil || layerOf(element, root).matches('.veil'));

  const texts = shown.flatMap((element) => {
    if (element.matches('option, style, slot')) return [];
    const boxes = textBoxes(element).filter((box) => !isEmpty(box));
    for (const box of boxes) {
      const left = boxLeft(element, box, root);
      if (left) faults.push(`${nameOf(element)} leaves ${nameOf(left)}`);
    }
    return boxes
      .map((box) => ({ element, layer: layerOf(element, root), box: visiblePart(element, box, root) }))
      .filter(({ box }) => !isEmpty(box));
  });
  forEachPair(texts, (a, b) => {
    if (a.layer === b.layer && a.element !== b.element && !isEmpty(overlap(a.box, b.box)))
      faults.push(`${nameOf(a.element)} covers ${nameOf(b.element)}`);
  });

  for (const element of shown)
    if (scrollsInSlit(element)) faults.push(`${nameOf(element)} scrolls in ${element.clientHeight} px`);

  const controls = shown
    .filter((element) => element.matches(interactive) && getComputedStyle(element).pointerEvents !== 'none')
    .map((element) => ({
      element,
      layer: layerOf(element, root),
      box: visiblePart(element, element.getBoundingClientRect(), root),
    }))
    .filter(({ box }) => !isEmpty(box));
  forEachPair(controls, (a, b) => {
    if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) return;
    // The cards of a hand overlap like a fan.
    const isFan = [a, b].every(({ element }) => element.matches('[data-card]'));
    if (!isFan && !isEmpty(overlap(a.box, b.box)))
      faults.push(`${nameOf(a.element)} overlaps ${nameOf(b.element)}`);
  });
  return [...new Set(faults)];
}

function forEachPair<V>(values: readonly V[], visit: (a: V, b: V) => void): void {
  for (const [index, a] of values.entries()) for (const b of values.slice(index + 1)) visit(a, b);
}

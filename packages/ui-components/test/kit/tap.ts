/** Taps an element, even inside shadow roots. */
import { commands } from 'vitest/browser';

/** How often to try a tap, which can time out on a busy machine. */
const MAX_TRIES = 10;

/**
 * Taps an element. Returns false if it disappeared or was covered before the tap, for example because another player acted out of turn, or
 * because a tap that timed out had been made after all.
 */
export async function tapElement(element: HTMLElement, isTappable: () => boolean): Promise<boolean> {
  element.dataset.tapTarget = '';
  try {
    for (let attempt = 1; ; attempt++) {
      const failure = await commands.tap('[data-tap-target]').then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) return true;
      if (!isTappable() || isCovered(element)) return false;
      if (attempt === MAX_TRIES) throw failure.error;
    }
  } finally {
    delete element.dataset.tapTarget;
  }
}

/** Whether another element lies over the middle of this one. An element outside the window is not covered: a tap scrolls to it. */
function isCovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmostIn = (root: DocumentOrShadowRoot): Element | null => {
    const topmost = root.elementFromPoint(left + width / 2, top + height / 2);
    // A shadow root answers with its own host where nothing of its own is.
    if (!topmost?.shadowRoot || topmost.shadowRoot === root) return topmost;
    return topmostIn(topmost.shadowRoot) ?? topmost;
  };
  const topmost = topmostIn(document);
  return topmost !== null && topmost !== element && !element.contains(topmost);
}

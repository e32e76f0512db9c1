/** Taps an element, even inside shadow roots. */
import { commands } from 'vitest/browser';

/** How often to try a tap, which can time out on a busy machine. */
const MAX_TRIES = 10;

/** Taps an element. Returns false if it disappeared before the tap, for example because another player acted out of turn. */
export async function tapElement(element: HTMLElement, isTappable: () => boolean): Promise<boolean> {
  element.dataset.tapTarget = '';
  try {
    for (let attempt = 1; ; attempt++) {
      const failure = await commands.tap('[data-tap-target]').then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) return true;
      if (!isTappable()) return false;
      if (attempt === MAX_TRIES) throw failure.error;
    }
  } finally {
    delete element.dataset.tapTarget;
  }
}

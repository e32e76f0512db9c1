/** A finger on an element, wherever in the page it is. */
import { commands } from 'vitest/browser';

/** So often it is tried, on a busy machine. */
const TRIES = 10;

/** False: it went before the finger came. Where others may act out of turn, that happens to people, too. */
export async function touch(element: HTMLElement, isThere: () => boolean): Promise<boolean> {
  element.dataset.finger = '';
  try {
    for (let tries = 1; ; tries++) {
      const missed = await commands.tap('[data-finger]').then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!missed) return true;
      if (!isThere()) return false;
      if (tries === TRIES) throw missed.error;
    }
  } finally {
    delete element.dataset.finger;
  }
}

/** How fast a table tells what happened. */
import { matches } from './media.ts';

/** Factors on all times. A flight is motion; a hold is a pause in which nothing moves. */
export interface Pace {
  readonly flight: number;
  readonly hold: number;
}

const FAST = 0.4;
export const still: Pace = { flight: 0, hold: 0 };
export const isStill = ({ flight, hold }: Pace): boolean => flight === 0 && hold === 0;

/**
 * `--cb-speed` of the theme and the player's wish for fast. Who wants reduced motion sees no flights but still gets the
 * time to look. In a tab that nobody sees there is nothing to show.
 */
export function paceOf(host: Element, fast: boolean): Pace {
  if (host.ownerDocument.visibilityState === 'hidden') return still;
  const speed = Number.parseFloat(getComputedStyle(host).getPropertyValue('--cb-speed'));
  const factor = (Number.isNaN(speed) ? 1 : Math.max(0, speed)) * (fast ? FAST : 1);
  return { flight: matches('(prefers-reduced-motion: reduce)') ? 0 : factor, hold: factor };
}

/** Waits, or not any longer when the player has seen enough. */
export function wait(milliseconds: number, enough: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || enough.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = window.setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      enough.removeEventListener('abort', done);
      resolve();
    }
    enough.addEventListener('abort', done);
  });
}

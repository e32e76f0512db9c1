/** How fast a table animates events. */
import { matchesMedia } from './media.ts';

/** Duration factors: `flight` for motion, `hold` for pauses in which nothing moves. */
export interface Pace {
  readonly flight: number;
  readonly hold: number;
}

/** How fast a table tells what happens, and how long bots take: a player's choice. */
export const paceNames = ['slow', 'natural', 'fast'] as const;
/** The pace of animations and bots. */
export type PaceName = (typeof paceNames)[number];

const factorOf: { readonly [P in PaceName]: number } = { slow: 1.6, natural: 1, fast: 0.4 };
export const noMotion: Pace = { flight: 0, hold: 0 };
export const hasNoMotion = ({ flight, hold }: Pace): boolean => flight === 0 && hold === 0;

/**
 * Combines the theme's `--cb-speed` with the player's `pace`. With reduced motion nothing flies, but the pauses remain.
 * A hidden tab does not animate.
 */
export function paceOf(host: Element, pace: PaceName): Pace {
  if (host.ownerDocument.visibilityState === 'hidden') return noMotion;
  const speed = Number.parseFloat(getComputedStyle(host).getPropertyValue('--cb-speed'));
  const factor = (Number.isNaN(speed) ? 1 : Math.max(0, speed)) * (factorOf[pace] ?? 1);
  return { flight: matchesMedia('(prefers-reduced-motion: reduce)') ? 0 : factor, hold: factor };
}

/** Waits for a time, or until `signal` aborts. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = window.setTimeout(finish, milliseconds);
    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish);
  });
}

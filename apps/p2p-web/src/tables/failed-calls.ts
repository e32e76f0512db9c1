/** Remembers for a while that somebody called the host and could not connect. */

import type { BrowserServices } from './services.ts';

/** How long a failed call is remembered. A blocked guest calls again sooner than this. */
const REMEMBERED_MS = 60_000;
/** Failed calls this soon after a connection do not count: the same guest may have called in several ways at once. */
const SAME_CALLER_MS = 15_000;

export interface FailedCallsServices extends Pick<BrowserServices, 'now' | 'after'> {
  changed(): void;
}

export class FailedCalls {
  readonly #services: FailedCallsServices;
  #connectedAt = Number.NEGATIVE_INFINITY;
  isRemembered = false;
  #cancel = () => {};

  constructor(services: FailedCallsServices) {
    this.#services = services;
  }

  recordConnection(): void {
    this.#connectedAt = this.#services.now();
    this.#setRemembered(false);
  }

  recordFailure(): void {
    const { now, after } = this.#services;
    if (now() - this.#connectedAt < SAME_CALLER_MS) return;
    this.#cancel();
    this.#cancel = after(REMEMBERED_MS, () => this.#setRemembered(false));
    this.#setRemembered(true);
  }

  #setRemembered(isRemembered: boolean): void {
    if (isRemembered === this.isRemembered) return;
    this.isRemembered = isRemembered;
    this.#services.changed();
  }
}

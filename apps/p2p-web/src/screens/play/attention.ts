/** Keeps the screen awake during a game, and marks the tab title and app badge on your turn. */
const mark = '▸ ';

/** How long slow calls of browser functions are delayed, so that the table renders first. */
const DELAY_MS = 60;

export class Attention {
  #lock: WakeLockSentinel | null = null;
  /** Whether a wake lock request is pending. */
  #isRequestingLock = false;
  #shouldStayAwake = false;
  #isAsked = false;
  #isMarked = false;
  #timer = 0;

  constructor() {
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
  }

  /** Call this after each change. `isPlaying`: the screen should stay awake. `isAsked`: it is the reader's turn. */
  update(isPlaying: boolean, isAsked: boolean): void {
    this.#shouldStayAwake = isPlaying;
    void this.#updateWakeLock();
    if (isAsked === this.#isAsked) return;
    this.#isAsked = isAsked;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#mark(), DELAY_MS);
  }

  #mark(): void {
    const isAsked = this.#isAsked;
    if (isAsked === this.#isMarked) return;
    this.#isMarked = isAsked;
    document.title = `${isAsked ? mark : ''}${document.title.replace(mark, '')}`;
    const badge = navigator as Navigator & {
      setAppBadge?(count?: number): Promise<void>;
      clearAppBadge?(): Promise<void>;
    };
    const badgeUpdate = isAsked ? badge.setAppBadge?.(1) : badge.clearAppBadge?.();
    badgeUpdate?.catch(() => {});
    // Browsers refuse to vibrate for a hidden page, and before the first touch.
    if (isAsked && !document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
  }

  end(): void {
    this.update(false, false);
    clearTimeout(this.#timer);
    this.#mark();
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
  }

  // Browsers release the wake lock when the page is hidden, so it is requested again when the page is visible.
  readonly #onVisibilityChange = (): void => void this.#updateWakeLock();

  async #updateWakeLock(): Promise<void> {
    if (!this.#shouldStayAwake) {
      const lock = this.#lock;
      this.#lock = null;
      await lock?.release().catch(() => {});
    } else if (!this.#isRequestingLock && !document.hidden && (this.#lock === null || this.#lock.released)) {
      this.#isRequestingLock = true;
      // The request fails on low battery. Then the screen sleeps as usual.
      this.#lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
      this.#isRequestingLock = false;
      // The table may have been closed meanwhile.
      if (!this.#shouldStayAwake) await this.#updateWakeLock();
    }
  }
}

/** Keeps the screen awake during a game, and marks the tab title and app badge on your turn. */
const mark = '● ';

/** How long slow calls of browser functions are delayed, so that the table renders first. */
const DELAY_MS = 60;

export class Attention {
  #lock: WakeLockSentinel | null = null;
  /** Whether a wake lock request is pending. */
  #asking = false;
  #awake = false;
  #asked = false;
  #marked = false;
  #timer = 0;

  constructor() {
    document.addEventListener('visibilitychange', this.#onSight);
  }

  /** Call this after each change. `isPlaying`: the screen should stay awake. `isAsked`: it is the reader's turn. */
  update(isPlaying: boolean, isAsked: boolean): void {
    this.#awake = isPlaying;
    void this.#hold();
    if (isAsked === this.#asked) return;
    this.#asked = isAsked;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#mark(), DELAY_MS);
  }

  #mark(): void {
    const wasAsked = this.#asked;
    if (wasAsked === this.#marked) return;
    this.#marked = wasAsked;
    document.title = `${wasAsked ? mark : ''}${document.title.replace(mark, '')}`;
    const badge = navigator as Navigator & {
      setAppBadge?(count?: number): Promise<void>;
      clearAppBadge?(): Promise<void>;
    };
    const badgeUpdate = wasAsked ? badge.setAppBadge?.(1) : badge.clearAppBadge?.();
    badgeUpdate?.catch(() => {});
    // Browsers refuse to vibrate for a hidden page, and before the first touch.
    if (wasAsked && !document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
  }

  end(): void {
    this.update(false, false);
    clearTimeout(this.#timer);
    this.#mark();
    document.removeEventListener('visibilitychange', this.#onSight);
  }

  // Browsers release the wake lock when the page is hidden, so it is requested again when the page is visible.
  readonly #onSight = (): void => void this.#hold();

  async #hold(): Promise<void> {
    if (!this.#awake) {
      const lock = this.#lock;
      this.#lock = null;
      await lock?.release().catch(() => {});
    } else if (!this.#asking && !document.hidden && (this.#lock === null || this.#lock.released)) {
      this.#asking = true;
      // The request fails on low battery. Then the screen sleeps as usual.
      this.#lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
      this.#asking = false;
      // The table may have been closed meanwhile.
      if (!this.#awake) await this.#hold();
    }
  }
}

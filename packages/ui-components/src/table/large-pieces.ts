/** Tells a table whether it has room for large pieces at every seat, as the container queries of its styles do. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The same limits as `@container table (min-inline-size: 44rem) and (min-block-size: 30rem)`. */
const MIN_WIDTH_REM = 44;
const MIN_HEIGHT_REM = 30;

export class LargePieces implements ReactiveController {
  fit = false;
  private readonly observer = new ResizeObserver(([entry]) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    const fit = width >= MIN_WIDTH_REM * rem && height >= MIN_HEIGHT_REM * rem;
    if (fit === this.fit) return;
    this.fit = fit;
    this.host.requestUpdate();
  });

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostConnected(): void {
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }
}

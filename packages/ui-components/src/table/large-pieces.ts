/** Tells a table whether large pieces fit at every seat, as the container queries of its styles do. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The same limits as `@container table (min-inline-size: 44rem) and (min-block-size: 30rem)`. */
const MIN_WIDTH_REM = 44;
const MIN_HEIGHT_REM = 30;
/** `--_cb-panel-width`: the panel lies in the padding of the table. */
const PANEL_WIDTH_REM = 20;

export class LargePieces implements ReactiveController {
  fit = false;
  private widthRem = 0;
  private heightRem = 0;
  // The border box does not change when the panel opens: the content box would be observed twice in one frame.
  private readonly observer = new ResizeObserver(([entry]) => {
    const { inlineSize = 0, blockSize = 0 } = entry?.borderBoxSize[0] ?? {};
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    this.widthRem = inlineSize / remPx;
    this.heightRem = blockSize / remPx;
    if (this.fit !== this.canFit) this.host.requestUpdate();
  });

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostConnected(): void {
    this.observer.observe(this.host, { box: 'border-box' });
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }

  hostUpdate(): void {
    this.fit = this.canFit;
  }

  private get canFit(): boolean {
    const panelRem = this.host.hasAttribute('panel-beside') ? PANEL_WIDTH_REM : 0;
    return this.widthRem - panelRem >= MIN_WIDTH_REM && this.heightRem >= MIN_HEIGHT_REM;
  }
}

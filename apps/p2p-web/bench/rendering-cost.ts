/** CPU time of rendering, from a trace of the browser: independent of other load. */
import type { Browser } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number;
}

export interface RenderingCost {
  /** CPU time of style, layout and paint. */
  readonly framesMs: number;
  /** CPU time of raster tasks. */
  readonly rasterMs: number;
}

/** Runs `action` and returns the rendering cost of all pages together. */
export async function measureRenderingCost<T>(
  browser: Browser,
  action: () => Promise<T>,
): Promise<{ result: T; cost: RenderingCost }> {
  await browser.startTracing(undefined, {
    categories: ['-*', 'cc', 'disabled-by-default-devtools.timeline'],
  });
  const result = await action();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const totalMsOf = (eventName: string): number =>
    traceEvents.reduce(
      (totalMs, { name, ph, tdur = 0 }) =>
        ph === 'X' && name === eventName ? totalMs + tdur / 1000 : totalMs,
      0,
    );
  return {
    result,
    cost: { framesMs: totalMsOf('ProxyMain::BeginMainFrame'), rasterMs: totalMsOf('RasterTask') },
  };
}

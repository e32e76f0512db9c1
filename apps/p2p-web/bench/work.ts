/** CPU time of rendering, from a trace of the browser: independent of other load. */
import type { Browser } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number;
}

export interface Work {
  /** Milliseconds of style, layout and paint. */
  readonly frames: number;
  /** Milliseconds of raster tasks. */
  readonly raster: number;
}

/** Runs `doing` and returns the rendering work of all pages together. */
export async function workOf<T>(
  browser: Browser,
  doing: () => Promise<T>,
): Promise<{ result: T; work: Work }> {
  await browser.startTracing(undefined, {
    categories: ['-*', 'cc', 'disabled-by-default-devtools.timeline'],
  });
  const result = await doing();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const sum = (wanted: string): number =>
    traceEvents.reduce(
      (all, { name, ph, tdur = 0 }) => (ph === 'X' && name === wanted ? all + tdur / 1000 : all),
      0,
    );
  return { result, work: { frames: sum('ProxyMain::BeginMainFrame'), raster: sum('RasterTask') } };
}

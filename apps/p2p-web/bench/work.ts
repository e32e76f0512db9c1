/** What drawing costs the processor, whatever else the machine does: from a trace of the browser. */
import type { Browser } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Of the thread's own time, in microseconds. */
  readonly tdur?: number;
}

export interface Work {
  /** Milliseconds of pages making frames: style, layout, paint. */
  readonly frames: number;
  /** Milliseconds of turning them into dots. */
  readonly raster: number;
}

/** Does something, and says what all pages together drew for it. */
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

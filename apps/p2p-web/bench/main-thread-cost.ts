/** Reads Chromium's trace: what the main thread of the busiest page spent its CPU time on. */

/** CPU time in ms per second, by kind of work; the longest task in ms; and the frames of slower processors. */
export interface MainThreadCost {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  readonly longestTask: number;
  /** Gaps between frames in ms, by slowdown. */
  readonly gaps: { readonly [slowdown: number]: readonly number[] };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start time, duration, and CPU time of the thread, in microseconds. */
  readonly ts: number;
  readonly dur: number;
  readonly tdur: number;
}

const FRAME_US = 1e6 / 60;
type Kind = 'script' | 'style' | 'layout' | 'paint';
const kinds: { readonly [name: string]: Kind } = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};
const scripts =
  /^(?:FunctionCall|EvaluateScript|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch|v8\.|V8\.|MajorGC|MinorGC)/;

export function mainThreadCost(trace: string, seconds: number, slowdowns: readonly number[]): MainThreadCost {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const completeEvents = traceEvents.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined);
  const cpuByThread = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  // A worker, in which a sharp bot thinks, has no layout.
  for (const event of completeEvents)
    if (event.name === 'UpdateLayoutTree' || event.name === 'Layout')
      cpuByThread.set(threadOf(event), (cpuByThread.get(threadOf(event)) ?? 0) + event.tdur);
  const [busiestThread] = [...cpuByThread].sort(([, a], [, b]) => b - a)[0]!;
  const events = completeEvents
    .filter((event) => threadOf(event) === busiestThread)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);

  const costUs = { all: 0, script: 0, style: 0, layout: 0, paint: 0 };
  const tasks: TraceEvent[] = [];
  const openEvents: (TraceEvent & { readonly kind: Kind | null })[] = [];
  for (const event of events) {
    while (openEvents.length > 0 && event.ts >= openEvents.at(-1)!.ts + openEvents.at(-1)!.dur)
      openEvents.pop();
    // The time of nested work counts for its own kind, not for that of the work around it.
    const outerEvent = openEvents.at(-1);
    const kind = kinds[event.name] ?? (scripts.test(event.name) ? 'script' : (outerEvent?.kind ?? null));
    if (outerEvent?.kind) costUs[outerEvent.kind] -= event.tdur;
    if (kind) costUs[kind] += event.tdur;
    openEvents.push({ ...event, kind });
    if (!outerEvent) {
      tasks.push(event);
      costUs.all += event.tdur;
    }
  }
  const perSecond = (microseconds: number): number => microseconds / 1000 / seconds;
  return {
    all: perSecond(costUs.all),
    script: perSecond(costUs.script),
    style: perSecond(costUs.style),
    layout: perSecond(costUs.layout),
    paint: perSecond(costUs.paint),
    longestTask: Math.max(...tasks.map(({ tdur }) => tdur)) / 1000,
    gaps: Object.fromEntries(slowdowns.map((slowdown) => [slowdown, gapsOf(tasks, slowdown)])),
  };
}

/**
 * The gaps between frames, in ms, if every task took `slowdown` times its CPU time. A task starts when it started in the trace, or after
 * the one before it. A refresh of the screen has no frame if the thread is busy until the next refresh.
 */
function gapsOf(tasks: readonly TraceEvent[], slowdown: number): number[] {
  const gapsMs: number[] = [];
  const startUs = tasks[0]!.ts;
  let busyUntilUs = startUs;
  let busyFromUs = startUs;
  let refreshUs = startUs;
  let lastFrameUs = startUs;
  const passRefreshes = (endUs: number): void => {
    for (; refreshUs + FRAME_US <= endUs; refreshUs += FRAME_US) {
      if (busyFromUs <= refreshUs && refreshUs + FRAME_US <= busyUntilUs) continue;
      if (refreshUs > lastFrameUs) gapsMs.push((refreshUs - lastFrameUs) / 1000);
      lastFrameUs = refreshUs;
    }
  };
  for (const { ts, tdur } of tasks) {
    if (ts > busyUntilUs) {
      passRefreshes(ts);
      busyFromUs = ts;
      busyUntilUs = ts;
    }
    busyUntilUs += tdur * slowdown;
  }
  passRefreshes(busyUntilUs);
  return gapsMs;
}

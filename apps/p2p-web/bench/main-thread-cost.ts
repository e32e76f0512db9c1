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
  const complete = traceEvents.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined);
  const cpuByThread = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  for (const event of complete)
    if (event.name === 'FunctionCall' || event.name === 'Layout')
      cpuByThread.set(threadOf(event), (cpuByThread.get(threadOf(event)) ?? 0) + event.tdur);
  const [busiest] = [...cpuByThread].sort(([, a], [, b]) => b - a)[0]!;
  const events = complete
    .filter((event) => threadOf(event) === busiest)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);

  const cost = { all: 0, script: 0, style: 0, layout: 0, paint: 0 };
  const tasks: TraceEvent[] = [];
  const open: (TraceEvent & { readonly kind: Kind | null })[] = [];
  for (const event of events) {
    while (open.length > 0 && event.ts >= open.at(-1)!.ts + open.at(-1)!.dur) open.pop();
    // The time of nested work is counted as its own kind.
    const outer = open.at(-1);
    const kind = kinds[event.name] ?? (scripts.test(event.name) ? 'script' : (outer?.kind ?? null));
    if (outer?.kind) cost[outer.kind] -= event.tdur;
    if (kind) cost[kind] += event.tdur;
    open.push({ ...event, kind });
    if (!outer) {
      tasks.push(event);
      cost.all += event.tdur;
    }
  }
  const perSecond = (microseconds: number): number => microseconds / 1000 / seconds;
  return {
    all: perSecond(cost.all),
    script: perSecond(cost.script),
    style: perSecond(cost.style),
    layout: perSecond(cost.layout),
    paint: perSecond(cost.paint),
    longestTask: Math.max(...tasks.map(({ tdur }) => tdur)) / 1000,
    gaps: Object.fromEntries(slowdowns.map((slowdown) => [slowdown, gapsOf(tasks, slowdown)])),
  };
}

/**
 * The gaps between frames, in ms, if every task took `slowdown` times its CPU time. A task starts when it started here, or after
 * the one before it. A refresh of the screen has no frame if the thread is busy from it to the next one.
 */
function gapsOf(tasks: readonly TraceEvent[], slowdown: number): number[] {
  const gapsMs: number[] = [];
  const start = tasks[0]!.ts;
  let busyUntil = start;
  let busyFrom = start;
  let refresh = start;
  let lastFrame = start;
  const passRefreshes = (until: number): void => {
    for (; refresh + FRAME_US <= until; refresh += FRAME_US) {
      if (busyFrom <= refresh && refresh + FRAME_US <= busyUntil) continue;
      if (refresh > lastFrame) gapsMs.push((refresh - lastFrame) / 1000);
      lastFrame = refresh;
    }
  };
  for (const { ts, tdur } of tasks) {
    if (ts > busyUntil) {
      passRefreshes(ts);
      busyFrom = ts;
      busyUntil = ts;
    }
    busyUntil += tdur * slowdown;
  }
  passRefreshes(busyUntil);
  return gapsMs;
}

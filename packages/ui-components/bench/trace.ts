/** Reads Chromium's trace: the cost of each task that a timer started, by kind of work. */

/** CPU time of the page's main thread by kind of work, in ms. */
export interface Cost {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  /** Start time, duration, and CPU time of the thread, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const kinds: { readonly [name: string]: 'style' | 'layout' } = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
};

export function costsIn(trace: string): Cost[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const events = traceEvents.filter(({ ph }) => ph === 'X');
  return events.filter(({ name }) => name === 'TimerFire').map((task) => costOf(task, events));
}

const isWithin = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner !== outer &&
  inner.tid === outer.tid &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

function costOf(task: TraceEvent, events: readonly TraceEvent[]): Cost {
  const parts = events.filter((event) => event.name in kinds && isWithin(event, task));
  const cost = { script: task.tdur ?? 0, style: 0, layout: 0 };
  for (const event of parts) {
    // Container queries compute styles during layout; count those as style, not as layout.
    const nestedEvents = parts.filter((other) => isWithin(other, event) && other.name !== event.name);
    const selfTime = (event.tdur ?? 0) - nestedEvents.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    cost[kinds[event.name]!] += selfTime;
    cost.script -= selfTime;
  }
  return { script: cost.script / 1000, style: cost.style / 1000, layout: cost.layout / 1000 };
}

/** The frame benchmark reads costs and frames from a trace. */
import { expect, test } from 'vitest';
import { mainThreadCost } from '../bench/main-thread-cost.ts';

/** An event of a thread that was not interrupted, in milliseconds. */
const event = (name: string, startMs: number, cpuMs: number, tid = 1) => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: startMs * 1000,
  dur: cpuMs * 1000,
  tdur: cpuMs * 1000,
});
const trace = JSON.stringify({
  traceEvents: [
    event('RunTask', 0, 1),
    event('RunTask', 100, 10),
    event('FunctionCall', 100, 8),
    event('Layout', 102, 3),
    event('RunTask', 115, 5),
    event('RunTask', 300, 1),
    // A bot that thinks in a worker.
    event('RunTask', 50, 200, 2),
    event('FunctionCall', 50, 200, 2),
  ],
});

test('counts nested work once, as its own kind', () => {
  expect(mainThreadCost(trace, 1, [])).toMatchObject({ all: 17, script: 5, layout: 3, longestTask: 10 });
});

test('a slower processor drops the frames for which its thread is busy', () => {
  const { gaps } = mainThreadCost(trace, 1, [1, 4]);
  expect(Math.max(...gaps[1]!)).toBeCloseTo(1000 / 60);
  // Busy from 100 to 160 ms: the refreshes at 100, 117 and 133 ms have no frame.
  expect(gaps[4]!.filter((gap) => gap > 20).map(Math.round)).toEqual([67]);
});

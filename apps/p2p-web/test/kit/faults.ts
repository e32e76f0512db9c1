/** What can go wrong at a table of three to five, for fast-check to choose from. */
import fc from 'fast-check';
import { liesDown, liesUp } from './lies.ts';

/** 0 is whoever is host then, the rest are the others in turn. */
const who = fc.nat(4);
/** Some of them, as bits; where that would be all or none, it is the first. */
const some = fc.integer({ min: 1, max: 30 });
const seconds = (min: number, max: number) => fc.integer({ min, max });

const crash = fc.record({ is: fc.constant('crash' as const), who, back: seconds(1, 150) });
/** The host is gone in the middle of telling: some do not hear of its last step. */
const half = fc.record({ is: fc.constant('half' as const), some, back: seconds(30, 150) });
const stall = fc.record({ is: fc.constant('stall' as const), who, for: seconds(1, 60) });
const part = fc.record({ is: fc.constant('part' as const), some, for: seconds(1, 120) });
/** Whenever a host is given up from now on, so many times, somebody wants to wait longer. */
const wait = fc.record({ is: fc.constant('wait' as const), who, times: seconds(1, 8) });
const replay = fc.record({ is: fc.constant('replay' as const), who, count: seconds(1, 12) });
const lie = fc.record({
  is: fc.constant('lie' as const),
  who,
  which: fc.nat(liesUp.length + liesDown.length - 1),
  times: seconds(1, 4),
});

/** What can happen to "I have to go": nothing, it is lost, the host dies before or after it has gone out, or who gets it dies. */
export const ways = ['well', 'lost', 'dies before', 'dies after', 'heir dies'] as const;
const handOver = fc.record({
  is: fc.constant('hand-over' as const),
  /** In turn after the host. */
  to: fc.nat(3),
  how: fc.constantFrom(...ways),
  back: seconds(1, 150),
});

export const fault = fc.oneof(
  { weight: 3, arbitrary: crash },
  { weight: 2, arbitrary: half },
  { weight: 2, arbitrary: stall },
  { weight: 3, arbitrary: part },
  { weight: 1, arbitrary: wait },
  { weight: 1, arbitrary: replay },
  { weight: 2, arbitrary: lie },
  { weight: 3, arbitrary: handOver },
);
export type Fault = typeof fault extends fc.Arbitrary<infer F> ? F : never;

export interface Planned {
  /** When so many steps have been taken. */
  readonly at: number;
  readonly fault: Fault;
}

/** What can go wrong at a table of four, for fast-check to choose from. */
import fc from 'fast-check';
import { liesDown, liesUp } from './lies.ts';

/** 0 is whoever is host then, 1 to 3 the others in turn. */
const who = fc.nat(3);
/** Some of the four, as bits, not all and not none. */
const some = fc.integer({ min: 1, max: 14 });
const seconds = (min: number, max: number) => fc.integer({ min, max });

const crash = fc.record({ is: fc.constant('crash' as const), who, back: seconds(1, 150) });
/** The host is gone in the middle of telling: some do not hear of its last step. */
const half = fc.record({ is: fc.constant('half' as const), some, back: seconds(30, 150) });
const stall = fc.record({ is: fc.constant('stall' as const), who, for: seconds(1, 60) });
const part = fc.record({ is: fc.constant('part' as const), some, for: seconds(1, 120) });
const replay = fc.record({ is: fc.constant('replay' as const), who, count: seconds(1, 12) });
const lie = fc.record({
  is: fc.constant('lie' as const),
  who,
  which: fc.nat(liesUp.length + liesDown.length - 1),
  times: seconds(1, 4),
});

export const fault = fc.oneof(
  { weight: 3, arbitrary: crash },
  { weight: 2, arbitrary: half },
  { weight: 2, arbitrary: stall },
  { weight: 3, arbitrary: part },
  { weight: 1, arbitrary: replay },
  { weight: 2, arbitrary: lie },
);
export type Fault = typeof fault extends fc.Arbitrary<infer F> ? F : never;

export interface Planned {
  /** When so many steps have been taken. */
  readonly at: number;
  readonly fault: Fault;
}

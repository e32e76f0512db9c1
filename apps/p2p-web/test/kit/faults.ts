/** What can go wrong at a table of three to five, for fast-check to choose from. */
import fc from 'fast-check';

/** Chooses a person: 0 is the current host; the others follow in seat order. */
const personNumber = fc.nat(4);
const stepCount = fc.integer({ min: 1, max: 30 });
const seconds = (min: number, max: number) => fc.integer({ min, max });

const crash = fc.record({
  type: fc.constant('crash' as const),
  who: personNumber,
  backAfterS: seconds(1, 150),
});
/** The host crashes while it sends: some do not get its last entry. */
const partialSend = fc.record({
  type: fc.constant('partial-send' as const),
  some: stepCount,
  backAfterS: seconds(30, 150),
});
/** The network carries no message for a while; after 16 s the connections break. */
const blackout = fc.record({
  type: fc.constant('blackout' as const),
  who: personNumber,
  for: seconds(1, 60),
});
const sleep = fc.record({ type: fc.constant('sleep' as const), who: personNumber, for: seconds(1, 300) });
const partition = fc.record({
  type: fc.constant('partition' as const),
  some: stepCount,
  for: seconds(1, 120),
});
/** Somebody chooses to wait longer for the host, `times` times in a row. */
const waitLonger = fc.record({
  type: fc.constant('wait-longer' as const),
  who: personNumber,
  times: seconds(1, 8),
});
/** Somebody's last messages arrive once more. */
const replay = fc.record({ type: fc.constant('replay' as const), who: personNumber, count: seconds(1, 12) });

/** What can happen to a hand-over: it arrives, it is lost, the host dies before or after it is sent, or the recipient dies. */
export const outcomes = ['arrives', 'lost', 'host dies before', 'host dies after', 'recipient dies'] as const;
export type HandOverOutcome = (typeof outcomes)[number];
const handOver = fc.record({
  type: fc.constant('hand-over' as const),
  /** The recipient, counted from the host in seat order. */
  to: fc.nat(3),
  outcome: fc.constantFrom(...outcomes),
  backAfterS: seconds(1, 150),
});

export const fault = fc.oneof(
  { weight: 3, arbitrary: crash },
  { weight: 2, arbitrary: partialSend },
  { weight: 2, arbitrary: blackout },
  { weight: 2, arbitrary: sleep },
  { weight: 3, arbitrary: partition },
  { weight: 1, arbitrary: waitLonger },
  { weight: 1, arbitrary: replay },
  { weight: 3, arbitrary: handOver },
);
export type Fault = typeof fault extends fc.Arbitrary<infer F> ? F : never;

export interface PlannedFault {
  /** The step at which the fault happens. */
  readonly step: number;
  readonly fault: Fault;
}

/** The searches of `pnpm explore` and of the tests. */
import type { Bounds } from './explorer.ts';

export interface Scenario {
  readonly name: string;
  readonly bounds: Omit<Bounds, 'depth'>;
  /** How many events deep the search goes: `short` for the tests, `long` for `pnpm explore`. */
  readonly depth: { readonly short: number; readonly long: number };
}

const DEFAULT_BOUNDS = {
  elections: 2,
  appends: 0,
  changes: 0,
  handOvers: 0,
  restarts: 0,
  preVotes: false,
  start: [],
} as const;

/** C votes for B, who becomes host without the others. */
const ELECTED = [
  'B wakes',
  'C, timed out, receives from B: request-vote 1000, log /0S',
  'B receives from C: vote 1000 granted, log /0S',
  'B wakes',
];
/** After ELECTED, the old host learns of the later term and becomes a candidate. */
const OLD_HOST_RETURNS = [
  ...ELECTED,
  'A wakes',
  'C receives from A: append 0, log /0S',
  'A receives from C: ack 1000, log /0S',
];
/** Only B has stored A's entry when D votes for C, who becomes host. */
const FORKED = [
  'A appends',
  'B receives from A: append 0, log /0S/0eA',
  'C wakes',
  'D, timed out, receives from C: request-vote 1000, log /0S',
  'C receives from D: vote 1000 granted, log /0S',
  'C wakes',
];

/** The start events of these scenarios need 3 voters: 2 of 4 voters are not a quorum. */
const SCENARIOS_OF_THREE: Readonly<Record<string, Partial<Bounds>>> = {
  'after an election, a membership change': { start: ELECTED, appends: 1, changes: 1 },
  'after an election, the old host returns': { start: OLD_HOST_RETURNS, appends: 1 },
  'after a fork of the log': { start: FORKED, appends: 2 },
};

const BOUNDS: Readonly<Record<string, Partial<Bounds>>> = {
  'one append': { appends: 1 },
  'two appends and a restart': { appends: 2, restarts: 1 },
  'an append and a membership change': { appends: 1, changes: 1 },
  'an append and a hand-over': { appends: 1, handOvers: 1 },
  'all of it': { appends: 1, changes: 1, handOvers: 1, restarts: 1 },
  'all of it, with pre-votes': { appends: 1, changes: 1, handOvers: 1, restarts: 1, preVotes: true },
};

const scenario = (
  voters: 3 | 4,
  name: string,
  bounds: Partial<Bounds>,
  shortDepth: number,
  longDepth: number,
): Scenario => ({
  name: `${voters} voters, ${name}`,
  bounds: { ...DEFAULT_BOUNDS, voters, ...bounds },
  depth: { short: shortDepth, long: longDepth },
});

/** The depths of each scenario above, by its name. */
const DEPTHS: Readonly<
  Record<string, readonly [three: [short: number, long: number], four: [short: number, long: number]]>
> = {
  'one append': [
    [6, 10],
    [5, 9],
  ],
  'two appends and a restart': [
    [5, 9],
    [4, 8],
  ],
  'an append and a membership change': [
    [5, 8],
    [4, 7],
  ],
  'an append and a hand-over': [
    [5, 9],
    [4, 8],
  ],
  'all of it': [
    [4, 7],
    [3, 7],
  ],
  'all of it, with pre-votes': [
    [4, 7],
    [3, 7],
  ],
};

export const SCENARIOS: readonly Scenario[] = [
  ...Object.entries(BOUNDS).map(([name, bounds]) => scenario(3, name, bounds, ...DEPTHS[name]![0])),
  ...Object.entries(SCENARIOS_OF_THREE).map(([name, bounds]) => scenario(3, name, bounds, 4, 6)),
  ...Object.entries(BOUNDS).map(([name, bounds]) => scenario(4, name, bounds, ...DEPTHS[name]![1])),
];

/** Small bounds in which each fault is found, with the length of its shortest trace. */
const FAULT_LIST: Readonly<Record<string, [events: number, bounds: Partial<Bounds>]>> = {
  'votes twice in a term': [3, {}],
  'ignores the lease': [4, {}],
  'a membership counts at once': [7, { changes: 1 }],
  'forgets its vote on restart': [4, { restarts: 1 }],
  'forgets its log on restart': [8, { appends: 1, restarts: 1 }],
  'votes before its election timeout': [4, {}],
  'votes for an old host after it voted for another': [5, { start: OLD_HOST_RETURNS, elections: 2 }],
  'withholds entries from the candidate': [7, { appends: 1 }],
  'stays host after a hand-over': [4, { handOvers: 1 }],
};

export const FAULT_BOUNDS: Readonly<Record<string, Bounds>> = Object.fromEntries(
  Object.entries(FAULT_LIST).map(([fault, [depth, bounds]]) => [
    fault,
    { ...DEFAULT_BOUNDS, voters: 3, elections: 1, depth, ...bounds },
  ]),
);

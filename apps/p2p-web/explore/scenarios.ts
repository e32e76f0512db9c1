/** What `pnpm explore` and the tests explore. */
import type { Bounds } from './explorer.ts';

export interface Scenario {
  readonly name: string;
  readonly bounds: Omit<Bounds, 'depth'>;
  /** How deep the tests go, and how deep `pnpm explore` goes. */
  readonly depth: { readonly short: number; readonly long: number };
}

const NOTHING = { elections: 2, appends: 0, changes: 0, handOvers: 0, restarts: 0, preVotes: false } as const;

function scenariosFor(voters: 3 | 4, depths: Readonly<Record<string, Scenario['depth']>>): Scenario[] {
  const bounds: Readonly<Record<string, Partial<Bounds>>> = {
    'one append': { appends: 1 },
    'two appends and a restart': { appends: 2, restarts: 1 },
    'an append and a membership change': { appends: 1, changes: 1 },
    'an append and a hand-over': { appends: 1, handOvers: 1 },
    'all of it': { appends: 1, changes: 1, handOvers: 1, restarts: 1 },
    'all of it, with pre-votes': { appends: 1, changes: 1, handOvers: 1, restarts: 1, preVotes: true },
  };
  return Object.entries(bounds).map(([name, more]) => ({
    name: `${voters} voters, ${name}`,
    bounds: { ...NOTHING, voters, ...more },
    depth: depths[name]!,
  }));
}

export const SCENARIOS: readonly Scenario[] = [
  ...scenariosFor(3, {
    'one append': { short: 6, long: 11 },
    'two appends and a restart': { short: 5, long: 10 },
    'an append and a membership change': { short: 5, long: 9 },
    'an append and a hand-over': { short: 5, long: 9 },
    'all of it': { short: 4, long: 8 },
    'all of it, with pre-votes': { short: 4, long: 8 },
  }),
  ...scenariosFor(4, {
    'one append': { short: 5, long: 10 },
    'two appends and a restart': { short: 4, long: 9 },
    'an append and a membership change': { short: 4, long: 8 },
    'an append and a hand-over': { short: 4, long: 8 },
    'all of it': { short: 3, long: 7 },
    'all of it, with pre-votes': { short: 3, long: 7 },
  }),
];

/** A small table in which each fault is found, with the length of its shortest trace. */
export const FAULT_BOUNDS: Readonly<Record<string, { readonly events: number; readonly bounds: Bounds }>> =
  Object.fromEntries(
    Object.entries<[events: number, Partial<Bounds>]>({
      'votes twice in a term': [3, {}],
      'ignores the lease': [4, {}],
      'a membership counts at once': [7, { changes: 1 }],
      'forgets its vote on restart': [4, { restarts: 1 }],
      'forgets its log on restart': [8, { appends: 1, restarts: 1 }],
      'votes while it is patient': [4, {}],
      'withholds entries from the candidate': [7, { appends: 1 }],
      'stays host after a hand-over': [4, { handOvers: 1 }],
    }).map(([fault, [events, more]]) => [
      fault,
      { events, bounds: { ...NOTHING, voters: 3, elections: 1, depth: events, ...more } },
    ]),
  );

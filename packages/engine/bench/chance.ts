/** Part of `pnpm bench`: chi-square tests of a million joint dice and a hundred thousand joint shuffles. */
import { Chain, logOutcome, type Reveal } from '../src/core/fair/index.ts';

/** The chi-square value that a fair source exceeds once in a thousand times (Wilson–Hilferty approximation). */
function limitOf(freedom: number): number {
  const z = 3.0902;
  const variance = 2 / (9 * freedom);
  return freedom * (1 - variance + z * Math.sqrt(variance)) ** 3;
}

function chiSquare(counts: readonly number[], expectedCount: number): number {
  return counts.reduce((sum, count) => sum + (count - expectedCount) ** 2 / expectedCount, 0);
}

const DICE_COUNT = 1_000_000;
const SHUFFLE_COUNT = 100_000;
const PEOPLE_COUNT = 3;
const SHUFFLE_SIZE = 6;
const chains = Array.from(
  { length: PEOPLE_COUNT },
  (_, person) => new Chain(new TextEncoder().encode(`1 ${person}`.padEnd(32, '.'))),
);
/** The links for a draw. When the chains are used up, they start again with another match number, which changes the outcomes. */
function linksFor(draw: number): { links: Reveal[]; match: number } {
  const length = chains[0]!.length;
  const index = 1 + (draw % length);
  return { links: reveals[index]!, match: 1 + Math.floor(draw / length) };
}
const reveals = Array.from({ length: chains[0]!.length + 1 }, (_, index) =>
  chains.map((chain) => chain.link(index)),
);

/** Returns whether all statistics stay below their limits. */
export function testChance(): boolean {
  let hasFailed = false;
  function report(label: string, value: number, freedom: number): void {
    const limit = limitOf(freedom);
    hasFailed ||= value > limit;
    console.log(
      `${label.padEnd(46)} χ² ${value.toFixed(1).padStart(7)}  of at most ${limit.toFixed(1)} (${freedom} degrees)`,
    );
  }

  const faces = new Array<number>(6).fill(0);
  const pairs = new Array<number>(36).fill(0);
  for (let draw = 0; draw < DICE_COUNT / 5; draw++) {
    const { links, match } = linksFor(draw);
    const roll = logOutcome(
      { kind: 'dice', count: 5, faces: 6, sealed: false },
      { room: 'bench', match, draw, after: '' },
      links,
    );
    for (const face of roll) faces[face]! += 1;
    for (const index of [0, 2]) pairs[roll[index]! * 6 + roll[index + 1]!]! += 1;
  }
  report(`${DICE_COUNT.toLocaleString('en')} dice, faces`, chiSquare(faces, DICE_COUNT / 6), 5);
  report('pairs of neighbours in a roll', chiSquare(pairs, (2 * DICE_COUNT) / 5 / 36), 35);

  const orders = new Map<string, number>();
  const places = new Array<number>(90 * 90).fill(0);
  for (let draw = 0; draw < SHUFFLE_COUNT; draw++) {
    const { links, match } = linksFor(draw);
    const drawContext = { room: 'bench', match, draw, after: '' };
    const order = String(
      logOutcome({ kind: 'shuffle', size: SHUFFLE_SIZE, sealed: true }, drawContext, links),
    );
    orders.set(order, (orders.get(order) ?? 0) + 1);
    if (draw % 10 > 0) continue;
    const deck = logOutcome({ kind: 'shuffle', size: 90, sealed: true }, drawContext, links);
    for (const [index, card] of deck.entries()) places[index * 90 + card]! += 1;
  }
  report(
    `${SHUFFLE_COUNT.toLocaleString('en')} shuffles of ${SHUFFLE_SIZE}, all 720 orders`,
    chiSquare([...orders.values(), ...new Array<number>(720 - orders.size).fill(0)], SHUFFLE_COUNT / 720),
    719,
  );
  // All rows and columns have fixed sums, so (90 − 1)² cells are free.
  report(
    `${(SHUFFLE_COUNT / 10).toLocaleString('en')} shuffles of 90, which card lies where`,
    chiSquare(places, SHUFFLE_COUNT / 10 / 90),
    89 * 89,
  );
  return !hasFailed;
}

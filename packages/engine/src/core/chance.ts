import type { ChanceRequest, Draw, Outcome } from './game.ts';
import { Invalid } from './invalid.ts';

/** Answers the chance requests of a match. */
export type ChanceSource = (request: ChanceRequest) => Outcome;

/** Throws `Invalid` unless `outcome` is an answer to `request`. */
export function checkOutcome(request: ChanceRequest, outcome: unknown): asserts outcome is Outcome {
  const count = request.kind === 'shuffle' ? request.size : request.count;
  const bound = request.kind === 'shuffle' ? request.size : request.faces;
  if (!Array.isArray(outcome) || outcome.length !== count) {
    throw new Invalid('outcome', `${count} numbers are asked for`);
  }
  const seenValues = new Set<number>();
  for (const value of outcome) {
    if (!Number.isInteger(value) || value < 0 || value >= bound) {
      throw new Invalid('outcome', `each number is from 0 to ${bound - 1}`);
    }
    seenValues.add(value);
  }
  if (request.kind === 'shuffle' && seenValues.size !== count) {
    throw new Invalid('outcome', 'a shuffle has each number once');
  }
}

/** Draws an answer: an unbiased permutation (Fisher–Yates) or independent dice. */
export function drawOutcome(request: ChanceRequest, draw: Draw): number[] {
  if (request.kind === 'dice') {
    // A plain loop: Array.from costs more than a whole move of some games.
    const dice: number[] = [];
    for (let die = 0; die < request.count; die++) dice.push(draw(request.faces));
    return dice;
  }
  const order: number[] = [];
  for (let index = 0; index < request.size; index++) order.push(index);
  return shuffle(order, draw);
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<V>(values: V[], draw: Draw): V[] {
  for (let lastIndex = values.length - 1; lastIndex > 0; lastIndex--) {
    const otherIndex = draw(lastIndex + 1);
    const value = values[lastIndex]!;
    values[lastIndex] = values[otherIndex]!;
    values[otherIndex] = value;
  }
  return values;
}

/**
 * Gives the same outcomes for the same seed on every machine, in every version. For local play and tests: a
 * seed is not secure against cheating.
 */
export function seededChance(seed: number | string): ChanceSource {
  const draw = seededDraw(seed);
  return (request) => drawOutcome(request, draw);
}

/** Gives these outcomes in order, for docs examples and replays. */
export function fixedChance(outcomes: readonly Outcome[]): ChanceSource {
  let nextIndex = 0;
  return () => {
    const outcome = outcomes[nextIndex];
    if (!outcome) throw new Invalid('outcome', `only ${outcomes.length} draws were given`);
    nextIndex += 1;
    return outcome;
  };
}

/**
 * xoshiro128** (Blackman and Vigna), seeded by splitmix32. Bounded numbers are unbiased (rejection sampling).
 */
export function seededDraw(seed: number | string): Draw {
  let mix = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const splitmix = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) | 0;
  };
  let a = splitmix();
  let b = splitmix();
  let c = splitmix();
  let d = splitmix();
  const next = (): number => {
    const timesFive = Math.imul(b, 5);
    const result = Math.imul((timesFive << 7) | (timesFive >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return (bound) => {
    if (bound > EXACT_BOUND_MAX) return drawByRemainder(next, bound);
    // Lemire's method: take the high half of next × bound; reject low halves below 2³² mod bound, which would
    // favour some numbers.
    let product = next() * bound;
    let highHalf = Math.floor(product / TWO_32);
    if (product - highHalf * TWO_32 < bound) {
      const rejectBelow = TWO_32 % bound;
      while (product - highHalf * TWO_32 < rejectBelow) {
        product = next() * bound;
        highHalf = Math.floor(product / TWO_32);
      }
    }
    return highHalf;
  };
}

const TWO_32 = 2 ** 32;
/** Up to this bound, the product with 32 random bits is exact in a double. */
const EXACT_BOUND_MAX = 2 ** 21;

/**
 * Rejects values above the largest multiple of `bound` in 32 bits, so that every remainder is equally likely.
 */
function drawByRemainder(next: () => number, bound: number): number {
  const limit = TWO_32 - (TWO_32 % bound);
  let value = next();
  while (value >= limit) value = next();
  return value % bound;
}

/** The FNV-1a hash of a text, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

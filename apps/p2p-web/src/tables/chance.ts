/** Chance of this browser alone: unbiased numbers from the system's generator. */
import { type ChanceRequest, type Draw, drawOutcome, type Outcome } from '@cheeseboard/engine';

export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const WORDS = 2 ** 32;

/** Numbers above the largest multiple of `bound` are thrown away: they would favour the small ones. */
export const randomInt: Draw = (bound) => {
  const fair = WORDS - (WORDS % bound);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0]! >= fair);
  return word[0]! % bound;
};

export const drawHere = (request: ChanceRequest): Outcome => drawOutcome(request, randomInt);

import { seededDraw } from '@cheeseboard/engine';
import { touchSomething } from './offer.ts';
import type { Person } from './person.ts';

export interface Play {
  /** The same seed chooses the same way. */
  readonly seed?: string;
  /** Ends earlier: asked after each touch, with how many there were, together and of each. */
  readonly until?: (touches: number, each: readonly number[]) => boolean | Promise<boolean>;
}

/**
 * Everybody plays at their own table, through what lights up on it and nothing else, until all see the end of the game. Gives how often each
 * has touched something. A page that is reloaded meanwhile goes on when it is back.
 */
export async function autoplay(
  people: readonly Person[],
  { seed = 'play', until }: Play = {},
): Promise<number[]> {
  const touches = people.map(() => 0);
  let ended = false;
  const sum = (): number => touches.reduce((a, b) => a + b, 0);
  await Promise.all(
    people.map(async (person, place) => {
      const draw = seededDraw(`${seed} ${place}`);
      while (!ended) {
        // While a page loads there is nothing to touch.
        const touch = await person.page
          .evaluate(touchSomething, { chance: draw(10_000) / 10_000 })
          .catch((error: Error) => {
            if (person.page.isClosed()) throw error;
            return { touched: null, over: false };
          });
        if (touch.touched !== null) touches[place]! += 1;
        if (await until?.(sum(), touches)) ended = true;
        if (touch.over) return;
        if (touch.touched === null) await new Promise((resolve) => setTimeout(resolve, 40));
      }
    }),
  );
  return touches;
}

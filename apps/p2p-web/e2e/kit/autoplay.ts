import { seededDraw } from '@cheeseboard/engine';
import type { Person } from './person.ts';
import { type Touch, touchSomething } from './touch.ts';

export interface Play {
  /** Decides what is touched: the same seed makes the same choices. */
  readonly seed?: string;
  /** Leaves the sheets at the end of a round open. */
  readonly keepSheets?: boolean;
  /** Stops early when this returns true. Called after each touch with the number of touches, in total and per person. */
  readonly until?: (touches: number, touchesPerPerson: readonly number[]) => boolean | Promise<boolean>;
}

/**
 * Everybody plays by touching what lights up on their screen, until all see the end of the game. Survives reloads. Returns
 * the number of touches per person.
 */
export async function autoplay(
  people: readonly Person[],
  { seed = 'play', keepSheets = false, until }: Play = {},
): Promise<number[]> {
  const touches = people.map(() => 0);
  let hasEnded = false;
  const totalTouches = (): number => touches.reduce((a, b) => a + b, 0);
  await Promise.all(
    people.map(async (person, index) => {
      const draw = seededDraw(`${seed} ${index}`);
      while (!hasEnded) {
        // A page that is loading has nothing to touch.
        const touch = await person.page
          .evaluate(touchSomething, { chance: draw(10_000) / 10_000, keepSheets })
          .catch(async (error: Error): Promise<Pick<Touch, 'touched' | 'over'>> => {
            if (person.page.isClosed()) throw error;
            await person.page.waitForLoadState();
            return { touched: null, over: false };
          });
        if (touch.touched !== null) touches[index]! += 1;
        if (await until?.(totalTouches(), touches)) hasEnded = true;
        if (touch.over) return;
      }
    }),
  );
  return touches;
}

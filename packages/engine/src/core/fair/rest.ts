/**
 * A person who is left out of a draw sits out the next ones. The host sees all reveals before it declares some of
 * them late, so each omission lets it choose between two outcomes. Sitting out limits that choice to once per
 * guest in `SIT_OUT_DRAWS` + 1 draws.
 */

/**
 * A host can influence at most one draw in 21 per guest, as long as more than half of the players take part: see `Checked.alone`.
 * A higher value would exclude a player for hours after one short network failure.
 */
export const SIT_OUT_DRAWS = 20;

/** Who took part in a draw. */
export interface Turnout {
  /** True if fewer than two of the people who had to take part did, so that one person could know the outcome in advance. */
  readonly alone: boolean;
  /** The number of a person who took part although they had to sit out; null if there is none. */
  readonly early: number | null;
}

/** Tracks who sits out, from draw to draw, by number in the roster. */
export class Rests {
  /** For each person, the last draw that they sit out. */
  readonly #lastDrawsOut: number[];

  constructor(people: number) {
    this.#lastDrawsOut = new Array<number>(people).fill(0);
  }

  /** Adds people until there are `people` of them. */
  join(people: number): void {
    while (this.#lastDrawsOut.length < people) this.#lastDrawsOut.push(0);
  }

  /** The people who sit out this draw. At least two must take part; if necessary, those whose time ends first return early. */
  at(draw: number): number[] {
    const restingPeople = this.#lastDrawsOut.flatMap((until, person) => (until >= draw ? [person] : []));
    const returningCount = Math.max(0, 2 - (this.#lastDrawsOut.length - restingPeople.length));
    restingPeople.sort((a, b) => this.#lastDrawsOut[a]! - this.#lastDrawsOut[b]! || a - b);
    return restingPeople.slice(returningCount).sort((a, b) => a - b);
  }

  /** Records a draw that was made without the `absent` people. Call it for every draw, in order. */
  drew(draw: number, absent: readonly number[]): Turnout {
    const restingPeople = this.at(draw);
    const participants = this.#lastDrawsOut.flatMap((_, person) =>
      restingPeople.includes(person) ? [] : [person],
    );
    const alone = participants.filter((person) => !absent.includes(person)).length < 2;
    const earlyPerson = alone ? undefined : restingPeople.find((person) => !absent.includes(person));
    for (const person of absent) {
      if (!restingPeople.includes(person)) this.#lastDrawsOut[person] = draw + SIT_OUT_DRAWS;
    }
    return { alone, early: earlyPerson ?? null };
  }
}

/**
 * Whoever is left out of a draw sits out the next ones. The host sees all links before it says which of them came too late, so leaving somebody
 * out is a choice between two outcomes. It has that choice once with each guest, and then not again for so many draws; who really was late loses
 * nothing but their part in chance.
 */

/**
 * A game of dice has fifty draws and more: with each guest who plays along with it a host can turn one of 21, which is less than one in twenty. More would keep somebody
 * with one short fault of the line out of chance for a whole evening.
 */
export const REST = 20;

/** What a draw says about who took part. */
export interface Turnout {
  /** Fewer than two took part whose turn it was: one alone can know the outcome before. */
  readonly alone: boolean;
  /** Somebody took part who had to sit out. */
  readonly early: number | null;
}

/** Who sits out, from draw to draw. By number in the roster. */
export class Rests {
  /** The last draw that each sits out. */
  readonly #until: number[];

  constructor(people: number) {
    this.#until = new Array<number>(people).fill(0);
  }

  /** So many take part from now on. */
  join(people: number): void {
    while (this.#until.length < people) this.#until.push(0);
  }

  /** Who sits out this draw. Where fewer than two would be left, those whose rest ends first take part, and no others. */
  at(draw: number): number[] {
    const resting = this.#until.flatMap((until, person) => (until >= draw ? [person] : []));
    const needed = Math.max(0, 2 - (this.#until.length - resting.length));
    resting.sort((a, b) => this.#until[a]! - this.#until[b]! || a - b);
    return resting.slice(needed).sort((a, b) => a - b);
  }

  /** The draw was made without these; all draws before it are told already. */
  drew(draw: number, absent: readonly number[]): Turnout {
    const resting = this.at(draw);
    const due = this.#until.flatMap((_, person) => (resting.includes(person) ? [] : [person]));
    const alone = due.filter((person) => !absent.includes(person)).length < 2;
    const early = alone ? undefined : resting.find((person) => !absent.includes(person));
    for (const person of absent) {
      if (!resting.includes(person)) this.#until[person] = draw + REST;
    }
    return { alone, early: early ?? null };
  }
}

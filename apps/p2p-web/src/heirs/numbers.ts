/**
 * How many it takes. Heirs are the people who sat at the table when the match began, the host aside. So many of them that two
 * groups cannot both have them must agree on a new host; and the host goes on only while those who are out of its reach are too few for that. So
 * the two halves of a split table never both carry on.
 */

/** How many heirs elect a new host; null where none can be: nobody but the host, or one heir, who would see all secrets alone. */
export function threshold(heirs: number, secrets: boolean): number | null {
  const majority = Math.floor(heirs / 2) + 1;
  const needed = secrets ? Math.max(2, majority) : majority;
  return heirs > 0 && needed <= heirs ? needed : null;
}

/** Whether a host may go on while so many heirs are out of reach who have not said goodbye. */
export const mayGoOn = (away: number, needed: number | null): boolean => needed === null || away < needed;

interface Electorate {
  readonly heirs: readonly string[];
  readonly needed: number;
}

/** Whether enough heirs by one will and enough by another always have one in common, who elects by one of them only. */
export function meet(one: Electorate, other: Electorate): boolean {
  const all = new Set([...one.heirs, ...other.heirs]);
  return one.needed === 0 || other.needed === 0 || one.needed + other.needed > all.size;
}

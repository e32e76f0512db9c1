/** The `aria-label` of a table's region: the game's name, with a number if the page has several tables of that game. */
const usedLabels = new Set<string>();

export class RegionLabel {
  #key = '';
  #number = 1;

  /** Claims the first free number among tables of this kind. */
  claim(kind: string): void {
    this.release();
    this.#number = 1;
    while (usedLabels.has(`${kind} ${this.#number}`)) this.#number += 1;
    this.#key = `${kind} ${this.#number}`;
    usedLabels.add(this.#key);
  }

  release(): void {
    usedLabels.delete(this.#key);
  }

  labelFor(game: string): string {
    return this.#number === 1 ? game : `${game} ${this.#number}`;
  }
}

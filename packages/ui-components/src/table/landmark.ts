/** What a table is called among the landmarks of its page: its game, and a number where there are several of it. */
const taken = new Set<string>();

export class Landmark {
  #place = '';
  #number = 1;

  /** Takes the first free number among the tables of this kind. */
  take(kind: string): void {
    this.leave();
    this.#number = 1;
    while (taken.has(`${kind} ${this.#number}`)) this.#number += 1;
    this.#place = `${kind} ${this.#number}`;
    taken.add(this.#place);
  }

  leave(): void {
    taken.delete(this.#place);
  }

  called(game: string): string {
    return this.#number === 1 ? game : `${game} ${this.#number}`;
  }
}

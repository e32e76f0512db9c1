/**
 * The rules a second time, written from the rulebook alone: slowly, literally, and without importing anything. The laws compare it
 * with the game at every step.
 */
const links = '01 02 03 12 23 14 25 36 45 56 47 57 58 68 78'.split(' ');
const isLinked = (a: number, b: number): boolean => links.includes(`${a}${b}`) || links.includes(`${b}${a}`);

export class Oracle {
  private readonly seats: number;
  private steps = 0;
  private readonly mice: number[];
  private readonly eatenBy: number[];
  /** TB-1 */
  private readonly cheeses = new Set([1, 2, 3, 4, 5, 6, 7, 8]);

  constructor(seats: number) {
    this.seats = seats;
    this.mice = Array.from({ length: seats }, () => 0);
    this.eatenBy = Array.from({ length: seats }, () => 0);
  }

  chance(): void {}

  awaits() {
    // TB-4
    if (this.cheeses.size === 0 || this.steps === 12 * this.seats)
      return { kind: 'over' as const, result: this.result() };
    // TB-2
    const turn = this.steps % this.seats;
    const moves = [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .filter((to) => isLinked(this.mice[turn]!, to))
      .map((to) => JSON.stringify({ type: 'walk', to }));
    return { kind: 'moves' as const, bySeat: new Map([[turn, moves.sort()]]) };
  }

  move(seat: number, move: object): void {
    const { to } = move as { to: number };
    this.mice[seat] = to;
    this.steps += 1;
    // TB-3
    if (this.cheeses.delete(to)) this.eatenBy[seat] = this.eatenBy[seat]! + 1;
  }

  facts() {
    return { mice: this.mice, cheeses: [...this.cheeses], scores: this.eatenBy };
  }

  private result() {
    const scores = this.eatenBy;
    const ranking = scores.map((score) => scores.filter((other) => other > score).length + 1);
    const winners = ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return { scores, ranking, winners };
  }
}

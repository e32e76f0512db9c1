/**
 * The rules a second time, written from the rulebook alone: slowly, literally, and without importing anything. The laws compare it
 * with the game at every step.
 */
export class Oracle {
  private readonly seats: number;
  private readonly rounds: Map<number, number>[] = [new Map()];

  constructor(seats: number) {
    this.seats = seats;
  }

  chance(): void {}

  /** TS-1 */
  awaits() {
    if (this.rounds.length === 6) return { kind: 'over' as const, result: this.result() };
    const moves = [1, 2, 3, 4, 5].map((number) => JSON.stringify({ type: 'choose', number }));
    const bySeat = new Map<number, string[]>();
    for (let seat = 0; seat < this.seats; seat++) if (!this.rounds.at(-1)!.has(seat)) bySeat.set(seat, moves);
    return { kind: 'moves' as const, bySeat };
  }

  move(seat: number, move: object): void {
    this.rounds.at(-1)!.set(seat, (move as { number: number }).number);
    if (this.rounds.at(-1)!.size === this.seats) this.rounds.push(new Map());
  }

  facts() {
    return {
      choices: this.eachSeat((seat) => this.rounds.at(-1)!.get(seat) ?? 0),
      scores: this.eachSeat((seat) => this.score(seat)),
    };
  }

  /** TS-2 */
  private score(seat: number): number {
    let score = 0;
    for (const round of this.rounds.slice(0, -1)) {
      const others = [...round].filter(([other]) => other !== seat).map(([, number]) => number);
      if (!others.includes(round.get(seat)!)) score += round.get(seat)!;
    }
    return score;
  }

  /** TS-3 */
  private result() {
    const scores = this.eachSeat((seat) => this.score(seat));
    const ranking = scores.map((score) => scores.filter((other) => other > score).length + 1);
    const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return { scores, ranking, winners };
  }

  private eachSeat<V>(valueFor: (seat: number) => V): V[] {
    return Array.from({ length: this.seats }, (_, seat) => valueFor(seat));
  }
}

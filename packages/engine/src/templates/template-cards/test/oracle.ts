/**
 * The rules a second time, written from the rulebook alone: slowly, literally, and without importing anything. The laws compare it
 * with the game at every step.
 */
interface Played {
  readonly seat: number;
  readonly card: number;
}

export class Oracle {
  private readonly seats: number;
  private readonly hands: Set<number>[];
  private readonly tricks: Played[][] = [[]];
  private readonly takenBy: number[] = [];
  private isDealt = false;

  constructor(seats: number) {
    this.seats = seats;
    this.hands = Array.from({ length: seats }, () => new Set<number>());
  }

  /** TC-1 */
  chance(outcome: number[]): void {
    for (let seat = 0; seat < this.seats; seat++)
      for (let card = 0; card < 5; card++) this.hands[seat]!.add(outcome[seat * 5 + card]! + 1);
    this.isDealt = true;
  }

  awaits() {
    if (!this.isDealt) return { kind: 'chance' as const, request: { kind: 'shuffle', size: this.seats * 6 } };
    if (this.takenBy.length === 5) return { kind: 'over' as const, result: this.result() };
    const moves = [...this.hands[this.turn()]!].map((card) => JSON.stringify({ type: 'play', card })).sort();
    return { kind: 'moves' as const, bySeat: new Map([[this.turn(), moves]]) };
  }

  /** TC-2 */
  move(seat: number, move: object): void {
    const { card } = move as { card: number };
    this.hands[seat]!.delete(card);
    if (this.tricks.at(-1)!.length === this.seats) this.tricks.push([]);
    const trick = this.tricks.at(-1)!;
    trick.push({ seat, card });
    if (trick.length < this.seats) return;
    // TC-3
    const highest = [...trick].sort((a, b) => b.card - a.card)[0]!;
    this.takenBy.push(highest.seat);
  }

  facts() {
    return {
      hands: this.hands.map((hand) => [...hand].sort((a, b) => a - b)),
      trick: this.tricks.at(-1)!.map(({ card }) => card),
      tricks: this.counts(),
    };
  }

  private turn(): number {
    const trick = this.tricks.at(-1)!;
    const last = trick.length < this.seats ? trick.at(-1) : undefined;
    return last ? (last.seat + 1) % this.seats : (this.takenBy.at(-1) ?? 0);
  }

  private counts(): number[] {
    return this.hands.map((_, seat) => this.takenBy.filter((taker) => taker === seat).length);
  }

  /** TC-4 */
  private result() {
    const scores = this.counts();
    const ranking = scores.map((score) => scores.filter((other) => other > score).length + 1);
    const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return { scores, ranking, winners };
  }
}

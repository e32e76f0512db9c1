/**
 * The rules a second time, written from the rulebook alone: slowly, literally, and without importing anything. The laws compare it
 * with the game at every step.
 */
const ways = [
  [0, 1, 2, 3, 4, 5, 6, 11, 12, 13, 14],
  [0, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13, 14],
];

export class Oracle {
  private turn = 0;
  private die = 0;
  private readonly mice: number[];

  constructor(seats: number) {
    this.mice = Array.from({ length: seats }, () => 0);
  }

  awaits() {
    // TR-3
    if (this.mice.includes(14)) return { kind: 'over' as const, result: this.result() };
    if (this.die === 0) return { kind: 'chance' as const, request: { kind: 'dice', count: 1, faces: 6 } };
    return { kind: 'moves' as const, bySeat: new Map([[this.turn, this.moves()]]) };
  }

  chance(outcome: number[]): void {
    this.die = outcome[0]! + 1;
  }

  /** TR-1 */
  private moves(): string[] {
    const from = this.mice[this.turn]!;
    const targets = ways
      .filter((way) => way.includes(from))
      .map((way) => way[Math.min(way.indexOf(from) + this.die, way.length - 1)]!);
    return [...new Set(targets)].map((to) => JSON.stringify({ type: 'run', to })).sort();
  }

  move(seat: number, move: object): void {
    const { to } = move as { to: number };
    // TR-2
    for (const [rival, place] of this.mice.entries()) if (place === to) this.mice[rival] = 0;
    this.mice[seat] = to;
    this.die = 0;
    if (to !== 14) this.turn = this.turn + 1 === this.mice.length ? 0 : this.turn + 1;
  }

  facts() {
    return { turn: this.turn, mice: this.mice };
  }

  private result() {
    const scores = this.mice.map((place) => (place === 14 ? 1 : 0));
    const winner = scores.indexOf(1);
    return { scores, ranking: scores.map((score) => (score === 1 ? 1 : 2)), winners: [winner] };
  }
}

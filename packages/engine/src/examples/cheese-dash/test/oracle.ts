/**
 * The rules a second time, written from the rulebook alone: slowly, literally, and without importing anything. The laws compare it
 * with the game at every step.
 */
export class Oracle {
  private readonly goal: number;
  private turn = 0;
  private rolls: number[] = [];
  private mustRoll = true;
  private readonly kept: number[][];

  constructor(seats: number, goal: number) {
    this.goal = goal;
    this.kept = Array.from({ length: seats }, () => []);
  }

  awaits() {
    if (this.scores().some((score) => score >= this.goal))
      return { kind: 'over' as const, result: this.result() };
    if (this.mustRoll) return { kind: 'chance' as const, request: { kind: 'dice', count: 1, faces: 6 } };
    // CD-4
    const allowed = this.rolls.at(-1) === 6 ? ['roll'] : ['roll', 'stop'];
    const moves = allowed.map((type) => JSON.stringify({ type }));
    return { kind: 'moves' as const, bySeat: new Map([[this.turn, moves]]) };
  }

  /** CD-1 */
  chance(outcome: number[]): void {
    const die = outcome[0]! + 1;
    if (die === 1) this.pass();
    else {
      this.rolls.push(die);
      this.mustRoll = false;
    }
  }

  /** CD-2 */
  move(seat: number, move: object): void {
    this.mustRoll = true;
    if ((move as { type: string }).type === 'roll') return;
    this.kept[seat]!.push(...this.rolls);
    // CD-3
    if (this.scores()[seat]! < this.goal) this.pass();
    else this.rolls = [];
  }

  facts() {
    return { turn: this.turn, points: sum(this.rolls), scores: this.scores() };
  }

  private pass(): void {
    this.rolls = [];
    this.mustRoll = true;
    this.turn = this.turn + 1 === this.kept.length ? 0 : this.turn + 1;
  }

  private scores(): number[] {
    return this.kept.map(sum);
  }

  private result() {
    const scores = this.scores();
    const ranking = scores.map((score) => scores.filter((other) => other > score).length + 1);
    const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return { scores, ranking, winners };
  }
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

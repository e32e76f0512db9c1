/** A David & Goliath table with a match. The test acts as the host. */
import { Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { type DavidGoliath, davidGoliath, type Move } from '@cheeseboard/engine/david-goliath';
import { html } from 'lit';
import type { CbDavidGoliath } from '../../src/games/david-goliath/david-goliath.ts';
import '../../src/games/david-goliath/define.ts';
import { explainBy } from '../../src/table/explain.ts';
import { getElement, show } from './index.ts';
import { until } from './query.ts';

export const names = ['Anna', 'Ben', 'Clara', 'Dennis', 'Emma', 'Finn'];

export class DavidGoliathFixture {
  readonly match: Match<DavidGoliath>;
  readonly requestedMoves: Move[] = [];
  /** Return false to refuse the move that the table requests. */
  accept: (move: Move) => boolean = () => true;

  constructor(
    seats: number,
    readonly you: number | 'spectator' = 0,
    seed: number | string = 1,
    options: object = { deals: 1, firstDealer: 0 },
  ) {
    this.match = new Match(davidGoliath, { seats, options });
    this.chance = seededChance(seed);
    this.match.resolveAll(this.chance);
  }
  readonly chance;

  get table(): CbDavidGoliath {
    return getElement('cb-david-goliath');
  }

  async render(speed = 0): Promise<void> {
    await show(
      html`<h1>Table</h1><cb-david-goliath style="--cb-speed: ${speed}" rules-href="/rules/david-goliath"></cb-david-goliath>`,
    );
    this.table.addEventListener('cb-move', (event) => {
      const { move } = event as unknown as { move: Move };
      this.requestedMoves.push(move);
      if (!this.accept(move)) return event.preventDefault();
      this.match.play(this.you as number, move);
      this.update();
    });
    this.update();
    await this.table.updateComplete;
  }

  /** Sets the table's properties from the viewpoint of `you`. */
  update(): void {
    const { table, match, you } = this;
    const log = match.history.flatMap(({ events }) => events);
    table.players = names.slice(0, match.seats).map((name, seat) => ({ name, bot: seat !== you }));
    table.view = match.view(you);
    table.moves = you === 'spectator' ? [] : match.legalMoves(you);
    table.log = log;
    table.explain = explainBy(davidGoliath, table.view, log);
  }

  /** The other seats play random legal cards, until it is `you`'s turn or the game is over. */
  playOthers(maxMoves = 100): void {
    const draw = seededDraw(7);
    for (let movesLeft = maxMoves; movesLeft > 0; movesLeft--) {
      const [seat] = this.match.actors;
      if (seat === undefined || seat === this.you) break;
      const moves = this.match.legalMoves(seat);
      this.match.play(seat, moves[draw(moves.length)]!);
    }
  }

  /** All seats play their first legal card until `isEnough` returns true. */
  playUntil(isEnough: () => boolean): void {
    while (!isEnough()) {
      const [seat] = this.match.actors;
      if (seat === undefined) {
        this.match.resolveAll(this.chance);
        continue;
      }
      this.match.play(seat, this.match.legalMoves(seat)[0]!);
    }
  }

  waitUntilSettled(): Promise<unknown> {
    return until(() => !this.table.busy);
  }
}

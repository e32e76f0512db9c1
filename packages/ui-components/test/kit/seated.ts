/** A table of David & Goliath with a match behind it: the test is the host. */
import { Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { type DavidGoliath, davidGoliath, type Move } from '@cheeseboard/engine/david-goliath';
import { html } from 'lit';
import type { CbDavidGoliath } from '../../src/david-goliath/david-goliath.ts';
import '../../src/david-goliath/define.ts';
import { explainBy } from '../../src/table/explain.ts';
import { until } from './deep.ts';
import { show, the } from './index.ts';

export const names = ['Anna', 'Ben', 'Clara', 'Dennis', 'Emma', 'Finn'];

export class Seated {
  readonly match: Match<DavidGoliath>;
  readonly wanted: Move[] = [];
  /** Plays what the table wants; set it to refuse. */
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
    return the('cb-david-goliath');
  }

  async lay(speed = 0): Promise<void> {
    await show(
      html`<h1>Table</h1><cb-david-goliath style="--cb-speed: ${speed}" rules-href="/rules/david-goliath"></cb-david-goliath>`,
    );
    this.table.addEventListener('cb-move', (event) => {
      const { move } = event as unknown as { move: Move };
      this.wanted.push(move);
      if (!this.accept(move)) return event.preventDefault();
      this.match.play(this.you as number, move);
      this.tell();
    });
    this.tell();
    await this.table.updateComplete;
  }

  /** Gives the table what its seat may know. */
  tell(): void {
    const { table, match, you } = this;
    const log = match.history.flatMap(({ events }) => events);
    table.players = names.slice(0, match.seats).map((name, seat) => ({ name, bot: seat !== you }));
    table.view = match.view(you);
    table.moves = you === 'spectator' ? [] : match.legalMoves(you);
    table.log = log;
    table.explain = explainBy(davidGoliath, table.view, log);
  }

  /** Others play, any legal card, until it is the reader's turn or the game is over. */
  others(most = 100): void {
    const draw = seededDraw(7);
    for (let left = most; left > 0; left--) {
      const [seat] = this.match.actors;
      if (seat === undefined || seat === this.you) break;
      const moves = this.match.legalMoves(seat);
      this.match.play(seat, moves[draw(moves.length)]!);
    }
  }

  /** Everybody plays, any legal card, until `stop`. */
  until(stop: () => boolean): void {
    while (!stop()) {
      const [seat] = this.match.actors;
      if (seat === undefined) {
        this.match.resolveAll(this.chance);
        continue;
      }
      this.match.play(seat, this.match.legalMoves(seat)[0]!);
    }
  }

  settled(): Promise<unknown> {
    return until(() => !this.table.busy);
  }
}

/** A Mens erger je niet table that starts at any position. The test acts as the host and chooses the rolls. */
import {
  type Event,
  mensErgerJeNiet as game,
  type Move,
  type State,
} from '@cheeseboard/engine/mens-erger-je-niet';
import { mensErgerJeNietPositions as positions } from '@cheeseboard/engine/mens-erger-je-niet/positions';
import { readPosition } from '@cheeseboard/engine/positions';
import { html } from 'lit';
import '../../src/games/mens-erger-je-niet/define.ts';
import type { CbMensErgerJeNiet } from '../../src/games/mens-erger-je-niet/mens-erger-je-niet.ts';
import type { CbPilesBoard } from '../../src/piles-board/piles-board.ts';
import { explainBy } from '../../src/table/explain.ts';
import { getElement, show } from './index.ts';
import { queryAllDeep, until } from './query.ts';

export class MensErgerJeNietFixture {
  state: State;
  readonly requestedMoves: Move[] = [];
  log: Event[] = [];
  accept = true;

  /** `fields`: phase/turn/roll/heights/finished. */
  constructor(fields: string, options = '') {
    const seats = fields.split('/')[3]!.split(',').length;
    this.state = readPosition(`mens-erger-je-niet.1/${seats}/${options}/${fields}`, [positions]).state;
  }

  get table(): CbMensErgerJeNiet {
    return getElement('cb-mens-erger-je-niet');
  }

  get board(): CbPilesBoard {
    return queryAllDeep<CbPilesBoard>(this.table, 'cb-piles-board')[0]!;
  }

  async render(speed = 0): Promise<this> {
    // Remove the previous table: its listener belongs to another fixture.
    await show(html``);
    await show(
      html`<h1>Table</h1><cb-mens-erger-je-niet style="--cb-speed: ${speed}; block-size: 640px" rules-href="/rules/me"></cb-mens-erger-je-niet>`,
    );
    this.table.addEventListener('cb-move', (event) => {
      const { move } = event as unknown as { move: Move };
      this.requestedMoves.push(move);
      if (!this.accept) return event.preventDefault();
      this.step((state, emit) => game.play(state, 0, move, emit));
    });
    this.update();
    await this.waitForUpdate();
    return this;
  }

  play(seat: number, text: string): void {
    this.step((state, emit) => game.play(state, seat, game.readMove(text, state.options)!, emit));
  }

  roll(pips: number): void {
    this.step((state, emit) => game.resolve(state, [pips - 1], emit));
  }

  private step(applyStep: (state: State, emit: (event: Event) => void) => void): void {
    const state = structuredClone(this.state);
    const log = [...this.log];
    applyStep(state, (event) => log.push(event));
    this.state = state;
    this.log = log;
    this.update();
  }

  /** Sets the table's properties from the viewpoint of seat 0. */
  update(): void {
    const { table, state, log } = this;
    table.players = ['Anna', 'Ben', 'Clara', 'Dennis']
      .slice(0, state.seats)
      .map((name, seat) => ({ name, bot: seat > 0 }));
    table.view = game.view(state, 0);
    table.moves = game.actors(state).includes(0) ? game.legalMoves(state, 0) : [];
    table.log = log;
    table.explain = explainBy(game, table.view, log);
  }

  /** Waits until the table, its board and its piles have rendered. */
  async waitForUpdate(): Promise<void> {
    await this.table.updateComplete;
    await this.board?.updateComplete;
    await Promise.all(
      queryAllDeep<CbPilesBoard>(this.table, 'cb-pile').map(({ updateComplete }) => updateComplete),
    );
  }

  async waitUntilSettled(): Promise<void> {
    await this.waitForUpdate();
    // After the game the last sheet keeps the table busy.
    await until(() => !this.table.busy || queryAllDeep(this.table, '.sheet').length > 0);
    await this.waitForUpdate();
  }

  pile(number: number): HTMLButtonElement {
    return queryAllDeep<HTMLButtonElement>(this.board, `[data-stop="${number}"]`)[0]!;
  }

  async tap(...piles: number[]): Promise<void> {
    for (const number of piles) {
      this.pile(number).click();
      await this.waitForUpdate();
    }
  }

  async putDown(): Promise<void> {
    this.pile(5).click();
    await this.waitUntilSettled();
  }

  text(selector: string): string {
    return queryAllDeep(this.table, selector)[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }
}

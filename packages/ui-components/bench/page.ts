/** The measured page: one of the fullest tables, which shows a match step by step. main.ts measures it. */
import { type AnyGame, type GameTypes, Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { davidGoliath } from '@cheeseboard/engine/david-goliath';
import { goudaGouda } from '@cheeseboard/engine/gouda-gouda';
import '../src/games/david-goliath/define.ts';
import '../src/games/gouda-gouda/define.ts';
import type { TableElement } from '../src/table/table.ts';

const games: { readonly [id: string]: AnyGame } = {
  'david-goliath': davidGoliath,
  'gouda-gouda': goudaGouda,
};

interface Step {
  readonly view: GameTypes['view'];
  readonly moves: readonly GameTypes['move'][];
  readonly log: readonly GameTypes['event'][];
}

let table: TableElement<GameTypes>;
let steps: Step[] = [];
let nextStep = 0;

const bench = {
  /** Renders a table for six players and prepares `count` steps of a match, which are shown one by one. */
  setUp(id: string, count: number): number {
    const chance = seededChance(id);
    const draw = seededDraw(id);
    steps = [];
    while (steps.length < count) {
      const match = new Match(games[id]!, { seats: 6 });
      while (!match.result && steps.length < count) {
        if (match.chance) match.resolve(chance(match.chance));
        else {
          const seat = match.actors[draw(match.actors.length)]!;
          const moves = match.legalMoves(seat);
          match.play(seat, moves[draw(moves.length)]!);
        }
        const log = match.history.flatMap(({ events }) => events);
        steps.push({ view: match.view(0), moves: match.legalMoves(0), log });
      }
    }
    nextStep = 1;
    table = document.createElement(`cb-${id}`) as TableElement<GameTypes>;
    // A table does not animate or announce its first view.
    Object.assign(table, steps[0]);
    table.players = ['Anna', 'Ben', 'Clara', 'Dennis', 'Emma', 'Finn'].map((name) => ({ name }));
    document.body.replaceChildren(table);
    return steps.length;
  },

  /** Shows the next `count` steps as fast as possible. */
  async play(count: number): Promise<void> {
    for (let step = 0; step < count; step++) {
      table.closeSheet();
      await showNextStep();
    }
  },

  /** Returns to the first step, so that the same steps can be shown again. */
  async restart(): Promise<void> {
    table.closeSheet();
    Object.assign(table, steps[0]);
    nextStep = 1;
    await table.updateComplete;
  },

  /** Prepares the next step: closing a sheet is not part of the measured move. */
  async ready(): Promise<void> {
    table.closeSheet();
    await table.updateComplete;
    await new Promise(requestAnimationFrame);
    document.body.getBoundingClientRect();
  },

  /**
   * Shows the next step and waits until the update is complete, with styles and layout computed. Runs as one task, started by a timer, so
   * that the trace can attribute its cost.
   */
  show(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(async () => {
        await showNextStep();
        document.body.getBoundingClientRect();
        resolve();
      });
    });
  },
};

/** Sets the table's next step and waits until the table has settled. */
async function showNextStep(): Promise<void> {
  const { view, moves, log } = steps[nextStep++]!;
  const hasNewEvents =
    log.length > table.log.length && table.log.every((event, index) => event === log[index]);
  const untilSettled = new Promise((resolve) =>
    table.addEventListener('cb-settled', resolve, { once: true }),
  );
  Object.assign(table, { view, moves, log });
  await table.updateComplete;
  if (hasNewEvents) await untilSettled;
}

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
document.documentElement.dataset.ready = '';

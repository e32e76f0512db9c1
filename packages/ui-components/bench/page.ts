/** The fullest tables, one at a time, given one step of a match after the other. The script beside it measures. */
import { type AnyGame, type GameTypes, Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { davidGoliath } from '@cheeseboard/engine/david-goliath';
import { goudaGouda } from '@cheeseboard/engine/gouda-gouda';
import '../src/david-goliath/define.ts';
import '../src/gouda-gouda/define.ts';
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
let next = 0;

const bench = {
  /** Lays a table for six, and plays so many moves in secret. They are shown one by one. */
  lay(id: string, count: number): number {
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
    next = 1;
    table = document.createElement(`cb-${id}`) as TableElement<GameTypes>;
    // The first view begins a match: nothing is told of it.
    Object.assign(table, steps[0]);
    table.players = ['Anna', 'Ben', 'Clara', 'Dennis', 'Emma', 'Finn'].map((name) => ({ name }));
    document.body.replaceChildren(table);
    return steps.length;
  },

  /** Shows so many more steps, as fast as they go. */
  async play(count: number): Promise<void> {
    for (let step = 0; step < count; step++) {
      table.closeSheet();
      await take();
    }
  },

  /** Back to the first step, so that the table can be compared with itself; the same steps come once more. */
  async again(): Promise<void> {
    table.closeSheet();
    Object.assign(table, steps[0]);
    next = 1;
    await table.updateComplete;
  },

  /** Makes room for the next step: what it costs to lay a sheet aside is no part of a move. */
  async ready(): Promise<void> {
    table.closeSheet();
    await table.updateComplete;
    await new Promise(requestAnimationFrame);
    document.body.getBoundingClientRect();
  },

  /**
   * Shows the next step, to the end: everything is told, and the browser knows every style and size. All of it is one task of the page, from
   * a timer on, so that the browser's trace can tell what it cost.
   */
  show(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(async () => {
        await take();
        document.body.getBoundingClientRect();
        resolve();
      });
    });
  },
};

/** Gives the table its next step, and waits until everything is told. */
async function take(): Promise<void> {
  const { view, moves, log } = steps[next++]!;
  const news = log.length > table.log.length && table.log.every((event, index) => event === log[index]);
  const told = new Promise((done) => table.addEventListener('cb-settled', done, { once: true }));
  Object.assign(table, { view, moves, log });
  await table.updateComplete;
  if (news) await told;
}

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
document.documentElement.dataset.ready = '';

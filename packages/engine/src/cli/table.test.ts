import { describe, expect, it } from 'vitest';
import type { Budget } from '../core/bots/bot.ts';
import { mayWait } from '../core/bots/waiting.ts';
import { seededChance, seededDraw } from '../core/chance.ts';
import type { AnyGame } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { daumenDrauf } from '../games/daumen-drauf/index.ts';
import type { Screen } from './screen.ts';
import { playOut, type Table } from './table.ts';

describe('bots at the table', () => {
  it('never think longer because they can act out of turn', async () => {
    const match = new Match(daumenDrauf as AnyGame, {
      seats: 4,
      options: { rounds: 1 },
      players: ['Brie', 'Edam', 'Feta', 'Tilsit'],
    });
    const budget: Budget = { iterations: 9999 };
    const offerBudget: Budget = { iterations: 1 };
    const budgets = { offer: new Set<Budget>(), turn: new Set<Budget>() };
    const table: Table = {
      match,
      screen: { terminal: { yieldToEvents: async () => {} } } as unknown as Screen,
      people: [],
      chance: seededChance(1),
      thinking: {
        bot: (observation, _draw, time) => {
          budgets[mayWait(observation) ? 'offer' : 'turn'].add(time);
          return { move: mayWait(observation) ? null : observation.moves[0]!, why: { type: 'test' } };
        },
        draw: seededDraw(1),
        budget,
        offerBudget,
      },
      file: '',
      keep: () => {},
      atKeyboard: null,
      before: 0,
      eventsTold: [0, 0, 0, 0],
      clearsScreen: false,
      waiting: new Set(),
    };
    await playOut(table);
    expect([...budgets.offer]).toEqual([offerBudget]);
    expect([...budgets.turn]).toEqual([budget]);
  });
});

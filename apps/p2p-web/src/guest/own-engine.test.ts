import { Match, seededChance, seededDraw, type Viewer } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { expect, test } from 'vitest';
import { legalMoves, pendingDraw } from './own-engine.ts';

const GAMES_PER_SIZE = 3;

test.each(games)('$id: a view alone gives the legal moves and the pending draw', (game) => {
  let positions = 0;
  let draws = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (let run = 0; run < GAMES_PER_SIZE; run++) {
      const draw = seededDraw(`${game.id} ${seats} ${run}`);
      const chance = seededChance(`${game.id} ${seats} ${run}`);
      const match = new Match(game, { seats });
      while (!match.result) {
        const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
        for (const viewer of viewers) {
          const view = match.view(viewer);
          const own = viewer !== 'spectator' && match.actors.includes(viewer) ? match.legalMoves(viewer) : [];
          expect(JSON.stringify(legalMoves(game, { view, breath: null }))).toBe(JSON.stringify(own));
          expect(JSON.stringify(pendingDraw(game, view))).toBe(JSON.stringify(match.chance));
          positions += 1;
        }
        if (match.chance) {
          draws += 1;
          match.resolve(chance(match.chance));
          continue;
        }
        const seat = match.actors[draw(match.actors.length)]!;
        const moves = match.legalMoves(seat);
        match.play(seat, moves[draw(moves.length)]);
      }
    }
  }
  expect(positions).toBeGreaterThan(500);
  expect(draws).toBeGreaterThan(5);
});

test.each(games)('$id: a view that no state has gives no moves and no draw', (game) => {
  for (const view of [{ viewer: 0 }, { ...new Match(game, { seats: game.seats.min }).view(0), viewer: 9 }]) {
    expect(legalMoves(game, { view: view as never, breath: null })).toEqual([]);
  }
  expect(pendingDraw(game, { viewer: 0 } as never)).toBeNull();
});

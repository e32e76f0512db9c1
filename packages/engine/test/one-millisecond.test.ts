import { expect, it } from 'vitest';
import { observe, optionalFirst } from '../src/core/bots/index.ts';
import { gameBots } from '../src/games/bots.ts';
import { games } from '../src/games/index.ts';
import { type AnyGame, Match, seededChance, seededDraw } from '../src/index.ts';

/** Games whose steady bot draws no lots, so that its choice can be repeated. David & Goliath has a test of its own. */
const gamesWithRepeatableSteady = ['daumen-drauf', 'mens-erger-je-niet'];

it.each(gamesWithRepeatableSteady)(
  '%s: with a budget of one millisecond, sharp chooses like steady',
  (id) => {
    const game = games.find((candidate) => candidate.id === id) as AnyGame;
    const { steady, sharp } = gameBots[id]!;
    const match: Match = new Match(game, { seats: 3, options: {} });
    const chance = seededChance(1);
    let choices = 0;
    for (let step = 0; step < 40; step++) {
      match.resolveAll(chance);
      for (const observation of optionalFirst(match.actors.map((seat) => observe(match, seat)))) {
        let time = 0;
        const now = (): number => {
          time += 0.3;
          return time;
        };
        const choice = sharp(observation, seededDraw(step), { milliseconds: 1, now });
        const steadyChoice = steady(observation, seededDraw(step), { iterations: 1 });
        if (observation.moves.length > 1) choices += 1;
        expect(choice).toEqual(steadyChoice);
        if (choice.move && match.play(observation.view.viewer as number, choice.move).ok) break;
      }
    }
    expect(choices).toBeGreaterThan(10);
  },
);

/** Tests that the example game of the guide "a fifth game" keeps the laws of every game, and its own rules. */
import { Match, type MoveBase, seededChance, seededDraw } from '@cheeseboard/engine';
import { observe } from '@cheeseboard/engine/bots';
import { holdToTheLaws } from '@cheeseboard/engine/laws';
import { describe, expect, it } from 'vitest';
import { pages } from '../examples/cheese-auction/docs/index.ts';
import { type CheeseAuction, cheeseAuction as game } from '../examples/cheese-auction/engine/index.ts';
import { manifest } from '../examples/cheese-auction/engine/manifest.ts';
import type { GamePages } from '../src/data/types.ts';

holdToTheLaws(manifest);

function playAtRandom(seats: number, ties: 'aside' | 'next', seed: number): Match<CheeseAuction> {
  const match = new Match(game, { seats, options: { ties } });
  match.resolveAll(seededChance(seed));
  const draw = seededDraw(`${seed}.`);
  while (!match.result) {
    const seat = match.actors[draw(match.actors.length)]!;
    const moves = match.legalMoves(seat);
    expect(match.play(seat, moves[draw(moves.length)]!).ok).toBe(true);
  }
  return match;
}

describe('cheese auction', () => {
  it('has a section for every rule in the docs', () => {
    expect((pages satisfies GamePages).rules.map(({ rule }) => rule)).toEqual(game.rules);
  });

  it.each([2, 3, 4, 5])('with %i players ends after seven rounds and loses no point', (seats) => {
    for (const ties of ['aside', 'next'] as const) {
      for (let seed = 0; seed < 20; seed++) {
        const match = playAtRandom(seats, ties, seed);
        expect(match.length).toBe(1 + 7 * seats);
        const lostCheeses = match.history
          .flatMap(({ events }) => events)
          .reduce(
            (sum, event) => (event.type === 'tied' && ties === 'aside' ? sum + event.worth : sum),
            match.state.extra,
          );
        expect(match.result!.scores.reduce((sum, score) => sum + score, lostCheeses)).toBe(28);
      }
    }
  });

  it('says why a bid is refused', () => {
    const match = new Match(game, { seats: 2 });
    match.resolve([0, 1, 2, 3, 4, 5, 6]);
    expect(match.play(0, { type: 'bid', bid: 3 }).ok).toBe(true);
    expect(match.refusal(0, { type: 'bid', bid: 4 })).toEqual({ reason: 'has-bid', rule: 'CA-2' });
    match.play(1, { type: 'bid', bid: 7 });
    expect(match.refusal(0, { type: 'bid', bid: 3 })).toMatchObject({ reason: 'used', rule: 'CA-2' });
    for (const invalidMove of [null, 3, {}, { type: 'bid', bid: 8 }, { type: 'bid', bid: 1, more: 1 }]) {
      expect(match.refusal(0, invalidMove as MoveBase)).toEqual({ reason: 'malformed', rule: 'CB-1' });
    }
  });

  it('is won by the sharp bot more often than by the easy one', { timeout: 60_000 }, () => {
    let wins = 0;
    for (let round = 0; round < 40; round++) {
      const match = new Match(game, { seats: 2 });
      match.resolveAll(seededChance(round));
      const draw = seededDraw(round);
      while (!match.result) {
        const seat = match.actors[0]!;
        const level = seat === round % 2 ? 'sharp' : 'easy';
        match.play(seat, manifest.bots[level](observe(match, seat), draw, { iterations: 20 }).move);
      }
      if (match.result.winners.includes(round % 2)) wins += 1;
    }
    expect(wins).toBeGreaterThan(26);
  });
});

import { describe, expect, it } from 'vitest';
import { drawOutcome, seededDraw } from '../core/chance.ts';
import type { AnyGame } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { daumenDrauf } from '../games/daumen-drauf/index.ts';
import { isFaded, recallFacts } from './recall.ts';
import { eventsOf } from './table.ts';

/** Plays two random rounds and checks after each step. */
function checkAfterEachStep(openWins: string, check: (match: Match) => void): void {
  const draw = seededDraw(openWins);
  const match = new Match(daumenDrauf as AnyGame, { seats: 3, options: { rounds: 2, openWins } });
  while (!match.result) {
    if (match.chance) match.resolve(drawOutcome(match.chance, draw));
    else {
      const seat = match.actors[draw(match.actors.length)]!;
      const moves = match.legalMoves(seat);
      match.play(seat, moves[draw(moves.length)]);
    }
    check(match);
  }
}

describe('the log of Daumen drauf', () => {
  it('keeps only the winner and the number of cards of past tricks', () => {
    let mostFaded = 0;
    checkAfterEachStep('off', (match) => {
      const events = eventsOf(match);
      const shownEvents = recallFacts(match, events);
      const fadedTricks = shownEvents.filter(isFaded);
      const tricks = events.filter(({ type }) => type === 'trick') as never as { cards: unknown[] }[];
      expect(shownEvents.filter(({ type }) => type === 'trick').length).toBeLessThanOrEqual(1);
      expect(fadedTricks.map(({ count }) => count)).toEqual(
        tricks.slice(0, fadedTricks.length).map(({ cards }) => cards.length),
      );
      // No hidden trick comes after an event that is still shown with its cards.
      const types = shownEvents.map(({ type }) => type);
      const cards = types.findIndex((type) => /shown|opened|passed|parried|trick/.test(type));
      if (cards !== -1) expect(types.slice(cards)).not.toContain('faded');
      mostFaded = Math.max(mostFaded, fadedTricks.length);
    });
    expect(mostFaded).toBeGreaterThan(5);
  });
  it('keeps everything if wins are open', () => {
    checkAfterEachStep('on', (match) => expect(recallFacts(match, eventsOf(match))).toEqual(eventsOf(match)));
  });
});

import { describe, expect, it } from 'vitest';
import { drawOutcome, seededDraw } from '../../core/chance.ts';
import type { AnyGame } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { daumenDrauf, type Event, type Options } from './index.ts';
import { recall } from './recall.ts';

const eventsOf = (match: Match) => match.history.flatMap(({ events }) => events) as Event[];
const recallOf = (match: Match) => recall(eventsOf(match), match.options as Options);

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
  it('keeps only the winner and the number of cards of earlier tricks', () => {
    let mostTaken = 0;
    checkAfterEachStep('off', (match) => {
      if (match.result) return;
      const events = recallOf(match);
      const taken = events.filter((event) => event.type === 'taken');
      const tricks = eventsOf(match).filter((event) => event.type === 'trick');
      expect(events.filter(({ type }) => type === 'trick').length).toBeLessThanOrEqual(1);
      expect(taken.map(({ count }) => count)).toEqual(
        tricks.slice(0, taken.length).map(({ cards }) => cards.length),
      );
      // No hidden trick comes after an event that is still shown with its cards.
      const types = events.map(({ type }) => type);
      const cards = types.findIndex((type) => /shown|opened|passed|parried|trick/.test(type));
      if (cards !== -1) expect(types.slice(cards)).not.toContain('taken');
      mostTaken = Math.max(mostTaken, taken.length);
    });
    expect(mostTaken).toBeGreaterThan(5);
  });
  it('keeps everything if wins are open', () => {
    checkAfterEachStep('on', (match) => expect(recallOf(match)).toEqual(eventsOf(match)));
  });
  it('keeps everything once the match is over', () => {
    checkAfterEachStep('off', (match) => {
      if (match.result) expect(recallOf(match)).toEqual(eventsOf(match));
    });
  });
});

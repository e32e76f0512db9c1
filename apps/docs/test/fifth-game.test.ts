/** The game of the guide "a fifth game" holds the laws that every game of ours holds. */
import { Match, type MoveBase, seededChance, seededDraw, type Viewer } from '@cheeseboard/engine';
import { explain, levels, observe } from '@cheeseboard/engine/bots';
import { readPosition, writePosition } from '@cheeseboard/engine/positions';
import { readRecord, writeRecord } from '@cheeseboard/engine/records';
import { languages, tellEvent } from '@cheeseboard/engine/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheeseAuctionBots, cheeseAuctionReasons } from '../examples/cheese-auction/bots.ts';
import { type CheeseAuction, cheeseAuction as game } from '../examples/cheese-auction/game.ts';
import { cheeseAuctionPositions } from '../examples/cheese-auction/positions.ts';
import { cheeseAuctionText } from '../examples/cheese-auction/text.ts';

const tables = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  ties: fc.constantFrom('aside' as const, 'next' as const),
  seed: fc.string(),
});

/** Random play; `look` sees every state on the way. */
function playOut(
  { seats, ties, seed }: { seats: number; ties: 'aside' | 'next'; seed: string },
  look: (match: Match<CheeseAuction>) => void = () => {},
) {
  const match = new Match(game, { seats, options: { ties } });
  const [chance, draw] = [seededChance(seed), seededDraw(`${seed}.`)];
  while (!match.result) {
    look(match);
    if (match.chance) match.resolveAll(chance);
    else {
      const seat = match.actors[draw(match.actors.length)]!;
      const moves = match.legalMoves(seat);
      expect(match.play(seat, moves[draw(moves.length)]!).ok).toBe(true);
    }
  }
  look(match);
  return match;
}

const viewers = (seats: number): Viewer[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

describe('cheese auction', () => {
  it('ends after seven rounds, and every point is somewhere', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const match = playOut(table);
        expect(match.length).toBe(1 + 7 * table.seats);
        const lost = match.history
          .flatMap(({ events }) => events)
          .reduce(
            (sum, event) => (event.type === 'tied' && table.ties === 'aside' ? sum + event.worth : sum),
            match.state.extra,
          );
        expect(match.result!.scores.reduce((sum, score) => sum + score, lost)).toBe(28);
      }),
    );
  });

  it('survives its record and its positions', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const match = playOut(table, ({ state }) => {
          const text = writePosition(cheeseAuctionPositions, state);
          expect(readPosition(text, [cheeseAuctionPositions]).state).toEqual(state);
        });
        expect(readRecord(writeRecord(match), [game]).state).toEqual(match.state);
      }),
      { numRuns: 30 },
    );
  });

  it('shows nobody what they may not know: a state made up from a view has the same view', () => {
    fc.assert(
      fc.property(tables, (table) => {
        playOut(table, ({ state, seats }) => {
          for (const viewer of viewers(seats)) {
            const view = game.view(state, viewer);
            const other = game.determinize(view, seededDraw('x'));
            expect(game.view(other, viewer)).toEqual(view);
          }
        });
      }),
      { numRuns: 30 },
    );
  });

  it('says why a bid is not allowed', () => {
    const match = new Match(game, { seats: 2 });
    match.resolve([0, 1, 2, 3, 4, 5, 6]);
    expect(match.play(0, { type: 'bid', bid: 3 }).ok).toBe(true);
    expect(match.refusal(0, { type: 'bid', bid: 4 })).toEqual({ reason: 'has-bid', rule: 'CA-2' });
    match.play(1, { type: 'bid', bid: 7 });
    expect(match.refusal(0, { type: 'bid', bid: 3 })).toMatchObject({ reason: 'used', rule: 'CA-2' });
    for (const junk of [null, 3, {}, { type: 'bid', bid: 8 }, { type: 'bid', bid: 1, more: 1 }]) {
      expect(match.refusal(0, junk as MoveBase)).toEqual({ reason: 'malformed', rule: 'CB-1' });
    }
  });

  it('has a sentence for everything, in three languages, and bots that can say why', () => {
    const cast = { names: ['Ann', 'Ben', 'Cas'], you: 0 };
    const match = playOut({ seats: 3, ties: 'next', seed: 'words' }, (now) => {
      for (const seat of now.actors) {
        for (const level of levels) {
          const choice = cheeseAuctionBots[level](observe(now, seat), seededDraw(1), { iterations: 3 });
          expect(now.refusal(seat, choice.move)).toBeNull();
          for (const language of languages) {
            const [text, reasons] = [cheeseAuctionText[language], cheeseAuctionReasons[language]];
            expect(explain(choice, now.view(seat), language, text, reasons, cast)).toMatch(/^.+: .+\.$/);
          }
        }
      }
    });
    for (const language of languages) {
      for (const { events } of match.history) {
        for (const event of events) {
          expect(tellEvent(cheeseAuctionText[language], event, cast)).toMatch(/^\S.*\.$/);
        }
      }
    }
  });

  it('is won by who thinks', { timeout: 60_000 }, () => {
    let wins = 0;
    for (let round = 0; round < 40; round++) {
      const match = new Match(game, { seats: 2 });
      match.resolveAll(seededChance(round));
      const draw = seededDraw(round);
      while (!match.result) {
        const seat = match.actors[0]!;
        const level = seat === round % 2 ? 'sharp' : 'easy';
        match.play(seat, cheeseAuctionBots[level](observe(match, seat), draw, { iterations: 20 }).move);
      }
      if (match.result.winners.includes(round % 2)) wins += 1;
    }
    expect(wins).toBeGreaterThan(26);
  });
});

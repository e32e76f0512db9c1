import { describe, expect, it } from 'vitest';
import { observe } from '../../src/core/bots/index.ts';
import { type AnyGame, Match } from '../../src/index.ts';
import { eventsLaw } from '../../src/laws/events.ts';
import { fuzzLaws } from '../../src/laws/fuzz.ts';
import { gameLaws } from '../../src/laws/game.ts';
import { keepLaw } from '../../src/laws/law.ts';
import { letters, lettersPositions } from './letters.ts';

describe('a game with elimination, targets, guesses and peeks', () => {
  gameLaws(letters, lettersPositions);
  fuzzLaws(letters, lettersPositions);
});

describe('a private event', () => {
  const match = new Match(letters, { seats: 3 });
  // Cards are dealt from the end: 2, 3, 4, and a 1 for the first turn.
  match.resolve([0, 1, 2, 5, 7, 8, 10, 11, 3, 9, 6, 4]);
  match.play(0, { type: 'play', card: 2, target: 2, guess: 0 });
  const peeked = { type: 'peeked', rule: 'LL-2', seat: 0, target: 2, card: 4 };

  it('is read in full only by its seat', () => {
    expect(match.events(0, 1)).toContainEqual(peeked);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(match.events(viewer, 1)).toContainEqual({ ...peeked, card: 0 });
    expect(match.events(1)).toHaveLength(match.events(0).length);
    expect(() => match.events(3)).toThrow(RangeError);
  });

  it('reaches the bot of its seat, and no other', () => {
    expect(observe(match, 0).log).toContainEqual(peeked);
    expect(observe(match, 1).log).toContainEqual({ ...peeked, card: 0 });
  });

  it.each<[string, AnyGame]>([
    ['everybody', { ...(letters as AnyGame), eventFor: (event) => event }],
    [
      'the spectator',
      {
        ...(letters as AnyGame),
        eventFor: (event, viewer) => (viewer === 'spectator' ? event : letters.eventFor!(event, viewer)),
      },
    ],
    [
      'the seat to the left',
      {
        ...(letters as AnyGame),
        eventFor: (event, viewer) =>
          event.type === 'peeked' && viewer === (event.seat + 1) % 4
            ? event
            : letters.eventFor!(event, viewer),
      },
    ],
  ])('that %s reads breaks the law', (_, game) => {
    const { title, todo, check } = eventsLaw;
    expect(() => keepLaw(game, title, todo, () => check(game))).toThrow(
      /letters breaks the law: tells in events only .*\nProblem: events for .*Leave it out for them in eventFor/s,
    );
  });
});

/** The law about events, on games that leak a player's own secret move. */
import { describe, expect, it } from 'vitest';
import { daumenDrauf } from '../../src/games/daumen-drauf/index.ts';
import type { AnyGame, EventBase } from '../../src/index.ts';
import { eventsLaw } from '../../src/laws/events.ts';
import { keepLaw } from '../../src/laws/law.ts';
import { templateChoice } from '../../src/templates/template-choice/index.ts';

/** The game, in which some events also tell the move. */
const leaking = (game: AnyGame, type: string): AnyGame => ({
  ...game,
  play: (draft, seat, move, emit) =>
    game.play(
      draft,
      seat,
      move,
      emit && ((event: EventBase) => emit(event.type === type ? { ...event, move } : event)),
    ),
});

describe.each<[string, AnyGame, string, RegExp]>([
  ['a secret choice', templateChoice, 'chosen', /who cannot see that the move was not \d/],
  [
    'the fang of a shown card',
    daumenDrauf,
    'shown',
    /who cannot see that the move was not |look the same to them/,
  ],
])('an event that tells %s', (_, game, type, problem) => {
  const keep = (subject: AnyGame): void =>
    keepLaw(subject, eventsLaw.title, eventsLaw.todo, () => eventsLaw.check(subject));

  it('breaks the law', () => {
    expect(() => keep(leaking(game, type))).toThrow(problem);
  });

  it('was not there before', () => {
    expect(() => keep(game)).not.toThrow();
  });
});

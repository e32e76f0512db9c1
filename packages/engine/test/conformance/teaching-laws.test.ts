/** Checks what each game explains during a first game. */
import { describe, expect, it } from 'vitest';
import { manifests } from '../../src/games/manifests.ts';
import { teachingLaws } from '../../src/laws/teaching.ts';

describe.each(manifests)('what $game.id teaches', ({ game, teaching, lessons }) => {
  it('explains itself', () => {
    expect(teaching && lessons).toBeDefined();
  });
  if (teaching && lessons) teachingLaws(game, { teaching, lessons });
});

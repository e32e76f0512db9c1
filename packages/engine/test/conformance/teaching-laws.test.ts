/** Checks what games explain during a first game. A new game need not explain anything. */
import { describe, expect, it } from 'vitest';
import { manifests } from '../../src/games/manifests.ts';
import { teachingLaws } from '../../src/laws/teaching.ts';

describe.each(manifests)('what $game.id teaches', ({ game, teaching, lessons }) => {
  it('has texts if it explains anything, and explanations if it has texts', () => {
    expect(lessons === undefined).toBe(teaching === undefined);
  });
  if (teaching && lessons) teachingLaws(game, { teaching, lessons });
});

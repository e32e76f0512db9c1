import type { ColourFace } from '../art/die.ts';
import type { Words } from '../words/index.ts';

/** What a die shows, in words. */
export const dieName = (face: string, words: Words): string =>
  words.die[face as ColourFace] ?? words.dieShowing(face);

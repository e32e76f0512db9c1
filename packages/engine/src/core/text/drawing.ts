import type { Language } from './language.ts';
import type { Cast } from './types.ts';

/** The headings of a drawing, in the reader's language. */
export interface DrawingWords {
  readonly you: string;
  readonly words: {
    readonly pile: string;
    readonly die: string;
    readonly trick: string;
    readonly won: string;
    readonly points: string;
    readonly hand: string;
    readonly total: string;
    readonly stock: string;
  };
}

/** The table as lines of plain text, as seen by `cast.you`. The command line describes a game without one in sentences. */
export type Drawing<V> = (view: V, cast: Cast, words: DrawingWords, language: Language) => string[];

/** A drawing of any game. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyDrawing = Drawing<any>;

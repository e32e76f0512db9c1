/** Accessible names of places: the name, what Enter does, who is there, and where the links lead. */
import type { Colour } from '../../../art/colours.ts';
import type { BoardWords } from '../../../words/boards/index.ts';
import type { Words } from '../../../words/index.ts';

export interface Cheese {
  readonly place: number;
  readonly points: number;
  readonly count: number;
}

/** Everything in the label of a place, in reading order. */
export interface PlaceState {
  readonly name: string;
  readonly counts: readonly number[];
  readonly cheese: Cheese | undefined;
  readonly named: boolean;
  readonly voters: readonly number[];
  /** What Enter does at this place. */
  readonly action: string;
  readonly forward: readonly string[];
}

export interface LabelContext {
  readonly words: Words;
  readonly boards: BoardWords;
  readonly owner: (seat: number) => string;
  readonly colour: (seat: number) => Colour;
}

export function placeLabel(state: PlaceState, speaker: LabelContext): string {
  const { boards, owner } = speaker;
  const mice = state.counts.flatMap((count, seat) => (count > 0 ? [miceLabel(seat, count, speaker)] : []));
  return [
    state.name,
    state.action,
    state.named ? boards.named : '',
    ...(mice.length > 0 ? mice : [boards.nobody]),
    state.cheese ? boards.cheeses(state.cheese.count, state.cheese.points) : '',
    state.voters.length > 0 ? boards.votes(joinNames(state.voters.map(owner), boards)) : '',
    state.forward.length > 0 ? boards.forwardTo(joinNames(state.forward, boards)) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The mice of one owner in words: "Ben: 2 yellow mice". */
export const miceLabel = (
  seat: number,
  count: number,
  { words, boards, owner, colour }: LabelContext,
): string => boards.of(owner(seat), words.mouse(colour(seat), count));

const joinNames = (parts: readonly string[], { and }: BoardWords): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

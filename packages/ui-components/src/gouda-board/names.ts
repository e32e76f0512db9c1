/** What a screen reader says of a place: what it is, who is there, what can be done, where it leads. */
import type { Colour } from '../art/colours.ts';
import type { BoardWords } from '../words/boards/index.ts';
import type { Words } from '../words/index.ts';

export interface Cheese {
  readonly place: number;
  readonly points: number;
  readonly count: number;
}

/** All that is said of one place, in the order in which one wants to hear it. */
export interface PlaceState {
  readonly name: string;
  readonly counts: readonly number[];
  readonly cheese: Cheese | undefined;
  readonly named: boolean;
  readonly voters: readonly number[];
  /** What Enter does here. */
  readonly offer: string;
  readonly forward: readonly string[];
}

export interface Speaker {
  readonly words: Words;
  readonly boards: BoardWords;
  readonly owner: (seat: number) => string;
  readonly colour: (seat: number) => Colour;
}

export function placeLabel(state: PlaceState, speaker: Speaker): string {
  const { boards, owner } = speaker;
  const mice = state.counts.flatMap((count, seat) => (count > 0 ? [miceLabel(seat, count, speaker)] : []));
  return [
    state.name,
    state.offer,
    state.named ? boards.named : '',
    ...(mice.length > 0 ? mice : [boards.nobody]),
    state.cheese ? boards.cheeses(state.cheese.count, state.cheese.points) : '',
    state.voters.length > 0 ? boards.votes(list(state.voters.map(owner), boards)) : '',
    state.forward.length > 0 ? boards.forwardTo(list(state.forward, boards)) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** "Ben: 2 yellow mice" */
export const miceLabel = (seat: number, count: number, { words, boards, owner, colour }: Speaker): string =>
  boards.of(owner(seat), words.mouse(colour(seat), count));

const list = (parts: readonly string[], { and }: BoardWords): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

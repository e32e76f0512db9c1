/** Chat lines and reactions that float at their sender's seat for a moment. The chat panel keeps them. */
import type { Seat } from '@cheeseboard/engine';
import type { ChatLine, TableState } from '../../tables/table.ts';
import { isReaction, type Reaction } from './reactions.ts';
import { personById } from './seats.ts';

const REACTION_MS = 5000;
/** A longer line stays longer, up to a limit: the panel has it anyway. */
const LINE_MS = 4000;
const LINE_MS_PER_CHARACTER = 60;
const LINE_MAX_MS = 12_000;

export interface Bubble {
  readonly number: number;
  readonly seat: Seat | null;
  /** The sender's name, for a bubble of somebody without a seat. */
  readonly name: string;
  readonly text: string;
  /** Null for a chat line. */
  readonly reaction: Reaction | null;
  readonly shownMs: number;
}

/** The bubbles to show now: only new ones, not those from before this page joined. */
export class Bubbles {
  shown: readonly Bubble[] = [];
  #newestNumber: number | null = null;
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  updateFromChat(state: TableState): void {
    const lastShown = this.#newestNumber;
    this.#newestNumber = state.chat.at(-1)?.number ?? 0;
    if (lastShown === null) return;
    for (const line of state.chat) if (line.number > lastShown) this.#show(state, line);
  }

  #show(state: TableState, { number, person, name, text, reaction: isReactionLine }: ChatLine): void {
    const reaction = isReactionLine && isReaction(text) ? text : null;
    // The writer has just typed the line, and needs no bubble over the own hand.
    if (!reaction && person === state.me) return;
    const seat = personById(state, person)?.seat ?? null;
    const shownMs = reaction
      ? REACTION_MS
      : Math.min(LINE_MS + text.length * LINE_MS_PER_CHARACTER, LINE_MAX_MS);
    // Each seat shows only its newest bubble.
    this.shown = [
      ...this.shown.filter((other) => other.seat !== seat),
      { number, seat, name, text, reaction, shownMs },
    ];
    setTimeout(() => {
      this.shown = this.shown.filter((other) => other.number !== number);
      this.#onChange();
    }, shownMs);
  }
}

/** Where a bubble is, in pixels relative to `room`: at `x` from its left edge, and `y` from its top or, with `isAbove`, its bottom. */
export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  readonly isAbove: boolean;
  /** As wide as the seat, so that lines of neighbours do not overlap. */
  readonly maxWidth: number;
}

/** How far a bubble overlaps its seat. */
const OVERLAP_PX = 14;
const REACTION_WIDTH_PX = 48;
const LINE_MIN_WIDTH_PX = 144;
const LINE_MAX_WIDTH_PX = 260;

/** A line begins at the left edge of its seat, a reaction is at its right edge. */
export function placeOf(
  room: Element,
  table: Element | null,
  { seat, reaction }: Pick<Bubble, 'seat' | 'reaction'>,
): BubblePlace {
  const roomRect = room.getBoundingClientRect();
  const chair = table?.shadowRoot?.querySelector(`[data-place="seat:${seat}"]`)?.getBoundingClientRect();
  const maxWidth = reaction
    ? REACTION_WIDTH_PX
    : Math.min(Math.max(chair?.width ?? LINE_MAX_WIDTH_PX, LINE_MIN_WIDTH_PX), LINE_MAX_WIDTH_PX);
  if (!chair) return { x: (roomRect.width - maxWidth) / 2, y: 8, isAbove: false, maxWidth };
  const wantedX = (reaction ? chair.right - maxWidth : chair.left) - roomRect.left;
  const isAbove = chair.top + chair.height / 2 > roomRect.top + roomRect.height / 2;
  const y = isAbove ? roomRect.bottom - chair.top : chair.bottom - roomRect.top;
  return {
    x: Math.max(0, Math.min(wantedX, roomRect.width - maxWidth)),
    y: Math.max(0, y - OVERLAP_PX),
    isAbove,
    maxWidth,
  };
}

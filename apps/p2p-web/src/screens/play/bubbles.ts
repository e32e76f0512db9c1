/** Reactions that float at their sender's seat for a moment. */
import type { Seat } from '@cheeseboard/engine';
import type { ChatLine, TableState } from '../../tables/table.ts';
import { isReaction, type Reaction } from './reactions.ts';
import { personById } from './seats.ts';

const BUBBLE_MS = 5000;

export interface Bubble {
  readonly number: number;
  readonly seat: Seat | null;
  readonly reaction: Reaction;
}

/** The reactions to show now: only new ones, not those from before this page joined. */
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

  #show(state: TableState, { number, person, text, reaction }: ChatLine): void {
    if (!reaction || !isReaction(text)) return;
    const seat = personById(state, person)?.seat ?? null;
    // Each seat shows only its newest reaction.
    this.shown = [...this.shown.filter((other) => other.seat !== seat), { number, seat, reaction: text }];
    setTimeout(() => {
      this.shown = this.shown.filter((other) => other.number !== number);
      this.#onChange();
    }, BUBBLE_MS);
  }
}

/** Where to show a seat's bubble: near the seat's lower right corner, in pixels relative to `room`. */
export function placeOf(room: Element, table: Element | null, seat: Seat | null): { x: number; y: number } {
  const roomRect = room.getBoundingClientRect();
  const chair = table?.shadowRoot?.querySelector(`[data-place="seat:${seat}"]`)?.getBoundingClientRect();
  if (!chair) return { x: roomRect.width / 2 - 20, y: 8 };
  return {
    x: Math.max(0, Math.min(chair.right - roomRect.left - 34, roomRect.width - 48)),
    y: Math.max(0, chair.bottom - roomRect.top - 18),
  };
}

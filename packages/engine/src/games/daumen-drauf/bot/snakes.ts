import { type Card, isPoisonous } from '../cards.ts';

/** The value of a snake for the seat that wins it (DD-15). */
export const snakeValue = (card: Card): number => (isPoisonous(card) ? -1 : 1);

/** The harmless cards of a colour, as bits. */
export const HARMLESS = 0x15555;

import type { Colour } from '../art/colours.ts';
import type { Connection } from '../seat/seat.ts';

/** Who sits on a chair: what the table shows of a person or a program, whatever the game. */
export interface TablePlayer {
  readonly name: string;
  /** Of the player's pieces; by seat if left out. */
  readonly colour?: Colour;
  readonly bot?: boolean;
  /** Left out where nobody needs a connection. */
  readonly connection?: Connection;
  /** A program that is busy, or a person whose move is on its way. */
  readonly thinking?: boolean;
}

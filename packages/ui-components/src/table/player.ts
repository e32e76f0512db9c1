import type { Colour } from '../art/colours.ts';
import type { Connection } from '../seat/seat.ts';

/** What a table shows of a player, person or bot, in any game. */
export interface TablePlayer {
  readonly name: string;
  /** Colour of the player's pieces. Default: a colour by seat. */
  readonly colour?: Colour;
  readonly bot?: boolean;
  /** The player's connection; absent in local games. */
  readonly connection?: Connection;
  /** True while a bot thinks or a person's move is being sent. */
  readonly thinking?: boolean;
}

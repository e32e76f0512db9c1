/** Facts about each game for pages that have not loaded its code, from the games' manifests. */
import type { Capability, GameFacts as Facts } from '@cheeseboard/engine';
import { gameFacts as facts, type GameId } from '@cheeseboard/engine/games/facts';
import type { Deck } from '../art/back.ts';
import type { Colour } from '../art/colours.ts';

export type { Capability, GameId };

/** What a list of games shows of a game. */
export interface GameFacts extends Facts {
  readonly decks: readonly Deck[];
  readonly preview: readonly PreviewPiece[];
}

/** A piece that a list of games shows beside the name of a game. */
export type PreviewPiece =
  | {
      readonly piece: 'card';
      readonly deck: Deck;
      readonly card: string;
      readonly owner?: Colour;
    }
  | { readonly piece: 'mouse'; readonly colour: Colour }
  | { readonly piece: 'die'; readonly face: number }
  | { readonly piece: 'cheese' };

/** The games in this package, in the order in which they are offered. */
export const gameFacts = facts satisfies readonly GameFacts[];

/** Whether the manifest of a game declares a capability. */
export const hasCapability = (id: string, capability: Capability): boolean =>
  gameFacts.some((game: GameFacts) => game.id === id && game.capabilities.includes(capability));

/** Whether a game explains itself during a first game. */
export const teaches = (id: string): boolean =>
  gameFacts.some((game: GameFacts) => game.id === id && game.teaches);

/** Whether a value is the id of a game in this package. */
export const isGameId = (id: unknown): id is GameId => gameFacts.some((game) => game.id === id);

/** A game's manifest, and the facts about a game that pages know before its code is loaded. */
import type { AnyBots } from './bots/bot.ts';
import type { AnyReasonTexts } from './bots/reasons.ts';
import type { Game, GameTypes } from './game.ts';
import type { Pieces } from './pieces.ts';
import type { Positions } from './position.ts';
import type { LessonTexts, Teaching } from './teaching.ts';
import type { Drawing } from './text/drawing.ts';
import type { Language } from './text/language.ts';
import type { GameTexts } from './text/types.ts';

/**
 * All parts of one game in the engine, exported by `manifest.ts` of the game's folder. `pnpm generate` writes every list of
 * games from the manifests.
 */
export interface Manifest<T extends GameTypes = GameTypes> extends Appearance {
  /** The rules: id, seats, options. */
  readonly game: Game<T>;
  readonly texts: GameTexts<T>;
  readonly positions: Positions<T>;
  readonly bots: AnyBots;
  /** The texts of the bots' reasons. */
  readonly reasons: AnyReasonTexts;
  /** What the game explains during a first game, with its texts. Absent if it explains nothing. */
  readonly teaching?: Teaching<T>;
  readonly lessons?: LessonTexts;
  /** The table as plain text, for the command line. Without it, the table is described in sentences. */
  readonly drawing?: Drawing<T['view']>;
  /** The cards, dice and board that the default table draws. Without it, the table is sentences and buttons. */
  readonly pieces?: Pieces<T>;
  /** Where each rule comes from. Absent for a game without a rulebook of its own. */
  readonly origins?: { readonly [R in T['rule']]: readonly Origin[] };
  /** Games are offered in ascending order. */
  readonly order: number;
}

/** Facts about a game for pages that have not loaded its code. */
export interface GameFacts extends Appearance {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly name: { readonly [L in Language]: string };
  /** One sentence that invites to play. */
  readonly pitch: { readonly [L in Language]: string };
  /** The languages in which some texts of the game are still English. */
  readonly untranslated: readonly Language[];
  /** Whether the game explains itself during a first game (`Manifest.teaching`). */
  readonly teaches: boolean;
}

/**
 * Where a rule comes from: the game's rulebook, our reading of something that the rulebook leaves open, or an option that
 * players can set. A rule can be several of them.
 */
export type Origin = 'source' | 'reading' | 'option';

/** Who made the game. Null where the source does not say it. */
export interface Credits {
  readonly authors: readonly string[];
  readonly publisher: string | null;
  readonly year: number | null;
  /** The age from which the publisher recommends the game, in years. */
  readonly minAge: number | null;
  /** The document that the rules were read from. */
  readonly source: { readonly [L in Language]: string };
}

interface Appearance {
  /** Who made the game. Absent if it is your own. */
  readonly credits?: Credits;
  /** Duration between people who know the game, with the usual number of players and default options. */
  readonly minutes: number;
  /** Number of player colours; null if players have no pieces of their own. */
  readonly colours: number | null;
  /** The decks of cards that the game is played with. */
  readonly decks: readonly string[];
  /** Pieces for a picture beside the game's name. */
  readonly preview: readonly PreviewPiece[];
  /** What the game needs from the table around it. */
  readonly capabilities: readonly Capability[];
}

/**
 * `breath`: the game has pauses that are the same for everybody (`Game.breath`).
 * `rounds`: between rounds the match waits until everybody has read the result (`Game.endsRound`).
 * `rolls`: the player in turn rolls dice by hand (`Game.roller`).
 * `finalMoves`: every move shows something new, so none can be taken back (CB-4).
 * `autoPass`: many seats are asked out of turn, so the table element can pass for a player.
 */
export type Capability = 'breath' | 'rounds' | 'rolls' | 'finalMoves' | 'autoPass';

/** A piece that a list of games shows beside the name of a game. */
export type PreviewPiece =
  | { readonly piece: 'card'; readonly deck: string; readonly card: string; readonly owner?: string }
  | { readonly piece: 'mouse'; readonly colour: string }
  | { readonly piece: 'die'; readonly face: number }
  | { readonly piece: 'cheese' };

/** The manifest of any game. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyManifest = Manifest<any>;

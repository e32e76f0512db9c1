/**
 * All element classes and helpers. Registers nothing. `loadKit` is only in the entry `kits`: esbuild with `splitting` keeps every module
 * that an `import()` below an entry reaches, even if nothing calls it.
 */

export { CbAnnouncer } from './announcer/announcer.ts';
export { type Deck, decks } from './art/back.ts';
export { type Colour, colours } from './art/colours.ts';
export { type BoardPlayer, CbBoard } from './board/board.ts';
export { CbCard } from './card/card.ts';
export { CbCardBack } from './card-back/card-back.ts';
export { CbCheese } from './cheese/cheese.ts';
export { CbDiceTray, type TrayFace } from './dice-tray/dice-tray.ts';
export { CbDie } from './die/die.ts';
export {
  CbAddEvent,
  CbAddingEvent,
  CbDiceEvent,
  CbLayOutEvent,
  CbMouseEvent,
  CbPlaceEvent,
  CbTargetEvent,
} from './events/board.ts';
export { CbCardLiftEvent, CbCardPlayEvent } from './events/card.ts';
export { CbGameOverEvent } from './events/game.ts';
export { CbHintEvent } from './events/hint.ts';
export {
  CbGoOnEvent,
  CbMoveEvent,
  CbMoveFinishedEvent,
  CbMoveStartEvent,
  CbRollEvent,
  CbSceneEvent,
  CbSettledEvent,
  type SceneSound,
} from './events/move.ts';
export { CbChooseEvent, CbRolledEvent } from './events/piece.ts';
export { CbPositionEvent, CbStepEvent } from './events/study.ts';
export { CbGame } from './game/game.ts';
export * from './games/index.ts';
export { CbHand } from './hand/hand.ts';
export { type GameFacts, type GameId, gameFacts, isGameId, type PreviewPiece } from './kits/facts.ts';
export { addKit, type GameKit, kitIds } from './kits/registry.ts';
export { type Language, languages } from './language/language.ts';
export { CbLog, type LogEntry } from './log/log.ts';
export { type PaceName, paceNames } from './motion/pace.ts';
export { CbMouse } from './mouse/mouse.ts';
export { CbPile } from './pile/pile.ts';
export { CbPilesBoard, type SeatPile as PileOf } from './piles-board/piles-board.ts';
export { CbPosition } from './position/position.ts';
export { CbReplay } from './replay/replay.ts';
export { CbScoreSheet, type ScorePlayer } from './score-sheet/score-sheet.ts';
export { CbSeat, type Connection } from './seat/seat.ts';
export { explainBy } from './table/explain.ts';
export type { TablePlayer } from './table/player.ts';
export { TableElement, type TableLayout } from './table/table.ts';
export type { Suggestion } from './table/table-with-hints.ts';
export { type ThemePropertyName, themeProperties } from './theme/properties.ts';
export { type HintOptions, hint, type Question, Thinking, type Thought } from './thinking/thinking.ts';
export { CbToken } from './token/token.ts';
export { CbTokenRow } from './token-row/token-row.ts';
export { CbTrick, type TrickPlace } from './trick/trick.ts';
export { CbWon } from './won/won.ts';

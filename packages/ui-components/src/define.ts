/** Registers every element. */

export * from './announcer/define.ts';
export * from './board/define.ts';
export * from './card/define.ts';
export * from './card-back/define.ts';
export * from './cheese/define.ts';
export * from './dice-tray/define.ts';
export * from './die/define.ts';
export * from './game/define.ts';
export * from './games/define.ts';
export * from './hand/define.ts';
export * from './log/define.ts';
export * from './mouse/define.ts';
export * from './pile/define.ts';
export * from './piles-board/define.ts';
export * from './position/define.ts';
export * from './replay/define.ts';
export * from './score-sheet/define.ts';
export * from './seat/define.ts';
export * from './token/define.ts';
export * from './token-row/define.ts';
export * from './trick/define.ts';
export * from './won/define.ts';

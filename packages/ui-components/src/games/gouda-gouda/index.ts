export { CbGoudaBoard, type MiceOnPlace as OnPlace } from './gouda-board/gouda-board.ts';
export { CbGoudaGouda } from './gouda-gouda.ts';

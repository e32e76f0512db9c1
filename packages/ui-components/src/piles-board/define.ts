import '../pile/define.ts';
import { register } from '../register.ts';
import { CbPilesBoard } from './piles-board.ts';

register('cb-piles-board', CbPilesBoard);

export { CbPilesBoard };

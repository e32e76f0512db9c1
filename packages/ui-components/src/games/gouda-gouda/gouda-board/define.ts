import { register } from '../../../register.ts';
import { CbGoudaBoard } from './gouda-board.ts';

register('cb-gouda-board', CbGoudaBoard);

export { CbGoudaBoard };

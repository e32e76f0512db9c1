import { register } from '../register.ts';
import { CbBoard } from './board.ts';

register('cb-board', CbBoard);

export { CbBoard };

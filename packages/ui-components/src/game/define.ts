import { register } from '../register.ts';
import { CbGame } from './game.ts';

register('cb-game', CbGame);

export { CbGame };

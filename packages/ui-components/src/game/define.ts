import { register } from '../register.ts';
import { CbGame } from './game.ts';
import { addAllKits } from './kits.ts';

addAllKits();
register('cb-game', CbGame);

export { CbGame };

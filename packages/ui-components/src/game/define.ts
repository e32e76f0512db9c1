import { addAllKits } from '../kits/kits.ts';
import { register } from '../register.ts';
import { CbGame } from './game.ts';

addAllKits();
register('cb-game', CbGame);

export { CbGame };

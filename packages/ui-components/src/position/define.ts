import { addAllKits } from '../kits/kits.ts';
import { register } from '../register.ts';
import { CbPosition } from './position.ts';

addAllKits();
register('cb-position', CbPosition);

export { CbPosition };

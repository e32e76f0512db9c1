import { addAllKits } from '../kits/kits.ts';
import { register } from '../register.ts';
import { CbReplay } from './replay.ts';

addAllKits();
register('cb-replay', CbReplay);

export { CbReplay };

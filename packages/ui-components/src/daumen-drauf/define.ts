import { register } from '../register.ts';
import { CbDaumenDrauf } from './daumen-drauf.ts';

register('cb-daumen-drauf', CbDaumenDrauf);

export { CbDaumenDrauf };

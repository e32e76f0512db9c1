import { register } from '../register.ts';
import { CbLog } from './log.ts';

register('cb-log', CbLog);

export { CbLog };

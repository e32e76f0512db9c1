import { register } from '../register.ts';
import { CbWon } from './won.ts';

register('cb-won', CbWon);

export { CbWon };

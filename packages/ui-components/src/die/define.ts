import { register } from '../register.ts';
import { CbDie } from './die.ts';

register('cb-die', CbDie);

export { CbDie };

import { register } from '../register.ts';
import { CbCheese } from './cheese.ts';

register('cb-cheese', CbCheese);

export { CbCheese };

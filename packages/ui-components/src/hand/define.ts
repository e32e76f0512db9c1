import { register } from '../register.ts';
import { CbHand } from './hand.ts';

register('cb-hand', CbHand);

export { CbHand };

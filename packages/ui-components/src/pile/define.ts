import { register } from '../register.ts';
import { CbPile } from './pile.ts';

register('cb-pile', CbPile);

export { CbPile };

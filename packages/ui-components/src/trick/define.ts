import { register } from '../register.ts';
import { CbTrick } from './trick.ts';

register('cb-trick', CbTrick);

export { CbTrick };

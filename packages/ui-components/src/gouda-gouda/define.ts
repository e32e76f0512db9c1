import { register } from '../register.ts';
import { CbGoudaGouda } from './gouda-gouda.ts';

register('cb-gouda-gouda', CbGoudaGouda);

export { CbGoudaGouda };

import { register } from '../register.ts';
import { CbMouse } from './mouse.ts';

register('cb-mouse', CbMouse);

export { CbMouse };

import { register } from '../register.ts';
import { CbToken } from './token.ts';

register('cb-token', CbToken);

export { CbToken };

import { register } from '../register.ts';
import { CbCardBack } from './card-back.ts';

register('cb-card-back', CbCardBack);

export { CbCardBack };

import { register } from '../register.ts';
import { CbDavidGoliath } from './david-goliath.ts';

register('cb-david-goliath', CbDavidGoliath);

export { CbDavidGoliath };

import { register } from '../register.ts';
import { CbCard } from './card.ts';

register('cb-card', CbCard);

export { CbCard };

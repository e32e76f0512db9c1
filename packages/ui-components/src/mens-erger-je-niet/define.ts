import { register } from '../register.ts';
import { CbMensErgerJeNiet } from './mens-erger-je-niet.ts';

register('cb-mens-erger-je-niet', CbMensErgerJeNiet);

export { CbMensErgerJeNiet };

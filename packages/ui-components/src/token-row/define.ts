import { register } from '../register.ts';
import { CbTokenRow } from './token-row.ts';

register('cb-token-row', CbTokenRow);

export { CbTokenRow };

import '../../die/define.ts';
import '../../pile/define.ts';
import '../../piles-board/define.ts';
import { register } from '../../register.ts';
import '../../table/define.ts';
import { CbMensErgerJeNiet } from './mens-erger-je-niet.ts';

register('cb-mens-erger-je-niet', CbMensErgerJeNiet);

export { CbMensErgerJeNiet };

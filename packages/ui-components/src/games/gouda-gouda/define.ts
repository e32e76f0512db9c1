import '../../dice-tray/define.ts';
import './gouda-board/define.ts';
import { register } from '../../register.ts';
import '../../table/define.ts';
import '../../token-row/define.ts';
import { CbGoudaGouda } from './gouda-gouda.ts';

register('cb-gouda-gouda', CbGoudaGouda);

export { CbGoudaGouda };

import '../../hand/define.ts';
import { register } from '../../register.ts';
import '../../score-sheet/define.ts';
import '../../table/define.ts';
import '../../trick/define.ts';
import { CbDavidGoliath } from './david-goliath.ts';

register('cb-david-goliath', CbDavidGoliath);

export { CbDavidGoliath };

import '../../hand/define.ts';
import { register } from '../../register.ts';
import '../../score-sheet/define.ts';
import '../../table/define.ts';
import { CbDaumenDrauf } from './daumen-drauf.ts';

register('cb-daumen-drauf', CbDaumenDrauf);

export { CbDaumenDrauf };

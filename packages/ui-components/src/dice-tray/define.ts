import '../die/define.ts';
import { register } from '../register.ts';
import { CbDiceTray } from './dice-tray.ts';

register('cb-dice-tray', CbDiceTray);

export { CbDiceTray };

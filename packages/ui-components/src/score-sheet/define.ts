import { register } from '../register.ts';
import { CbScoreSheet } from './score-sheet.ts';

register('cb-score-sheet', CbScoreSheet);

export { CbScoreSheet };

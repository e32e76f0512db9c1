export { CbDaumenDrauf } from './daumen-drauf.ts';

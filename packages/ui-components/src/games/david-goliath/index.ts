export { CbDavidGoliath } from './david-goliath.ts';

import { register } from '../register.ts';
import { CbAnnouncer } from './announcer.ts';

register('cb-announcer', CbAnnouncer);

export { CbAnnouncer };

import { register } from '../register.ts';
import { CbSeat } from './seat.ts';

register('cb-seat', CbSeat);

export { CbSeat };

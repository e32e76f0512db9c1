export { CbCheeseAuction } from './cheese-auction.ts';

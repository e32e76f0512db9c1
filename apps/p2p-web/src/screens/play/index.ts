/** The screens of a running game. Fetch this when a game begins: it is not for the first page. */
export { CbpLocal } from './local.ts';
export { CbpPlay } from './play.ts';

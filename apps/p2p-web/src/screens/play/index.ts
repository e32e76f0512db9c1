/** The screens of a running game. Loaded when a game starts, not with the start page. */
export { CbpLocal } from './local.ts';
export { CbpPlay } from './play.ts';

/** The bots of every game, and why they play as they do. Apart from the games, which stay small without them. */
import type { AnyBots } from '../core/bots/bot.ts';
import type { AnyReasonTexts } from '../core/bots/reasons.ts';
import type { Seat } from '../core/game.ts';
import { davidGoliathBots } from './david-goliath/bot/index.ts';
import { davidGoliathReasons } from './david-goliath/bot/text/index.ts';

/** By the game's id. */
export const gameBots: { readonly [id: string]: AnyBots } = {
  'david-goliath': davidGoliathBots,
};

/**
 * By the game's id, where several seats may act: in what order to ask them, those who may wait first. Games without a line here
 * are asked in the order of `actors`.
 */
export const gameAsked: { readonly [id: string]: (state: never) => readonly Seat[] } = {};

/** By the game's id. */
export const gameReasons: { readonly [id: string]: AnyReasonTexts } = {
  'david-goliath': davidGoliathReasons,
};

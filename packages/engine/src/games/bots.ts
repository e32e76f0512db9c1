/** The bots of every game, and why they play as they do. Apart from the games, which stay small without them. */
import type { AnyBots } from '../core/bots/bot.ts';
import type { AnyReasonTexts } from '../core/bots/reasons.ts';
import { davidGoliathBots } from './david-goliath/bot/index.ts';
import { davidGoliathReasons } from './david-goliath/bot/text/index.ts';

/** By the game's id. */
export const gameBots: { readonly [id: string]: AnyBots } = {
  'david-goliath': davidGoliathBots,
};

/** By the game's id. */
export const gameReasons: { readonly [id: string]: AnyReasonTexts } = {
  'david-goliath': davidGoliathReasons,
};

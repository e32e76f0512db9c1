/**
 * The bots of every game and the texts of their reasons. Kept apart from the games to keep those bundles
 * small.
 */
import type { AnyBots } from '../core/bots/bot.ts';
import type { AnyReasonTexts } from '../core/bots/reasons.ts';
import { daumenDraufBots } from './daumen-drauf/bot/index.ts';
import { daumenDraufReasons } from './daumen-drauf/bot/text/index.ts';
import { davidGoliathBots } from './david-goliath/bot/index.ts';
import { davidGoliathReasons } from './david-goliath/bot/text/index.ts';
import { goudaGoudaBots } from './gouda-gouda/bot/index.ts';
import { goudaGoudaReasons } from './gouda-gouda/bot/text/index.ts';
import { mensErgerJeNietBots } from './mens-erger-je-niet/bot/index.ts';
import { mensErgerJeNietReasons } from './mens-erger-je-niet/bot/text/index.ts';

/** The bots of each game, by game id. */
export const gameBots: { readonly [id: string]: AnyBots } = {
  'david-goliath': davidGoliathBots,
  'gouda-gouda': goudaGoudaBots,
  'daumen-drauf': daumenDraufBots,
  'mens-erger-je-niet': mensErgerJeNietBots,
};

/** The texts of the bots' reasons, by game id. */
export const gameReasons: { readonly [id: string]: AnyReasonTexts } = {
  'david-goliath': davidGoliathReasons,
  'gouda-gouda': goudaGoudaReasons,
  'daumen-drauf': daumenDraufReasons,
  'mens-erger-je-niet': mensErgerJeNietReasons,
};

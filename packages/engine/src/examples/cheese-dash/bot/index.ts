/** Bots that know nothing but the rules. Replace them one by one. */
import type { Bots } from '../../../core/bots/bot.ts';
import { type SimpleReason, simpleBots } from '../../../core/bots/simple.ts';
import { type CheeseDash, cheeseDash } from '../index.ts';

export type Reason = SimpleReason;
export const cheeseDashBots: Bots<CheeseDash, Reason> = simpleBots(cheeseDash);

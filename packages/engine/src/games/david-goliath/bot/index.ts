/** The three bots of David & Goliath. */
import type { Bots } from '../../../core/bots/bot.ts';
import type { DavidGoliath } from '../index.ts';
import { easy } from './easy.ts';
import type { Reason } from './reasons.ts';
import { sharp } from './sharp.ts';
import { steady } from './steady.ts';

export type { Reason } from './reasons.ts';
/** The bots of David & Goliath, by level. */
export const davidGoliathBots: Bots<DavidGoliath, Reason> = { easy, steady, sharp };

/** The three bots of Daumen drauf. */
import type { Bots } from '../../../core/bots/bot.ts';
import type { DaumenDrauf } from '../index.ts';
import { easy } from './easy.ts';
import type { Reason } from './reasons.ts';
import { sharp } from './sharp.ts';
import { steady } from './steady.ts';

export type { Reason } from './reasons.ts';
/** The bots of Daumen drauf, by level. */
export const daumenDraufBots: Bots<DaumenDrauf, Reason> = { easy, steady, sharp };

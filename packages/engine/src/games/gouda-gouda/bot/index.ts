/** The three bots of Gouda! Gouda!. */
import type { Bots } from '../../../core/bots/bot.ts';
import type { GoudaGouda } from '../index.ts';
import { easy } from './easy.ts';
import type { Reason } from './reasons.ts';
import { sharp } from './sharp.ts';
import { steady } from './steady.ts';

export type { Reason } from './reasons.ts';
/** The bots of Gouda! Gouda!, by level. */
export const goudaGoudaBots: Bots<GoudaGouda, Reason> = { easy, steady, sharp };

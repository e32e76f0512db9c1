/** The three bots of Mens erger je niet. */
import type { Bots } from '../../../core/bots/bot.ts';
import type { MensErgerJeNiet } from '../index.ts';
import { withChoices } from './choices.ts';
import { easy } from './easy.ts';
import type { Reason } from './reasons.ts';
import { sharp } from './sharp.ts';
import { steady } from './steady.ts';

export type { Reason } from './reasons.ts';
/** The bots of Mens erger je niet, by level. */
export const mensErgerJeNietBots: Bots<MensErgerJeNiet, Reason> = {
  easy: withChoices(easy),
  steady: withChoices(steady),
  sharp: withChoices(sharp),
};

/** The bots' reasons in words. */
import type { ReasonTexts } from '../../../../core/bots/reasons.ts';
import { simpleReasons } from '../../../../core/bots/simple.ts';
import type { Reason } from '../index.ts';

export const cheeseDashReasons: ReasonTexts<Reason> = simpleReasons;

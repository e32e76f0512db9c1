/** The reasons of Daumen drauf's bots in every language. */
import type { ReasonTexts } from '../../../../core/bots/reasons.ts';
import type { Reason } from '../reasons.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** The bots' reasons in Daumen drauf, by language. */
export const daumenDraufReasons: ReasonTexts<Reason> = { en, nl, de };

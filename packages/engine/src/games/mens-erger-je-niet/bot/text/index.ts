/** The reasons of Mens erger je niet's bots in every language. */
import type { ReasonTexts } from '../../../../core/bots/reasons.ts';
import type { Reason } from '../reasons.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** The bots' reasons in Mens erger je niet, by language. */
export const mensErgerJeNietReasons: ReasonTexts<Reason> = { en, nl, de };

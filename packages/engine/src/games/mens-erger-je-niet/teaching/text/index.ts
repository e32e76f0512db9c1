/** What Mens erger je niet explains during a first game, in every language. */
import type { LessonTexts } from '../../../../core/teaching.ts';
import { de } from './de.ts';
import { en, type LessonId } from './en.ts';
import { nl } from './nl.ts';

/** The texts of explanations and mistakes in Mens erger je niet, by language. */
export const mensErgerJeNietLessons: LessonTexts<LessonId> = { en, nl, de };

/** What Daumen drauf explains during a first game, in every language. */
import type { LessonTexts } from '../../../../core/teaching.ts';
import { de } from './de.ts';
import { en, type LessonId } from './en.ts';
import { nl } from './nl.ts';

/** The texts of explanations and mistakes in Daumen drauf, by language. */
export const daumenDraufLessons: LessonTexts<LessonId> = { en, nl, de };

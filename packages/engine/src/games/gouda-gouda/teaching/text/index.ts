/** What Gouda! Gouda! explains during a first game, in every language. */
import type { LessonTexts } from '../../../../core/teaching.ts';
import { de } from './de.ts';
import { en, type LessonId } from './en.ts';
import { nl } from './nl.ts';

/** The texts of explanations and mistakes in Gouda! Gouda!, by language. */
export const goudaGoudaLessons: LessonTexts<LessonId> = { en, nl, de };

/** What David & Goliath explains during a first game, in every language. */
import type { LessonTexts } from '../../../../core/teaching.ts';
import { de } from './de.ts';
import { en, type LessonId } from './en.ts';
import { nl } from './nl.ts';

/** The texts of explanations and mistakes in David & Goliath, by language. */
export const davidGoliathLessons: LessonTexts<LessonId> = { en, nl, de };

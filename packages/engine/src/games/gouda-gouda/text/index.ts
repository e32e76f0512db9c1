import type { GameTexts } from '../../../core/text/types.ts';
import type { GoudaGouda } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const goudaGoudaText: GameTexts<GoudaGouda> = { en, nl, de };

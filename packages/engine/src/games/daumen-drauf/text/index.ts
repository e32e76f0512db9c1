import type { GameTexts } from '../../../core/text/types.ts';
import type { DaumenDrauf } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Every text of Daumen drauf, by language. */
export const daumenDraufText: GameTexts<DaumenDrauf> = { en, nl, de };

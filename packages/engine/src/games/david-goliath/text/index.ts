import type { GameTexts } from '../../../core/text/types.ts';
import type { DavidGoliath } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Every text of David & Goliath, by language. */
export const davidGoliathText: GameTexts<DavidGoliath> = { en, nl, de };

import type { GameTexts } from '../../../core/text/types.ts';
import type { MensErgerJeNiet } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** Every text of Mens erger je niet, by language. */
export const mensErgerJeNietText: GameTexts<MensErgerJeNiet> = { en, nl, de };

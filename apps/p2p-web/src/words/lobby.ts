import type { ByLanguage } from './language.ts';
import { de } from './lobby/de.ts';
import { en } from './lobby/en.ts';
import { nl } from './lobby/nl.ts';
import type { LobbyWords } from './lobby/types.ts';

export type { LobbyWords, Sentence } from './lobby/types.ts';
export const lobbyWords: ByLanguage<LobbyWords> = { en, nl, de };

import { type Language, languages } from '../core/text/index.ts';
import { Usage } from './usage.ts';

/** The requested language, else the environment's, else English. */
export function languageOf(asked: string | undefined): Language {
  if (asked === undefined) return fromEnvironment();
  const found = languages.find((language) => language === asked);
  if (!found) throw new Usage(`--lang: ${languages.join(' | ')}`);
  return found;
}

function fromEnvironment(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const spoken = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase();
  return languages.find((language) => language === spoken) ?? 'en';
}

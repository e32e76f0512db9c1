import { type Language, languages } from '../core/text/index.ts';
import { Usage } from './usage.ts';

/** The requested language, else the environment's, else English. */
export function languageOf(option: string | undefined): Language {
  if (option === undefined) return fromEnvironment();
  const known = languages.find((language) => language === option);
  if (!known) throw new Usage(`--lang: ${languages.join(' | ')}`);
  return known;
}

function fromEnvironment(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const spoken = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase();
  return languages.find((language) => language === spoken) ?? 'en';
}

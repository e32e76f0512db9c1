import { type Language, languages } from '../core/text/index.ts';
import { Usage } from './usage.ts';

/** The requested language, else the environment's, else English. */
export function languageOf(option: string | undefined): Language {
  if (option === undefined) return fromEnvironment();
  const supported = languages.find((language) => language === option);
  if (!supported) throw new Usage(`--lang: ${languages.join(' | ')}`);
  return supported;
}

function fromEnvironment(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const systemLanguage = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase();
  return languages.find((language) => language === systemLanguage) ?? 'en';
}

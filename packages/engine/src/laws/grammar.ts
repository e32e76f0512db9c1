import type { Language } from '../core/text/language.ts';

/**
 * Grammar errors by language: "you" with the wrong verb form ("you gains", "heeft jij", "du ist") or in the wrong case
 * ("von du"), or two subjects with a singular verb.
 */
const wrongForms: { readonly [L in Language]: RegExp } = {
  en: /\byou \w*[^s\W]s\b|\byou's\b/i,
  nl: /\bjij (?:is|heeft|kan|zal|mag)\b|\b(?:heeft|is|kan|krijgt|wordt|pakt|wint|speelt) jij\b|\b(?:aan|bij|door|met|op|tegen|van|voor) jij\b/i,
  de: /\bdu (?!passt\b)(?:ist|hat|wird|kann|muss|\p{L}*[^s\P{L}]t)\b|\b(?:ist|hat|wird|kann|muss|bekommt|zieht|spielt) du\b|\b(?:auf|aus|bei|für|gegen|mit|nach|von|zu) du\b|\bdu und .* teilen\b/iu,
};

/** The wrong form in a sentence, or null. */
export function wrongForm(language: Language, sentence: string): string | null {
  return wrongForms[language].exec(sentence)?.[0] ?? null;
}

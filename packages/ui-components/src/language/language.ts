import { type Language, languages } from '@cheeseboard/engine/text';

export { type Language, languages };

/** The supported language of the nearest `lang` around an element, across shadow roots. */
export function languageOf(element: Element): Language {
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const lang = node.getAttribute('lang');
    if (lang !== null) return supportedLanguage(lang);
  }
  return 'en';
}

/** The language of a `lang` value: `nl-BE` is Dutch; unsupported languages fall back to English. */
function supportedLanguage(lang: string): Language {
  const shortTag = lang.toLowerCase().split('-', 1)[0];
  return languages.find((language) => language === shortTag) ?? 'en';
}

function parentOf(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot;
  const parent = node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : node.parentElement;
}

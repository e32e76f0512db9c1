/** Which language an element speaks: that of the nearest `lang` around it, through shadow roots. */
export const languages = ['en', 'nl', 'de'] as const;
export type Language = (typeof languages)[number];

export function languageOf(element: Element): Language {
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const lang = node.getAttribute('lang');
    if (lang !== null) return known(lang);
  }
  return 'en';
}

/** `nl-BE` is Dutch; what we do not speak is answered in English. */
function known(lang: string): Language {
  const short = lang.toLowerCase().split('-', 1)[0];
  return languages.find((language) => language === short) ?? 'en';
}

function parentOf(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot;
  const parent = node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : node.parentElement;
}

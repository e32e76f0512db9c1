/** Redirects to the first of the reader's languages that the site has, or else to its first language. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const preferredLanguages = navigator.languages.map((language) => language.slice(0, 2));
const link = preferredLanguages
  .map((language) => links.find(({ hreflang }) => hreflang === language))
  .find(Boolean);
location.replace((link ?? links[0]!).href);

/** Goes to the first of the reader's languages that there is; the first of ours otherwise. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const wanted = navigator.languages.map((language) => language.slice(0, 2));
const found = wanted.map((language) => links.find(({ hreflang }) => hreflang === language)).find(Boolean);
location.replace((found ?? links[0]!).href);

/** Writes `search/<language>.json` into the built site: the sections of all its pages. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Section } from './search-sections.ts';
import { sectionsOf } from './sections.ts';

export function writeSections(dist: string, languages: readonly string[]): void {
  mkdirSync(join(dist, 'search'), { recursive: true });
  for (const language of languages) {
    const folder = join(dist, language);
    const sections = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('index.html'))
      .sort()
      .flatMap((file) => {
        const path = dirname(file).split(sep).join('/');
        return sectionsOf(readFileSync(join(folder, file), 'utf8'), path === '.' ? '' : `${path}/`);
      })
      .filter(isFirstOfItsKind());
    writeFileSync(join(dist, 'search', `${language}.json`), JSON.stringify(sections));
  }
}

/** Rules of every table stand in each rulebook. One of them is enough. */
function isFirstOfItsKind(): (section: Section) => boolean {
  const seen = new Set<string>();
  return ({ title, text, group }) => {
    const key = JSON.stringify([group, title, text]);
    if (text !== '' && seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

/**
 * Makes the built docs work under any path. Astro writes root-relative addresses; this module makes each address relative to
 * the page or script that contains it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The folder of the scripts. They refer only to files beside them. */
const scripts = '_astro';

/**
 * Makes every address in a folder relative. `base` is the path that the docs were built for: `/docs`. Throws if an
 * address cannot be made relative.
 */
export function relocate(folder: string, base: string): void {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const name = String(entry).split(sep).join('/');
    const isPage = name.endsWith('.html');
    if (!isPage && !(name.startsWith(`${scripts}/`) && name.endsWith('.js'))) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const relocatedText = isPage ? movedPage(text, name, base) : movedScript(text, base);
    const unmovedAddress = new RegExp(`["'\`]${base}/[^"'\`]*`).exec(relocatedText);
    if (unmovedAddress)
      throw new Error(`${name} names ${unmovedAddress[0].slice(1)}: cannot make that relative.`);
    if (relocatedText !== text) writeFileSync(join(folder, name), relocatedText);
  }
}

function movedPage(text: string, name: string, base: string): string {
  const pathUp = '../'.repeat(name.split('/').length - 1) || './';
  return text.replace(
    new RegExp(`(\\s[\\w:-]+=")${base}(?:/([^"]*))?"`, 'g'),
    (_, attribute: string, path = '') => `${attribute}${pathUp}${path}"`,
  );
}

const movedScript = (text: string, base: string): string =>
  text
    // A worker: `new URL('/docs/_astro/worker.js', import.meta.url)`.
    .replace(new RegExp(`(new URL\\(["'\`])${base}/${scripts}/`, 'g'), '$1./')
    // A preload: `return '/docs/' + path`.
    .replace(
      new RegExp(`return\\s*["'\`]${base}/["'\`]\\s*\\+\\s*(\\w+)`, 'g'),
      'return new URL(`../`+$1,import.meta.url).href',
    )
    // Starlight's language menu assumes root-relative paths.
    .replace(/window\.location\.pathname\s*=(?!=)/g, 'window.location.href=');

/**
 * Makes the built docs work wherever they lie. Astro writes every address from the root of the web server on; here each becomes one from the
 * page, or the script, that it stands in.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The scripts' own folder: what they name lies beside them. */
const scripts = '_astro';

/** `folder`: the docs. `base`: the path that they were built for, `/docs`. Throws for an address that it cannot make relative. */
export function relocate(folder: string, base: string): void {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const name = String(entry).split(sep).join('/');
    const isPage = name.endsWith('.html');
    if (!isPage && !(name.startsWith(`${scripts}/`) && name.endsWith('.js'))) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const moved = isPage ? movedPage(text, name, base) : movedScript(text, base);
    const left = new RegExp(`["'\`]${base}/[^"'\`]*`).exec(moved);
    if (left)
      throw new Error(`${name} names ${left[0].slice(1)}: it is not known how to make that relative.`);
    if (moved !== text) writeFileSync(join(folder, name), moved);
  }
}

function movedPage(text: string, name: string, base: string): string {
  const up = '../'.repeat(name.split('/').length - 1) || './';
  return text.replace(
    new RegExp(`(\\s[\\w:-]+=")${base}(?:/([^"]*))?"`, 'g'),
    (_, attribute: string, path = '') => `${attribute}${up}${path}"`,
  );
}

const movedScript = (text: string, base: string): string =>
  text
    // A worker: `new URL('/docs/_astro/worker.js', import.meta.url)`.
    .replace(new RegExp(`(new URL\\(["'\`])${base}/${scripts}/`, 'g'), '$1./')
    // What is fetched ahead: `return '/docs/' + path`.
    .replace(
      new RegExp(`return\\s*["'\`]${base}/["'\`]\\s*\\+\\s*(\\w+)`, 'g'),
      'return new URL(`../`+$1,import.meta.url).href',
    )
    // Starlight's choice of language, which knows only whole paths.
    .replace(/window\.location\.pathname\s*=(?!=)/g, 'window.location.href=');

// Assembles the site for any static host: the app, the docs under docs/, the gallery of the elements under gallery/, and the
// files for script tags under cdn/.
// `pnpm build` runs it after everything is built. The site works under any path.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { relocate } from '../apps/docs/scripts/relocate.ts';
import { compress } from './compress.ts';
import { addPolicy } from './content-security-policy.ts';
import { exitWithError, root } from './toolchain.mjs';

/** The path that the docs were built for. */
const { DOCS_BASE = '/docs' } = process.env;

const parts = [
  { from: 'apps/p2p-web/dist', to: '.', needed: true },
  { from: 'apps/docs/dist', to: 'docs' },
  { from: 'packages/ui-components/dist-gallery', to: 'gallery' },
  { from: 'packages/ui-components/cdn', to: 'cdn' },
];

/** Replaces `folder` with the assembled parts. Returns the parts that are not built, and the size of the site. */
export function assemble(repoRoot, folder) {
  rmSync(folder, { recursive: true, force: true });
  const missing = [];
  for (const part of parts) {
    const source = join(repoRoot, part.from);
    if (!existsSync(source)) {
      if (part.needed) throw new Error(`${part.from} is missing: build it first.`);
      missing.push(part.from);
      continue;
    }
    cpSync(source, join(folder, part.to), { recursive: true });
  }
  const docs = join(folder, 'docs');
  if (existsSync(docs)) {
    // Hosts use only the 404.html at the top, and show it at any depth, so it cannot have relative links.
    rmSync(join(docs, '404.html'), { force: true });
    relocate(docs, DOCS_BASE.replace(/\/$/, ''));
  }
  const lost = readFileSync(join(import.meta.dirname, '404.html'), 'utf8');
  writeFileSync(join(folder, '404.html'), addPolicy(lost));
  // Without this file, GitHub Pages leaves out files whose names start with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '');
  const files = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, name)));
  return {
    missing,
    files: files.filter((file) => file.isFile()).length,
    bytes: files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0),
  };
}

/** Every link of a site to a page or file that it does not have, with the page that has the link. */
export function deadLinks(folder) {
  const files = new Set(readdirSync(folder, { recursive: true }).map((name) => name.split(sep).join('/')));
  return [...files]
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replace(
        /<script(?![^>]*src=)[\s\S]*?<\/script>/g,
        '',
      );
      // Only in tags: the text of a code example may hold an address, too.
      const tags = text.match(/<[a-z](?:"[^"]*"|[^"<>])*>/gi) ?? [];
      return [...tags.join('\n').matchAll(/\s(?:href|src|data-bundle)="([^"#?]+)[^"]*"/g)].flatMap(
        ([, address]) => {
          if (/^[a-z]+:|^\/\//i.test(address)) return [];
          const path = relative(folder, join(folder, dirname(name), address))
            .split(sep)
            .join('/');
          const file = address.endsWith('/') || path === '' ? join(path, 'index.html') : path;
          return files.has(file) && !address.startsWith('/') ? [] : [`${name}: ${address}`];
        },
      );
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve(root, 'site');
  try {
    const { files, bytes, missing } = assemble(root, folder);
    const brokenLinks = missing.length > 0 ? [] : deadLinks(folder);
    if (brokenLinks.length > 0) throw new Error(`Dead links:\n${brokenLinks.join('\n')}`);
    compress(folder);
    for (const part of missing) console.log(`Without ${part}, which is not built.`);
    console.log(
      `${relative(root, folder)}/: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ready for any static host.`,
    );
  } catch (error) {
    exitWithError(error.message);
  }
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';

/** Adds a service worker that knows every file of the build. */
export function precache(source: string): Plugin {
  let folder = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async writeBundle() {
      const files = (await filesIn(folder)).filter(
        (path) => path !== 'sw.js' && !path.endsWith('.map') && !previewPicture.test(path),
      );
      await build({
        configFile: false,
        logLevel: 'warn',
        define: {
          __FILES__: JSON.stringify(files.map(addressOf)),
          __BUILD__: JSON.stringify(await hashOf(folder, files)),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: { input: source, output: { entryFileNames: 'sw.js', format: 'iife' } },
        },
      });
    },
  };
}

/** Matches files that only other sites load: the pictures of link previews. */
const previewPicture = /^cards\//;

/** The address to cache: `./` instead of `index.html`, because some hosts redirect the latter and a redirected response cannot start a page. */
const addressOf = (path: string): string =>
  path === 'index.html' ? './' : path.replace(/\/index\.html$/, '/');

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

async function hashOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of files) hash.update(path).update(await readFile(join(folder, path)));
  return hash.digest('base64url').slice(0, 12);
}

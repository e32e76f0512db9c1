// Puts one folder together that any static host can serve: the app, the docs under docs/, the gallery of the elements under gallery/.
// `pnpm build` runs it after everything is built. The app and the gallery work under any path; the docs are built for one: DOCS_BASE.
import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, root } from './toolchain.mjs';

const parts = [
  { from: 'apps/p2p-web/dist', to: '.', needed: true },
  { from: 'apps/docs/dist', to: 'docs' },
  { from: 'packages/ui-components/dist-gallery', to: 'gallery' },
];

/** Puts the parts into `folder`; what was there is gone. Gives how much there is now. */
export function assemble(from, folder) {
  rmSync(folder, { recursive: true, force: true });
  const missing = [];
  for (const part of parts) {
    const source = join(from, part.from);
    if (!existsSync(source)) {
      if (part.needed) throw new Error(`There is no ${part.from}: build it first.`);
      missing.push(part.from);
      continue;
    }
    cpSync(source, join(folder, part.to), { recursive: true });
  }
  // Hosts look for the page for what is not there at the top. The app has no such page: what it shows is in the fragment.
  const lost = join(folder, 'docs', '404.html');
  if (existsSync(lost)) cpSync(lost, join(folder, '404.html'));
  // GitHub Pages would leave out what begins with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '');
  const files = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, name)));
  return {
    missing,
    files: files.filter((file) => file.isFile()).length,
    bytes: files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve(root, 'site');
  try {
    const { files, bytes, missing } = assemble(root, folder);
    for (const part of missing) console.log(`Without ${part}, which is not built.`);
    console.log(
      `${relative(root, folder)}/: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ready for any static host.`,
    );
  } catch (error) {
    giveUp(error.message);
  }
}

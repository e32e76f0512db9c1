// While one writes: the gallery lies one step up from the docs, as it will on the site. `pnpm build:gallery` in packages/ui-components makes it.
import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../packages/ui-components/dist-gallery', import.meta.url));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** A Vite plugin. `base`: where the docs lie. */
export function galleryBeside(base) {
  const start = new URL('../gallery/', `http://site${base.replace(/\/?$/, '/')}`).pathname;
  return {
    name: 'gallery-beside',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url, 'http://site');
        if (!pathname.startsWith(start)) return next();
        const path = join(
          folder,
          normalize(`/${pathname.slice(start.length)}`).replace(/\/$/, '/index.html'),
        );
        if (!isFile(path)) return response.writeHead(404).end('There is no such file. Is the gallery built?');
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
        createReadStream(path).pipe(response);
      });
    },
  };
}

// pnpm dev: serves app, docs and gallery from source. An edit in any package shows in all three. It is one process, so that Ctrl+C stops everything.
import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import './generate.mjs';
import { root } from './toolchain.mjs';

const docs = join(root, 'apps/docs');
const ports = { app: await freePort(4242), docs: await freePort(4321), gallery: await freePort(5173) };
const addresses = {
  app: `http://localhost:${ports.app}/`,
  docs: `http://localhost:${ports.docs}/docs/`,
  gallery: `http://localhost:${ports.gallery}/`,
};
const print = (name) => console.log(`${name.padEnd(8)} ${addresses[name]}`);

// The docs look for TypeScript in their own folder.
process.chdir(docs);
const stops = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
try {
  await Promise.all([
    startVite('app', {
      root: join(root, 'apps/p2p-web'),
      plugins: [redirectLinks({ '/docs/': addresses.docs, '/gallery/': addresses.gallery })],
    }),
    startVite('gallery', { configFile: join(root, 'packages/ui-components/gallery/vite.config.ts') }),
    startDocs(),
  ]);
  console.log('Ctrl+C stops all three.');
} catch (error) {
  console.error(error);
  await stop();
}

async function startVite(name, config) {
  const server = await createServer({
    ...config,
    logLevel: 'warn',
    server: { port: ports[name], strictPort: true },
  });
  stops.push(() => server.close());
  await server.listen();
  print(name);
}

async function startDocs() {
  await makeReferences();
  const { dev } = await import(pathToFileURL(join(docs, 'node_modules/astro/dist/core/index.js')));
  const server = await dev({
    root: docs,
    logLevel: 'warn',
    server: { port: ports.docs },
    vite: { plugins: [redirectLinks({ '/gallery/': addresses.gallery, '/': addresses.app })] },
  });
  stops.push(() => server.stop());
  print('docs');
}

/** Makes the docs' reference pages, once at the start, from compiled declarations and the manifest of the elements. */
function makeReferences() {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const tasks = ['@cheeseboard/ui-components#declarations', '@cheeseboard/ui-components#manifest'];
  const args = [turbo, 'run', ...tasks, '--output-logs=errors-only', '--log-prefix=none'];
  const making = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    making.once('error', reject);
    making.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`turbo run ${tasks.join(' ')} failed.`)),
    );
  });
}

/** A Vite plugin that redirects the relative links between app, docs and gallery, because here each of them has its own port. */
function redirectLinks(targets) {
  return {
    name: 'redirects',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const from = Object.keys(targets).find((path) =>
          path === '/' ? request.url === path : request.url.startsWith(path),
        );
        if (!from) return next();
        const location = new URL(request.url.slice(from.length), targets[from]).href;
        response.writeHead(302, { location }).end();
      });
    },
  };
}

/** The preferred port, or any free one if it is taken. */
function freePort(preferred) {
  return new Promise((resolve, reject) => {
    const server = createNetServer();
    server.once('error', (error) => (preferred === 0 ? reject(error) : resolve(freePort(0))));
    server.listen(preferred, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function stop() {
  // Do not wait for a server whose connections stay open.
  setTimeout(() => process.exit(), 3000).unref();
  await Promise.allSettled(stops.map((stopServer) => stopServer()));
  process.exit();
}

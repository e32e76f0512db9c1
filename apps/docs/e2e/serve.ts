/** Serves the built site as any static host would: `node e2e/serve.ts 4173`. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const dist = join(import.meta.dirname, '../dist');
const base = (process.env.DOCS_BASE ?? '/docs').replace(/\/$/, '');
const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

const fileFor = (path: string): string | null => {
  if (!path.startsWith(`${base}/`)) return null;
  const file = join(dist, normalize(path.slice(base.length)));
  const candidate = path.endsWith('/') ? join(file, 'index.html') : file;
  return statSync(candidate, { throwIfNoEntry: false })?.isFile() ? candidate : null;
};

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = fileFor(decodeURIComponent(pathname));
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(process.argv[2] ?? 4173), '127.0.0.1');

/** Serves the built site as any static host would, compressed: `node e2e/serve.ts 4173`. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

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
  const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' };
  if (!request.headers['accept-encoding']?.includes('gzip')) {
    createReadStream(file).pipe(response.writeHead(200, headers));
    return;
  }
  response.writeHead(200, { ...headers, 'content-encoding': 'gzip' });
  createReadStream(file).pipe(createGzip()).pipe(response);
}).listen(Number(process.argv[2] ?? 4173), '127.0.0.1');

/** Serves a folder of static files with caching headers. */
import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files with a hash in their name never change. */
const hashed = /[/\\](?:assets|_astro)[/\\][^/\\]+[.-][\w-]{8,}\.\w+$/;

/** Serves a request from `folder`. `instead` overrides files by path, such as `/config.json`. */
export async function answer(
  folder: string,
  instead: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(response, 405, 'Only GET and HEAD.');
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) return say(response, 400, 'That address cannot be read.');
  const own = Object.hasOwn(instead, path) ? instead[path] : undefined;
  if (own !== undefined) return sendText(request, response, extname(path), own);

  const file = within(folder, path);
  const found = file && (await fileAt(file));
  if (!found) return sayNothing(folder, request, response);
  if (found.folder) return redirect(response, path, request.url ?? '');
  sendFile(request, response, found);
}

/** The decoded path of a URL, or null. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/** The file of a path, or null for hidden files and paths outside the folder. */
function within(folder: string, path: string): string | null {
  const parts = path.split(/[/\\]/);
  if (parts.some((part) => part.startsWith('.'))) return null;
  const root = resolve(folder);
  const file = join(root, ...parts);
  return file === root || file.startsWith(root + sep) ? file + (path.endsWith('/') ? sep : '') : null;
}

interface Found {
  readonly file: string;
  readonly stats: Stats;
  /** A folder without a trailing slash: needs a redirect, or relative links break. */
  readonly folder: boolean;
}

async function fileAt(path: string): Promise<Found | null> {
  const file = path.endsWith(sep) ? join(path, 'index.html') : path;
  const stats = await stat(file).catch(() => null);
  if (stats?.isFile()) return { file, stats, folder: false };
  if (!stats?.isDirectory()) return null;
  const index = await stat(join(file, 'index.html')).catch(() => null);
  return index?.isFile() ? { file, stats, folder: true } : null;
}

function redirect(response: ServerResponse, path: string, url: string): void {
  // `//x` would redirect to another host.
  const own = `/${path.split('/').filter(Boolean).map(encodeURIComponent).join('/')}/`;
  response.setHeader('Location', own + (/\?.*$/s.exec(url)?.[0] ?? ''));
  say(response, 301, 'With a slash.');
}

function sendFile(request: IncomingMessage, response: ServerResponse, { file, stats }: Found): void {
  const tag = `W/"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  response.setHeader('Content-Type', types[extname(file).toLowerCase()] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', stats.size);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** 404 with the site's own page. */
async function sayNothing(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => null);
  if (page === null || !request.headers.accept?.includes('text/html')) {
    return say(response, 404, 'There is nothing here.');
  }
  response.statusCode = 404;
  sendText(request, response, '.html', page);
}

function sendText(request: IncomingMessage, response: ServerResponse, ext: string, text: string): void {
  response.setHeader('Content-Type', types[ext] ?? 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.end(request.method === 'HEAD' ? undefined : text);
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

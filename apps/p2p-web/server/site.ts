/** Serves a folder of static files: precompressed, with ETags, ranges and caching headers. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { type Express, type Response } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Matches files with a hash in their name, which never change. */
const hashedName = /[/\\](?:assets|_astro)[/\\][^/\\]+[.-][\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

/** An Express app that serves a folder. `overrides` replaces files by path, such as `/config.json`. */
export function siteOf(folder: string, overrides: Readonly<Record<string, () => string>>): Express {
  const app = express().disable('x-powered-by');
  app.use((request, response, next) => {
    response.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "frame-ancestors 'self'",
    });
    // Over plain http, browsers accept this header only at localhost, and otherwise report an error.
    if (request.secure || isLocal(request.hostname))
      response.set('Cross-Origin-Opener-Policy', 'same-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD.');
    }
    const path = pathOf(request.url);
    if (path === null) return sendText(response, 400, 'That address cannot be read.');
    // Redirecting or rewriting `//x` could lead to another host.
    request.url = request.url.replace(/^[/\\]+/, '/');
    const replacement = Object.hasOwn(overrides, path) ? overrides[path] : undefined;
    if (replacement === undefined) return next();
    response.set('Cache-Control', 'no-cache').type(extname(path)).send(replacement());
  });
  // serve-static, unlike sirv 3, closes a file when its download is aborted.
  app.use(
    expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      serveStatic: { setHeaders: setCaching },
    }),
  );
  app.use(async (request, response) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => null);
    if (page === null || !request.headers.accept?.includes('text/html'))
      return sendText(response, 404, 'There is nothing here.');
    response.status(404).set('Cache-Control', 'no-cache').type('html').send(page);
  });
  return app;
}

const isLocal = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** The decoded path of a URL, or null if it cannot be decoded. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

function setCaching(response: { setHeader(name: string, value: string): void }, file: string): void {
  const caching = hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', caching);
}

export function sendText(response: Response, status: number, sentence: string): void {
  response.status(status).type('text/plain').send(`${sentence}\n`);
}

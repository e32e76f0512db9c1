/** An HTTP server for the tests of one file, on a free port. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll } from 'vitest';

const kinds: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Returns the URL, without a trailing slash. `answer` returns a file path or a page's HTML. */
export async function serve(
  answer: (url: URL) => string | { readonly html: string },
  headers: OutgoingHttpHeaders = {},
): Promise<string> {
  const server = createServer((request, response) => {
    const file = answer(new URL(request.url!, 'http://localhost'));
    if (typeof file === 'object')
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(file.html);
    else if (existsSync(file))
      response
        .writeHead(200, { 'content-type': kinds[extname(file)] ?? 'text/plain', ...headers })
        .end(readFileSync(file));
    else response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
  });
  afterAll(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Serves the files of a folder. */
export const filesIn =
  (folder: string) =>
  ({ pathname }: URL): string =>
    join(folder, pathname.replace(/\/$/, '/index.html'));

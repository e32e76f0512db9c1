/** Serves files, or whatever a test answers, on a port of its own until the tests of a file are over. */
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

/** Gives the address, without a slash at its end. `answer` gives the path of a file, or a whole page. */
export async function serve(
  answer: (url: URL) => string | { readonly html: string },
  headers: OutgoingHttpHeaders = {},
): Promise<string> {
  const server = createServer((request, response) => {
    const found = answer(new URL(request.url!, 'http://localhost'));
    if (typeof found === 'object')
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(found.html);
    else if (existsSync(found))
      response
        .writeHead(200, { 'content-type': kinds[extname(found)] ?? 'text/plain', ...headers })
        .end(readFileSync(found));
    else response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
  });
  afterAll(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The files below a folder. */
export const filesIn =
  (folder: string) =>
  ({ pathname }: URL): string =>
    join(folder, pathname.replace(/\/$/, '/index.html'));

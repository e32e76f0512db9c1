/** Command line: serves the built site and signalling to this machine and the local network. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { lanAddresses } from './addresses.ts';
import { openBrowser } from './open-browser.ts';
import { ownConfig, type Serving, type Site, serve } from './serve.ts';

const usage = `Serves Cheeseboard for this machine and for the network at home.

  --port <number>   the port to try first (4242)
  --no-open         do not open the browser
  --folder <path>   what to serve (the built site)`;

function readCommandLine() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4242' },
        open: { type: 'boolean', default: true },
        folder: { type: 'string', default: join(import.meta.dirname, '..', 'dist') },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowNegative: true,
    });
    return values;
  } catch (error) {
    return exitWithMessage(`${(error as Error).message}\n\n${usage}`);
  }
}

function exitWithMessage(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Serves at the given port, or at another one if it is taken. */
async function serveAt(site: Site): Promise<Serving> {
  try {
    return await serve(site);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EADDRINUSE' ? 'is taken' : 'may not be used';
    console.log(`Port ${site.port} ${why} (${message}), so another one it is.`);
    return serve({ ...site, port: 0 });
  }
}

const { port: requestedPort, open, folder, help } = readCommandLine();
if (help) {
  console.log(usage);
  process.exit(0);
}
const port = Number(requestedPort);
if (!Number.isInteger(port) || port < 0 || port > 65_535) exitWithMessage(`${requestedPort} is not a port.`);
if (!existsSync(join(folder, 'index.html'))) {
  exitWithMessage(`There is no built site in ${folder}: pnpm build makes one.`);
}

const nearbyAt = (actualPort: number): string[] =>
  lanAddresses().map((address) => `http://${address}:${actualPort}/`);
const serving = await serveAt({
  folder,
  port,
  config: (actualPort) => {
    const [site] = nearbyAt(actualPort);
    return site ? { ...ownConfig, site } : ownConfig;
  },
});
const localUrl = `http://localhost:${serving.port}/`;
const [nearby, ...otherAddresses] = nearbyAt(serving.port);
const lines = ['', 'Cheeseboard is on the table.', '', `  on this machine   ${localUrl}`];
if (nearby)
  lines.push(
    `  on your network   ${[nearby, ...otherAddresses].join('  ')}`,
    '',
    renderUnicodeCompact(nearby),
  );
else lines.push('  on your network   not reachable: this machine is on none');
lines.push('', 'Games go on without this server; new guests need it. Ctrl+C stops it.');
console.log(lines.join('\n'));
if (open && !process.env.CI) openBrowser(localUrl);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('\nBye.');
    void serving.close().then(() => process.exit(0));
  });
}

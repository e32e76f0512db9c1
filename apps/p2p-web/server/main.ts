/** Command line: serves the built site and signalling to this machine and the local network. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { lanAddresses } from './addresses.ts';
import { openBrowser } from './open-browser.ts';
import { ownConfig, type RunningServer, type Site, serve } from './serve.ts';
import { answerStun, STUN_PORT, type StunServer } from './stun.ts';
import { type Turn, turnServer } from './turn.ts';

const usage = `Serves Cheeseboard for this machine and for the network at home.

  --port <number>       the port to try first (4242)
  --no-open             do not open the browser
  --folder <path>       what to serve (the built site)
  --origin <address>    the site's public address, or another site whose pages may use this server; repeatable
  --proxied             a proxy in front of the server reports the addresses of clients (X-Forwarded-For)
  --broker <address>    another PeerServer, over which tables are spread; repeatable
  --nostr-relay <address>  a Nostr relay to use when no PeerServer helps, such as wss://relay.example.org; repeatable
  --stun-port <number>  the UDP port for STUN (${STUN_PORT})
  --no-stun             answer no STUN
  --turn <address>      a coturn server that shares a secret with this one, such as
                        turns:turn.example.org:443?transport=tcp; repeatable
  CHEESEBOARD_TURN_SECRET (environment)  that secret, coturn's static-auth-secret`;

function readCommandLine() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4242' },
        open: { type: 'boolean', default: true },
        folder: { type: 'string', default: join(import.meta.dirname, '..', 'dist') },
        origin: { type: 'string', multiple: true, default: [] },
        proxied: { type: 'boolean', default: false },
        broker: { type: 'string', multiple: true, default: [] },
        'nostr-relay': { type: 'string', multiple: true, default: [] },
        'stun-port': { type: 'string', default: String(STUN_PORT) },
        stun: { type: 'boolean', default: true },
        turn: { type: 'string', multiple: true, default: [] },
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

/** Serves at the given port, or at another one if that port is taken. */
async function serveAt(site: Site): Promise<RunningServer> {
  try {
    return await serve(site);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const reason = code === 'EADDRINUSE' ? 'is taken' : 'may not be used';
    console.log(`Port ${site.port} ${reason} (${message}), so it serves on another one.`);
    return serve({ ...site, port: 0 });
  }
}

/** Starts a STUN server at exactly this port, because a firewall may allow only this one. Null if the port cannot be used. */
async function stunAt(port: number): Promise<StunServer | null> {
  try {
    return await answerStun(port);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EADDRINUSE' ? 'is taken' : 'may not be used';
    console.log(
      `UDP port ${port} ${why} (${message}), so there is no STUN here. --stun-port chooses another port.`,
    );
    return null;
  }
}

/** Takes the TURN secret from the environment, not from an option: every user of a machine can read the command lines of all processes. */
function readTurn(urls: readonly string[]): Turn | null {
  const invalidUrl = urls.find((url) => !/^turns?:\S+$/.test(url));
  if (invalidUrl !== undefined)
    exitWithMessage(`${invalidUrl} is no TURN server: it starts with turn: or turns:`);
  const secret = process.env.CHEESEBOARD_TURN_SECRET ?? '';
  if (urls.length > 0 && secret === '') exitWithMessage('--turn needs CHEESEBOARD_TURN_SECRET.');
  return urls.length > 0 ? { urls, secret } : null;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) exitWithMessage(`${text} is not a port.`);
  return port;
}

const options = readCommandLine();
const { open, folder } = options;
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const port = portOf(options.port);
for (const address of [...options.origin, ...options.broker]) {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    exitWithMessage(`${address} is no web address.`);
}
const nostrRelays = options['nostr-relay'];
for (const relay of nostrRelays) {
  if (!/^wss?:\/\//.test(relay) || !URL.canParse(relay))
    exitWithMessage(`${relay} is no Nostr relay: it starts with wss:// or ws://`);
}
const stunPort = portOf(options['stun-port']);
const turn = readTurn(options.turn);
if (!existsSync(join(folder, 'index.html'))) {
  exitWithMessage(`There is no built site in ${folder}: pnpm build makes one.`);
}

const lanUrlsAt = (actualPort: number): string[] =>
  lanAddresses().map((address) => `http://${address}:${actualPort}/`);
const stun = options.stun ? await stunAt(stunPort) : null;
const server = await serveAt({
  folder,
  port,
  origins: options.origin,
  isProxied: options.proxied,
  config: (actualPort) => {
    const [site] = lanUrlsAt(actualPort);
    const iceServers = [
      ...(stun ? [{ urls: `stun:{host}:${stun.port}` }] : []),
      ...(turn ? [turnServer(turn, Date.now())] : []),
    ];
    return {
      brokers: [...ownConfig.brokers, ...options.broker],
      iceServers,
      ...(nostrRelays.length > 0 ? { nostrRelays } : {}),
      ...(site ? { site } : {}),
    };
  },
});
const localUrl = `http://localhost:${server.port}/`;
const [lanUrl, ...otherLanUrls] = lanUrlsAt(server.port);
const lines = ['', 'Cheeseboard is on the table.', '', `  on this machine   ${localUrl}`];
if (lanUrl)
  lines.push(`  on your network   ${[lanUrl, ...otherLanUrls].join('  ')}`, '', renderUnicodeCompact(lanUrl));
else lines.push('  on your network   not reachable: this machine is on none');
lines.push('', 'Games go on without this server; new guests need it. Ctrl+C stops it.');
console.log(lines.join('\n'));
if (open && !process.env.CI) openBrowser(localUrl);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('\nBye.');
    void Promise.all([server.close(), stun?.close()]).then(() => process.exit(0));
  });
}

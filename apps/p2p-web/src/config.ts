/** `config.json` beside the page: the signalling, STUN and TURN servers of the site. The reader's settings take precedence. */
import * as v from 'valibot';

const IceServer = v.object({
  urls: v.union([v.string(), v.array(v.string())]),
  username: v.optional(v.string()),
  credential: v.optional(v.string()),
});

const ConfigFile = v.object({
  /** PeerServers in order of preference, relative to the page. */
  brokers: v.array(v.string()),
  /** STUN and TURN servers, in the format of RTCPeerConnection. `{host}` stands for the host name of the site. */
  iceServers: v.array(IceServer),
  /** Nostr relays, which are tried when no PeerServer helps. */
  nostrRelays: v.optional(v.array(v.string()), []),
  /** The address under which others reach this site, for links made at `localhost`. */
  site: v.optional(v.string()),
  /** The rulebook's address, if not `docs/` beside the page. */
  docs: v.optional(v.string()),
});

export interface Config {
  readonly brokers: readonly URL[];
  readonly iceServers: readonly RTCIceServer[];
  readonly nostrRelays: readonly URL[];
  /** The base of links to tables. */
  readonly site: URL;
  /** The base of links to the rulebook. */
  readonly docs: URL;
  /** Why the file could not be used; null if it could. With a problem, `brokers` is empty. */
  readonly problem: string | null;
}

/** How long a fetched `config.json` is used: its credentials may expire, and a page may stay open for days. */
const MAX_AGE_MS = 60_000;
/** The newest request for the file, and when it was made. */
let latestRequest: { readonly config: Promise<Config>; readonly at: number } | null = null;

/** The site's configuration. Fetched once for everybody who asks within a minute. */
export function loadConfig(): Promise<Config> {
  const now = performance.now();
  if (latestRequest && now - latestRequest.at < MAX_AGE_MS) return latestRequest.config;
  const config = fetchConfig();
  latestRequest = { config, at: now };
  void config.then(({ problem }) => {
    if (problem !== null) latestRequest = null;
  });
  return config;
}

export async function fetchConfig(page = new URL(document.baseURI), fetchFile = fetch): Promise<Config> {
  try {
    const response = await fetchFile(new URL('config.json', page), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`config.json: ${response.status}`);
    return readConfig(await response.json(), page);
  } catch (error) {
    return { ...emptyConfig(page), problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Validates and completes the file. Throws if it is invalid. */
export function readConfig(file: unknown, page: URL): Config {
  const read = v.safeParse(ConfigFile, file);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`config.json: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  }
  const { brokers, iceServers, nostrRelays, docs } = read.output;
  // At `localhost`, links and STUN servers use the address for others: a STUN server asked at `localhost` would report an address that
  // nobody else can reach.
  const site = isLocal(page) ? webAddress(read.output.site ?? '.', page, 'site') : new URL('.', page);
  return {
    ...emptyConfig(page),
    brokers: brokers.map((broker) => webAddress(broker, page, 'brokers')),
    iceServers: iceServers.map((server) => withHost(server as RTCIceServer, site)),
    nostrRelays: nostrRelays.map((relay) => webAddress(relay, page, 'nostrRelays', /^wss?:$/)),
    site,
    ...(docs !== undefined ? { docs: webAddress(docs.replace(/\/?$/, '/'), page, 'docs') } : {}),
  };
}

/** Replaces `{host}`, which a server writes because it does not know by which name it is reached. */
const withHost = (server: RTCIceServer, { hostname }: URL): RTCIceServer => ({
  ...server,
  urls: [server.urls].flat().map((url) => url.replace('{host}', hostname)),
});

const emptyConfig = (page: URL): Config => ({
  brokers: [],
  iceServers: [],
  nostrRelays: [],
  site: new URL('.', page),
  docs: new URL('docs/', page),
  problem: null,
});

/** Whether an address leads to this machine. */
const isLocal = ({ hostname }: URL): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

function webAddress(text: string, page: URL, field: string, protocol = /^https?:$/): URL {
  const url = URL.canParse(text, page) ? new URL(text, page) : null;
  if (!url || !protocol.test(url.protocol)) {
    throw new Error(`config.json: ${field}: ${text} is no web address`);
  }
  return url;
}

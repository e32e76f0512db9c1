/** Decides by which names the server may be called, and which sites may use its signalling. */

/**
 * Names that public DNS does not have, and those of a widespread home router. Any other name could be a stranger's site that points at this machine
 * (DNS rebinding), so the operator must list it.
 */
const localName = /^(?:[^.]+|.+\.(?:local|localhost|lan|home|home\.arpa|internal|localdomain|fritz\.box))$/;
const ipAddress = /^(?:\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/;

export class Access {
  readonly #origins: ReadonlySet<string>;
  readonly #hostNames: ReadonlySet<string>;

  /** `origins`: sites that may use this server, besides its own pages. The server also answers to their host names. */
  constructor(origins: readonly string[]) {
    const urls = origins.map((origin) => new URL(origin));
    this.#origins = new Set(urls.map(({ origin }) => origin));
    this.#hostNames = new Set(urls.map(({ hostname }) => hostname));
  }

  allowsHost(host: string | undefined): boolean {
    const name = urlOf(`http://${host}`)?.hostname;
    if (host === undefined || name === undefined) return false;
    return ipAddress.test(name) || localName.test(name) || this.#hostNames.has(name);
  }

  /**
   * Whether pages of this origin may use the server. Requests without an origin pass: only browsers send one, and other programs could
   * forge it.
   */
  allowsOrigin(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    const url = urlOf(origin);
    // The hosts are compared without the scheme, because a proxy in front of this server may add TLS.
    return (
      url !== null && (url.host === urlOf(`${url.protocol}//${host}`)?.host || this.#origins.has(url.origin))
    );
  }
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

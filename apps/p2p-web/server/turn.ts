/** Short-lived credentials for coturn, by its "TURN REST API" (`use-auth-secret`). */
import { createHmac } from 'node:crypto';

/** How long credentials are valid: longer than any match. Pages fetch new ones for each connection. */
const LIFETIME_S = 12 * 60 * 60;

export interface Turn {
  readonly urls: readonly string[];
  /** The `static-auth-secret` of coturn. */
  readonly secret: string;
}

/** The user name is the time of expiry, in seconds since 1970; the credential proves that this server made the name. */
export function turnServer({ urls, secret }: Turn, nowMs: number): RTCIceServer {
  const username = `${Math.floor(nowMs / 1000) + LIFETIME_S}:cheeseboard`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return { urls: [...urls], username, credential };
}

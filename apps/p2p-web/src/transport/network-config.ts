import { loadConfig } from '../config.ts';
import { settings } from '../storage/settings.ts';
import type { NetworkConfig } from './peerjs/peerjs.ts';

/** The servers from the reader's settings, and those of the site. */
export async function loadNetworkConfig(): Promise<NetworkConfig> {
  let config = await loadConfig();
  return {
    brokers: config.brokers,
    nostrRelays: config.nostrRelays,
    ownBrokers: settings
      .get('brokers')
      .map((url) => new URL(url))
      .filter(({ href }) => config.brokers.every((broker) => broker.href !== href)),
    /** The newest servers that are known. Each use fetches them again for the next connection, because TURN credentials expire. */
    get iceServers() {
      void loadConfig().then((newest) => {
        if (newest.problem === null) config = newest;
      });
      return [...(settings.get('iceServers') as RTCIceServer[]), ...config.iceServers];
    },
  };
}

import { loadConfig } from '../config.ts';
import { settings } from '../storage/settings.ts';
import type { NetworkConfig } from './peerjs/peerjs.ts';

/** The servers from the user's settings first, then those of the site. */
export async function loadNetworkConfig(): Promise<NetworkConfig> {
  const { brokers, iceServers } = await loadConfig();
  return {
    brokers: [...settings.get('brokers').map((url) => new URL(url)), ...brokers],
    iceServers: [...(settings.get('iceServers') as RTCIceServer[]), ...iceServers],
  };
}

/** Who introduces this browser to others: what its owner has set goes before what the site's owner has. */
import { loadConfig } from '../config.ts';
import { settings } from '../storage/settings.ts';
import type { Network } from './peerjs/peerjs.ts';

export async function ownNetwork(): Promise<Network> {
  const { brokers, iceServers } = await loadConfig();
  return {
    brokers: [...settings.get('brokers').map((url) => new URL(url)), ...brokers],
    iceServers: [...(settings.get('iceServers') as RTCIceServer[]), ...iceServers],
  };
}

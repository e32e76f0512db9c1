import { expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { loadNetworkConfig } from './network-config.ts';
import { liveIceServers } from './peerjs/broker.ts';

vi.mock('../config.ts');
vi.mock('../storage/settings.ts', () => ({ settings: { get: () => [] } }));

test('each new connection uses the newest credentials that the site has given', async () => {
  const answer = (credential: string, problem: string | null = null) =>
    vi.mocked(loadConfig).mockResolvedValue({
      brokers: [],
      iceServers: [{ urls: ['turn:a.example'], username: 'u', credential }],
      problem,
    } as never);
  answer('first');
  const config = liveIceServers(await loadNetworkConfig());
  // Reads the servers as RTCPeerConnection does for each connection.
  const read = async () => {
    const { iceServers } = config;
    await Promise.resolve();
    return iceServers?.[0]?.credential;
  };
  answer('second');
  expect([await read(), await read()]).toEqual(['first', 'second']);
  answer('none', 'offline');
  expect([await read(), await read()]).toEqual(['second', 'second']);
});

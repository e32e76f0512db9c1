import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'src', 'transport', 'peerjs');

/**
 * Half of PeerJS is two dependencies that this app does not need: shims for browsers of before 2023, and a serializer that
 * text-peer.ts replaces.
 */
export const smallPeerjs = {
  'webrtc-adapter': join(folder, 'no-adapter.ts'),
  'peerjs-js-binarypack': join(folder, 'no-binarypack.ts'),
};

/** A PeerServer in a process of its own, so that a test can kill it. Says its port, and ends with whoever started it. */
import type { AddressInfo } from 'node:net';
import { PeerServer } from 'peer';

PeerServer({ host: '127.0.0.1', port: Number(process.argv[2] ?? 0), path: '/' }, (server) => {
  // A text: a number would be coloured where the terminal is.
  console.log(String((server.address() as AddressInfo).port));
});
process.stdin.on('end', () => process.exit(0)).resume();

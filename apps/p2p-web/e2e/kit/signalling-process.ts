/** A PeerServer in a process of its own, so that a test can kill it. Prints its port; exits with its parent. */
import type { AddressInfo } from 'node:net';
import { PeerServer } from 'peer';

PeerServer({ host: '127.0.0.1', port: Number(process.argv[2] ?? 0), path: '/' }, (server) => {
  // Printed as a string, because console.log colours numbers in a terminal.
  console.log(String((server.address() as AddressInfo).port));
});
process.stdin.on('end', () => process.exit(0)).resume();

import { networkInterfaces } from 'node:os';

/** This machine's addresses on the local network. The one that phones most likely reach comes first. */
export function lanAddresses(): string[] {
  const addresses = Object.entries(networkInterfaces())
    // A phone cannot reach addresses of containers and virtual machines.
    .filter(([name]) => !/^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tailscale|zt)/.test(name))
    .flatMap(([, interfaces]) => interfaces ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.sort((a, b) => rank(a) - rank(b));
}

function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(?:1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}

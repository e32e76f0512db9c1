/**
 * Carries the Ethernet frames of all wires between their two ends, delays them and drops some. Runs in the router's namespace;
 * gets the other end's address and the number of wires as arguments, and changes of wires as messages.
 */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** How a wire treats frames, in both directions. */
export interface Wire {
  /** The delay in one direction. */
  readonly delayMs: number;
  /** The share of frames that get lost, 0 to 1. */
  readonly loss: number;
  readonly isCut: boolean;
}

export type WireChange = Wire & { readonly index: number };

/** The UDP ports of a wire's ends: in the machine, and in the bridge. */
export const wirePorts = (index: number): [near: number, far: number] => [7000 + 2 * index, 7001 + 2 * index];

/** Whether a VXLAN packet carries an ARP frame. Linux asks again only after a second, so ARP frames are never lost by chance. */
const isArp = (packet: Buffer): boolean => packet.readUInt16BE(20) === 0x0806;

async function carryFrames(kernelAddress: string, wireCount: number): Promise<void> {
  const wires: Wire[] = [];
  process.on('message', ({ index, ...wire }: WireChange) => {
    wires[index] = wire;
  });
  process.on('disconnect', () => process.exit());
  for (let index = 0; index < wireCount; index++) {
    wires[index] = { delayMs: 0, loss: 0, isCut: false };
    const ports = wirePorts(index);
    const sockets = ports.map((port) => createSocket('udp4').bind(port));
    await Promise.all(sockets.map((socket) => once(socket, 'listening')));
    for (const [endIndex, socket] of sockets.entries()) {
      const deliver = (packet: Buffer): void => {
        if (!wires[index]!.isCut) sockets[1 - endIndex]!.send(packet, ports[1 - endIndex]!, kernelAddress);
      };
      socket.on('message', (packet) => {
        const { delayMs, loss, isCut } = wires[index]!;
        if (isCut || (!isArp(packet) && Math.random() < loss)) return;
        if (delayMs > 0) setTimeout(deliver, delayMs, packet);
        else deliver(packet);
      });
    }
  }
  process.send!('ready');
}

if (import.meta.main) await carryFrames(process.argv[2]!, Number(process.argv[3]));

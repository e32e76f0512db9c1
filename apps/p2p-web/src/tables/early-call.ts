/** Calls the host of an invitation when the page starts, while the code of the table still loads. */
import { hostAddress, readInvitation } from '../protocol/room.ts';
import { loadNetworkConfig } from '../transport/network-config.ts';
import { call } from '../transport/peerjs/call.ts';
import { DEFAULT_TIMINGS } from '../transport/peerjs/timings.ts';
import type { Address, Connection, Transport } from '../transport/transport.ts';

interface EarlyCall {
  readonly address: Address;
  readonly connection: Promise<Connection>;
  abort(): void;
}

/** If no table takes the call by then, it is hung up. */
const UNUSED_MS = 20_000;

let early: EarlyCall | null = null;

/** Calls the first host's address: a newcomer knows no other, and most tables never change their host. */
export function callEarly(invitation: string): void {
  const read = readInvitation(invitation);
  if (!read || early) return;
  const address = hostAddress(read.secret, 0);
  const controller = new AbortController();
  const connection = loadNetworkConfig().then((network) =>
    call(network, DEFAULT_TIMINGS, address, controller.signal),
  );
  const started: EarlyCall = {
    address,
    connection,
    abort: () => {
      controller.abort();
      connection.then((late) => late.close()).catch(() => {});
    },
  };
  // Whoever takes the call handles its failure.
  connection.catch(() => {});
  early = started;
  setTimeout(() => {
    if (early === started) dropEarlyCall();
  }, UNUSED_MS);
}

function dropEarlyCall(): void {
  early?.abort();
  early = null;
}

/** A transport whose first call continues the early one, if that went to the same address. */
export function withEarlyCall(transport: Transport): Transport {
  return {
    listen(address, listener) {
      dropEarlyCall();
      return transport.listen(address, listener);
    },
    call(address, signal) {
      const taken = early;
      if (!taken || taken.address !== address || signal?.aborted) {
        dropEarlyCall();
        return transport.call(address, signal);
      }
      early = null;
      signal?.addEventListener('abort', taken.abort, { once: true });
      return taken.connection.finally(() => signal?.removeEventListener('abort', taken.abort));
    },
  };
}

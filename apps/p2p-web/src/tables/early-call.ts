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

/** A call that no table has taken after this time is hung up. */
const UNUSED_MS = 20_000;

let earlyCall: EarlyCall | null = null;

/** Calls the first host's address: a newcomer knows no other, and most tables never change their host. */
export function callEarly(invitation: string): void {
  const parsed = readInvitation(invitation);
  if (!parsed || earlyCall) return;
  const address = hostAddress(parsed.secret, 0);
  const controller = new AbortController();
  const connection = loadNetworkConfig().then((network) =>
    call(network, DEFAULT_TIMINGS, address, controller.signal),
  );
  const started: EarlyCall = {
    address,
    connection,
    abort: () => {
      controller.abort();
      connection.then((lateConnection) => lateConnection.close()).catch(() => {});
    },
  };
  // The table that takes the call handles its failure.
  connection.catch(() => {});
  earlyCall = started;
  setTimeout(() => {
    if (earlyCall === started) dropEarlyCall();
  }, UNUSED_MS);
}

function dropEarlyCall(): void {
  earlyCall?.abort();
  earlyCall = null;
}

/** A transport whose first call takes over the early call, if both go to the same address. */
export function withEarlyCall(transport: Transport): Transport {
  return {
    listen(address, listener) {
      dropEarlyCall();
      return transport.listen(address, listener);
    },
    call(address, signal) {
      const call = earlyCall;
      if (!call || call.address !== address || signal?.aborted) {
        dropEarlyCall();
        return transport.call(address, signal);
      }
      earlyCall = null;
      signal?.addEventListener('abort', call.abort, { once: true });
      return call.connection.finally(() => signal?.removeEventListener('abort', call.abort));
    },
  };
}

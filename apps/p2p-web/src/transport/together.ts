/** Several networks as one: whoever comes by any of them is let in, and a call goes out by all. */
import { firstOf } from './first.ts';
import type { Link, Listening, Transport } from './transport.ts';

/** `main` is the one that tells whether others can find us, and why they cannot be found. */
export function together(main: Transport, ...beside: readonly Transport[]): Transport {
  return {
    listen(address, caller): Listening {
      const first = main.listen(address, caller);
      const others = beside.map((transport) =>
        transport.listen(address, { link: (link) => caller.link(link) }),
      );
      return {
        get state() {
          return first.state;
        },
        close: () => {
          for (const listening of [first, ...others]) listening.close();
        },
      };
    },

    async call(address, signal): Promise<Link> {
      try {
        const calls = [main, ...beside].map(
          (transport) => (either: AbortSignal) => transport.call(address, either),
        );
        return await firstOf(calls, signal);
      } catch (error) {
        throw error instanceof AggregateError ? error.errors[0] : error;
      }
    },
  };
}

/** Runs before every unit test file: makes two costs cheap that no unit test is about. Keys, signatures and draws stay the same. */
import type { Chain as AnyChain } from '@cheeseboard/engine/fair';
import { vi } from 'vitest';

vi.mock('@noble/ed25519', async (original) =>
  (await import('./native-ed25519.ts')).withNativeEd25519(original),
);

// A chain has 8,192 links, and every player of every match has two. Many tests of a file use the same seeds.
vi.mock('../../../../packages/engine/src/core/fair/chain.ts', async (importOriginal) => {
  const chainModule = await importOriginal<{ Chain: typeof AnyChain; CHAIN_LENGTH: number }>();
  const chains = new Map<string, AnyChain>();
  // A chain never changes, so one object can stand for all with the same seed.
  const Chain = new Proxy(chainModule.Chain, {
    construct(RealChain, [seed, length = chainModule.CHAIN_LENGTH]) {
      const key = `${seed} ${length}`;
      const chain = chains.get(key) ?? new RealChain(seed, length);
      chains.set(key, chain);
      return chain;
    },
  });
  return { ...chainModule, Chain };
});

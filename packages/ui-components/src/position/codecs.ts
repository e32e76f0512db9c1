/** How the positions of each game are read. Loaded with the first position of that game. */
import type { AnyPositions } from '@cheeseboard/engine/positions';

const codecs = new Map<string, () => Promise<AnyPositions>>([
  [
    'daumen-drauf',
    async () => (await import('@cheeseboard/engine/daumen-drauf/positions')).daumenDraufPositions,
  ],
  [
    'david-goliath',
    async () => (await import('@cheeseboard/engine/david-goliath/positions')).davidGoliathPositions,
  ],
  [
    'gouda-gouda',
    async () => (await import('@cheeseboard/engine/gouda-gouda/positions')).goudaGoudaPositions,
  ],
  [
    'mens-erger-je-niet',
    async () => (await import('@cheeseboard/engine/mens-erger-je-niet/positions')).mensErgerJeNietPositions,
  ],
]);

/** For a fifth game. */
export function addPositions(id: string, load: () => Promise<AnyPositions>): void {
  codecs.set(id, load);
}

/** Null for a game that nobody knows. */
export async function loadPositions(id: string): Promise<AnyPositions | null> {
  return (await codecs.get(id)?.()) ?? null;
}

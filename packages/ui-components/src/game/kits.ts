/** What it takes to play each game here. Loaded when it is needed, so that a page with one game carries one game. */
import { addKit, type GameKit } from './registry.ts';

export { addKit, type GameKit } from './registry.ts';

const kits: readonly (readonly [id: string, load: () => Promise<GameKit>])[] = [
  ['daumen-drauf', async () => (await import('./kits/daumen-drauf.ts')).kit],
  ['david-goliath', async () => (await import('./kits/david-goliath.ts')).kit],
  ['gouda-gouda', async () => (await import('./kits/gouda-gouda.ts')).kit],
  ['mens-erger-je-niet', async () => (await import('./kits/mens-erger-je-niet.ts')).kit],
];

export function addAllKits(): void {
  for (const [id, load] of kits) addKit(id, load);
}

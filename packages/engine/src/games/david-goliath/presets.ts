import type { Preset } from '../../core/game.ts';
import type { Options } from './state.ts';

export const presets: readonly Preset<Options>[] = [
  { id: 'first-game', options: { deals: 1 } },
  { id: 'classic', options: {} },
  { id: 'short', options: { deals: 2 } },
  { id: 'long-evening', options: { deals: 10 } },
];

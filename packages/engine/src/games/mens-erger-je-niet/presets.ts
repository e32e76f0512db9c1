import type { Preset } from '../../core/game.ts';
import type { Options } from './state.ts';

export const presets: readonly Preset<Options>[] = [
  { id: 'first-game', options: {} },
  { id: 'classic', options: { extraRoll: 'may', severalCaptures: 'may' } },
  { id: 'as-printed', options: { printedExample: 'on', extraRoll: 'may', severalCaptures: 'may' } },
  { id: 'for-places', options: { playForPlaces: 'on' } },
];

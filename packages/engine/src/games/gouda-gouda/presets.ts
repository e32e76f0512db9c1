import type { Preset } from '../../core/game.ts';
import type { Options } from './state.ts';

export const presets: readonly Preset<Options>[] = [
  { id: 'first-game', options: { powers: 'off', cheeseAt: 'purple-box' } },
  { id: 'classic', options: { powers: 'off' } },
  { id: 'with-powers', options: { powers: 'on' } },
  { id: 'cheese-festival', options: { powers: 'off', festival: 'on' } },
  { id: 'scattered-cheeses', options: { powers: 'on', festival: 'scattered' } },
];

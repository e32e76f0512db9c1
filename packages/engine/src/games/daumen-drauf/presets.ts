import type { Preset } from '../../core/game.ts';
import type { Options } from './state.ts';

export const presets: readonly Preset<Options>[] = [
  { id: 'first-game', options: { rounds: 1, openWins: 'on' } },
  { id: 'classic', options: {} },
  { id: 'calm', options: { parry: 'onTurn' } },
  { id: 'long-evening', options: { rounds: 10 } },
];
